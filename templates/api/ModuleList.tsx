import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { fillWords } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';
import { hasTag } from './commentParts.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** A list that is longer would stand before all that the package exports. */
const longest = 60;

/** A package's further entry points. Hundreds of them are folded. */
export function ModuleList({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { words } = useRenderContext();
  if (modules.length === 0) return null;
  const list = <Modules modules={modules} />;
  return (
    <section className="index">
      <SectionHeading level={2} id="modules" title={words.modules} />
      {modules.length <= longest ? (
        list
      ) : (
        <details>
          <summary>{fillWords(words.showAll, { count: modules.length })}</summary>
          {list}
        </details>
      )}
    </section>
  );
}

function Modules({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { words, hrefOfModule, firstSentence, package: pkg } = useRenderContext();
  return (
    <ul>
      {modules.map((module) => (
        <li key={module.name}>
          <a href={hrefOfModule(pkg.slug, module.name)}>{specifierOf(pkg, module)}</a>
          {hasTag(module.comment, '@deprecated') && <span className="badge deprecated">{words.deprecated}</span>}
          {module.comment !== undefined && <p dangerouslySetInnerHTML={{ __html: firstSentence(module.comment.summary) }} />}
        </li>
      ))}
    </ul>
  );
}
