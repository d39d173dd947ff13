import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { hasTag } from '../../renderer/presentation/commentParts.ts';
import { useRenderContext } from '../context.ts';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { ModuleCards } from './ModuleCards.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** A longer list would push the package's exports far down. */
const longest = 60;

/** A package's further entry points as cards. Hundreds of them are a folded list. */
export function ModuleList({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { messages } = useRenderContext();
  if (modules.length === 0) return null;
  const heading = <SectionHeading level={2} id="modules" title={messages.modules} />;
  if (modules.length <= longest) {
    return (
      <section className="modules">
        {heading}
        <ModuleCards modules={modules} />
      </section>
    );
  }
  return (
    <section className="index">
      {heading}
      <details>
        <summary>{fillMessage(messages.showAll, { count: modules.length })}</summary>
        <Modules modules={modules} />
      </details>
    </section>
  );
}

function Modules({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { hrefOfModule, package: pkg } = useRenderContext();
  return (
    <ul>
      {modules.map((module) => (
        <li key={module.name}>
          <a href={hrefOfModule(pkg.slug, module.name)}>{specifierOf(pkg, module)}</a>
          {hasTag(module.comment, '@deprecated') && <DeprecatedBadge />}
          <FirstSentence text={module.comment?.summary} />
        </li>
      ))}
    </ul>
  );
}
