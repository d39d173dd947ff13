import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { fillMessage } from '../../renderer/model/messages.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { hasTag } from '../../renderer/presentation/commentParts.ts';
import { furtherModules } from '../../renderer/presentation/furtherModules.ts';
import { useRenderContext } from '../context.ts';
import { DeepImports } from './DeepImports.tsx';
import { DeprecatedBadge } from './DeprecatedBadge.tsx';
import { FirstSentence } from './FirstSentence.tsx';
import { ModuleCards } from './ModuleCards.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** A longer list would push the package's exports far down. */
const longest = 60;

/**
 * A package's further entry points as cards; many of them are a list. The list is folded where the symbols come first: these are what readers
 * look for then. Deep imports are always folded.
 */
export function ModuleList({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { messages } = useRenderContext();
  const { named, deep, areLast } = furtherModules(modules);
  const areCards = named.length <= longest;
  return (
    <>
      {named.length > 0 && (
        <section className={areCards ? 'modules' : 'index'}>
          <SectionHeading level={2} id="modules" title={messages.modules} />
          {areCards ? (
            <ModuleCards modules={named} />
          ) : !areLast ? (
            <Modules modules={named} />
          ) : (
            <details>
              <summary>{fillMessage(messages.showAll, { count: named.length })}</summary>
              <Modules modules={named} />
            </details>
          )}
        </section>
      )}
      {deep.length > 0 && (
        <DeepImports count={deep.length}>
          <Modules modules={deep} id="deep-imports" />
        </DeepImports>
      )}
    </>
  );
}

interface ModulesProps {
  readonly modules: readonly ApiModule[];
  /** Of the list: browsers unfold it for links that point to it. */
  readonly id?: string | undefined;
}

function Modules({ modules, id }: ModulesProps): ReactNode {
  const { hrefOfModule, package: pkg } = useRenderContext();
  return (
    <ul id={id}>
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
