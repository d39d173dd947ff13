import type { ReactNode } from 'react';
import type { CommentBlock } from '../../renderer/model/comment.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { searchHref } from '../../renderer/model/search.ts';
import type { Type } from '../../renderer/model/type.ts';
import { isExamples, type Section } from '../../renderer/presentation/itemSections.ts';
import { returnedName } from '../../renderer/presentation/returnedName.ts';
import { layoutDoc } from '../../renderer/presentation/signature/layoutDoc.ts';
import { signatureWidth } from '../../renderer/presentation/signature/printSymbol.ts';
import type { TextSection } from '../../renderer/presentation/textSections.ts';
import { useRenderContext } from '../context.ts';
import { Signature } from '../signature/Signature.tsx';
import { TypeCode } from '../signature/TypeCode.tsx';
import { OverloadBadges } from './Badges.tsx';
import { Deprecation } from './Deprecation.tsx';
import { Examples } from './Examples.tsx';
import { Hierarchy } from './Hierarchy.tsx';
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

/**
 * Sections one below the other, each with its heading. The sections of a member are short, because its heading has all types.
 */
export function Sections({ sections, level, id }: SectionsProps): ReactNode {
  const isShort = level >= 4;
  return sections.map((section) =>
    isShort && section.kind === 'text' && isExamples(section) ? (
      <Examples key={section.key} blocks={section.blocks} isFolded />
    ) : section.kind === 'more-overloads' ? (
      <details key={section.key} className="more">
        <summary>{section.title}</summary>
        <SectionBody section={section} level={level} id={undefined} />
      </details>
    ) : id === undefined && section.kind === 'text' && section.key === 'history' ? (
      <MemberHistory key={section.key} section={section} />
    ) : (
      <section key={section.key} className={isShort && section.kind === 'overload' ? 'overload' : undefined}>
        <SectionHeading level={level} id={id?.(section.key)} title={section.title} />
        <SectionBody section={section} level={level} id={id?.(section.key)} />
      </section>
    ),
  );
}

/** What authors say of a member's changes, folded: next to each member's text, it would fill the page. Releases are linked by `ChangedIn`. */
function MemberHistory({ section }: { readonly section: TextSection }): ReactNode {
  const blocks = section.blocks.filter(({ anchor }) => anchor === undefined);
  if (blocks.length === 0) return null;
  return (
    <details className="more">
      <summary>{section.title}</summary>
      <TextBlocks blocks={blocks} isList={false} />
    </details>
  );
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
      return <ParameterList parameters={section.parameters} isShort={level >= 4} />;
    case 'returns':
      return <Returned type={section.type} text={section.text} isShort={level >= 4} />;
    case 'overload':
      return (
        <>
          <Signature lines={layoutDoc(section.declaration, signatureWidth)} />
          <OverloadBadges comment={section.signature.comment} />
          <Deprecation comment={section.signature.comment} />
          {!section.isCommon && <Prose markdown={section.signature.comment?.summary} />}
          <Sections sections={section.sections} level={level === 2 ? 3 : 5} id={id === undefined ? undefined : (key) => `${id}-${key}`} />
        </>
      );
    case 'more-overloads':
      return (
        <pre className="signature" tabIndex={0}>
          <code>{section.lines.join('\n')}</code>
        </pre>
      );
    case 'hierarchy':
      return <Hierarchy rows={section.rows} />;
    case 'members':
      return <MemberList group={section.group} rows={section.rows ?? []} />;
    case 'text':
      return isExamples(section) ? (
        <Examples blocks={section.blocks} />
      ) : (
        <TextBlocks blocks={section.blocks} isList={section.isList} level={level} />
      );
  }
}

interface ReturnedProps {
  readonly type: Type;
  readonly text?: CommentBlock | undefined;
  readonly isShort: boolean;
}

function Returned({ type, text, isShort }: ReturnedProps): ReactNode {
  const { messages, tables, hrefOfPage } = useRenderContext();
  const name = isShort ? undefined : returnedName(type);
  return (
    <>
      {!(isShort && text !== undefined && !tables) && <TypeCode type={type} />}
      {name !== undefined && (
        <a className="also" href={`${hrefOfPage(searchHref)}?q=${encodeURIComponent(`-> ${name}`)}`}>
          {fillMessage(messages.whatElseReturns, { name })}
        </a>
      )}
      <Prose markdown={text?.content} />
    </>
  );
}
