import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { listedReferences, referenceParts } from '../../renderer/presentation/listParts.ts';
import { useRenderContext } from '../context.ts';
import { PartLinks } from './PartLinks.tsx';
import { ReferenceList } from './ReferenceList.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** What an entry point exports again from another, or under another name: a line for each, with a link to its page, or the way to them. */
export function References({ module }: { readonly module: ApiModule }): ReactNode {
  const { messages, hrefOfModule, package: pkg } = useRenderContext();
  const references = listedReferences(module);
  const { namespaces = [] } = module;
  if (references.length + namespaces.length === 0) return null;
  const parts = referenceParts(module);
  const listed = parts.length === 0 ? references : [];
  const moduleOf = (wanted: string): string => {
    const found = pkg.modules.find(({ name }) => name === wanted);
    return found === undefined ? wanted : specifierOf(pkg, found);
  };
  return (
    <section className="index">
      <SectionHeading level={2} id="references" title={messages.references} />
      {namespaces.length + listed.length > 0 && (
        <ReferenceList references={listed}>
          {namespaces.map(({ name, module: target }) => (
            <li key={`${name} ${target}`}>
              <a href={hrefOfModule(pkg.slug, target)}>{name}</a> <code>{moduleOf(target)}</code>
            </li>
          ))}
        </ReferenceList>
      )}
      {parts.length > 0 && <PartLinks parts={parts} />}
    </section>
  );
}
