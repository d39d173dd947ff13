import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { useRenderContext } from '../context.ts';
import { listedReferences } from './listedReferences.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** What an entry point exports again from another, or under another name: a line for each, with a link to its page. */
export function References({ module }: { readonly module: ApiModule }): ReactNode {
  const { words, href, hrefOfModule, package: pkg } = useRenderContext();
  const references = listedReferences(module);
  const { namespaces = [] } = module;
  if (references.length + namespaces.length === 0) return null;
  const moduleOf = (wanted: string): string => {
    const found = pkg.modules.find(({ name }) => name === wanted);
    return found === undefined ? wanted : specifierOf(pkg, found);
  };
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  return (
    <section className="index">
      <SectionHeading level={2} id="references" title={words.references} />
      <ul>
        {namespaces.map(({ name, module: target }) => (
          <li key={`${name} ${target}`}>
            <a href={hrefOfModule(pkg.slug, target)}>{name}</a> <code>{moduleOf(target)}</code>
          </li>
        ))}
        {references.map(({ name, target }) => (
          <li key={`${name} ${target}`}>
            <a href={href(target)}>{name}</a>
            {name !== byId.get(target)?.name && <code>{byId.get(target)?.qualifiedName}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
