import type { ReactNode } from 'react';
import { layoutDoc } from '../signature/layoutDoc.ts';
import { signatureWidth } from '../signature/printSymbol.ts';
import { Signature } from '../signature/Signature.tsx';
import { TypeCode } from '../signature/TypeCode.tsx';
import { Description } from './Description.tsx';
import { Hierarchy } from './Hierarchy.tsx';
import type { Section } from './itemSections.ts';
import { MemberList } from './MemberList.tsx';
import { ParameterList } from './ParameterList.tsx';
import { Prose } from './Prose.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { TextBlocks } from './TextBlocks.tsx';
import { TypeParameterList } from './TypeParameterList.tsx';

export interface SectionsProps {
  readonly sections: readonly Section[];
  /** Level of their headings: 2 on a page, 4 below a member. */
  readonly level: 2 | 3 | 4 | 5;
  /** The id of a section's heading, made from the section's key; without it headings have none. */
  readonly id?: ((key: string) => string) | undefined;
}

/** Sections one below the other, each with its heading. */
export function Sections({ sections, level, id }: SectionsProps): ReactNode {
  return sections.map((section) => (
    <section key={section.key}>
      <SectionHeading level={level} id={id?.(section.key)} title={section.title} />
      <SectionBody section={section} level={level} id={id?.(section.key)} />
    </section>
  ));
}

interface SectionBodyProps {
  readonly section: Section;
  readonly level: SectionsProps['level'];
  readonly id: string | undefined;
}

function SectionBody({ section, level, id }: SectionBodyProps): ReactNode {
  switch (section.kind) {
    case 'type-parameters':
      return <TypeParameterList typeParameters={section.typeParameters} />;
    case 'parameters':
      return <ParameterList parameters={section.parameters} />;
    case 'returns':
      return (
        <>
          <TypeCode type={section.type} />
          <Prose markdown={section.text?.content} />
        </>
      );
    case 'overload':
      return (
        <>
          <Signature lines={layoutDoc(section.declaration, signatureWidth)} />
          <Description comment={section.signature.comment} />
          <Sections sections={section.sections} level={level === 2 ? 3 : 5} id={id === undefined ? undefined : (key) => `${id}-${key}`} />
        </>
      );
    case 'hierarchy':
      return <Hierarchy rows={section.rows} />;
    case 'members':
      return <MemberList group={section.group} />;
    case 'text':
      return <TextBlocks blocks={section.blocks} isList={section.isList} />;
  }
}
