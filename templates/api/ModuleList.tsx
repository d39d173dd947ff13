import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { hasTag } from '../../renderer/presentation/commentParts.ts';
import { useRenderContext } from '../context.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** A longer list would push the package's exports far down. */
const longest = 60;

/** A package's further entry points. Hundreds of them are folded. */
export function ModuleList({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { messages } = useRenderContext();
  if (modules.length === 0) return null;
  const list = <Modules modules={modules} />;
  return (
    <section className="index">
      <SectionHeading level={2} id="modules" title={messages.modules} />
      {modules.length <= longest ? (
        list
      ) : (
        <details>
          <summary>{fillMessage(messages.showAll, { count: modules.length })}</summary>
          {list}
        </details>
      )}
    </section>
  );
}

function Modules({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { messages, hrefOfModule, firstSentence, package: pkg } = useRenderContext();
  return (
    <ul>
      {modules.map((module) => (
        <li key={module.name}>
          <a href={hrefOfModule(pkg.slug, module.name)}>{specifierOf(pkg, module)}</a>
          {hasTag(module.comment, '@deprecated') && <span className="badge deprecated">{messages.deprecated}</span>}
          {module.comment !== undefined && <p dangerouslySetInnerHTML={{ __html: firstSentence(module.comment.summary) }} />}
        </li>
      ))}
    </ul>
  );
}
