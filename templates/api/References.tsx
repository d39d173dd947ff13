import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { useRenderContext } from '../context.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** What an entry point exports again from another, or under another name: a line for each, with a link to its page. */
export function References({ module: { references, namespaces = [] } }: { readonly module: ApiModule }): ReactNode {
  const {
    words,
    href,
    hrefOfModule,
    package: { name: packageName, slug, symbols },
  } = useRenderContext();
  if (references.length + namespaces.length === 0) return null;
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return (
    <section className="index">
      <SectionHeading level={2} id="references" title={words.references} />
      <ul>
        {namespaces.map(({ name, module }) => (
          <li key={`${name} ${module}`}>
            <a href={hrefOfModule(slug, module)}>{name}</a> <code>{module === '' ? packageName : `${packageName}/${module}`}</code>
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
