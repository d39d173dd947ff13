import { Fragment, type ReactNode } from 'react';
import type { ApiModule, ReExport } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { hasReferences, referenceGroups } from '../../renderer/presentation/referenceGroups.ts';
import { useRenderContext } from '../context.ts';
import { PartLinks } from './PartLinks.tsx';
import { ReferenceList, sharedOrigin, useReferenceEntries } from './ReferenceList.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** What an entry point exports again from another, or under another name, by kind: a line for each, with a link to its page, or the way to them. */
export function References({ module }: { readonly module: ApiModule }): ReactNode {
  const { messages, package: pkg } = useRenderContext();
  const entriesOf = useReferenceEntries();
  if (!hasReferences(module)) return null;
  const groups = referenceGroups(module, pkg.symbols, messages).map((group) => ({ ...group, entries: entriesOf(group.references) }));
  const origin = sharedOrigin(groups.flatMap(({ entries }) => entries));
  return (
    <section className="index">
      <SectionHeading level={2} id="references" title={messages.references} />
      <Namespaces module={module} />
      {origin !== undefined && <p className="from">{origin}</p>}
      {groups.map(({ id, title, entries, parts }) => (
        <Fragment key={id}>
          {groups.length > 1 && <SectionHeading level={3} id={id} title={title} />}
          {parts.length > 0 ? <PartLinks parts={parts} /> : <ReferenceList entries={entries} isOriginKnown={origin !== undefined} />}
        </Fragment>
      ))}
    </section>
  );
}

/** The exports of a namespace that have another name there, or a comment of their own. */
export function NamespaceReferences({ references }: { readonly references: readonly ReExport[] }): ReactNode {
  const { messages } = useRenderContext();
  const entriesOf = useReferenceEntries();
  if (references.length === 0) return null;
  return (
    <section className="index">
      <SectionHeading level={2} id="references" title={messages.references} />
      <ReferenceList entries={entriesOf(references)} isOriginKnown={true} />
    </section>
  );
}

function Namespaces({ module: { namespaces = [] } }: { readonly module: ApiModule }): ReactNode {
  const { hrefOfModule, package: pkg } = useRenderContext();
  if (namespaces.length === 0) return null;
  const moduleOf = (wanted: string): string => {
    const found = pkg.modules.find(({ name }) => name === wanted);
    return found === undefined ? wanted : specifierOf(pkg, found);
  };
  return (
    <ul>
      {namespaces.map(({ name, module }) => (
        <li key={`${name} ${module}`}>
          <a href={hrefOfModule(pkg.slug, module)}>{name}</a> <code>{moduleOf(module)}</code>
        </li>
      ))}
    </ul>
  );
}
