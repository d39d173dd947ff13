import type { ReactNode } from 'react';
import type { ApiPackage } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { useRenderContext } from '../context.ts';

/** Files of a package that can be imported and have no page. Folded, since few readers need them. */
export function DeepImports({ package: { name, deepImports = [] } }: { readonly package: ApiPackage }): ReactNode {
  const { messages } = useRenderContext();
  if (deepImports.length === 0) return null;
  const [before = '', after = ''] = messages.deepImportsNote.split('{package}');
  return (
    <section className="index">
      <details>
        <summary>{fillMessage(messages.deepImports, { count: deepImports.length })}</summary>
        <p>
          {before}
          <code>{name}</code>
          {after}
        </p>
        <ul>
          {deepImports.map((specifier) => (
            <li key={specifier}>
              <code>{specifier}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
