import type { ReactNode } from 'react';
import type { ApiModule } from '../../renderer/model/api.ts';
import { specifierOf } from '../../renderer/model/specifierOf.ts';
import { useRenderContext } from '../context.ts';
import { hasTag } from './commentParts.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** A package's further entry points. */
export function ModuleList({ modules }: { readonly modules: readonly ApiModule[] }): ReactNode {
  const { words, hrefOfModule, firstSentence, package: pkg } = useRenderContext();
  if (modules.length === 0) return null;
  return (
    <section className="index">
      <SectionHeading level={2} id="modules" title={words.modules} />
      <ul>
        {modules.map((module) => (
          <li key={module.name}>
            <a href={hrefOfModule(pkg.slug, module.name)}>{specifierOf(pkg, module)}</a>
            {hasTag(module.comment, '@deprecated') && <span className="badge deprecated">{words.deprecated}</span>}
            {module.comment !== undefined && <p dangerouslySetInnerHTML={{ __html: firstSentence(module.comment.summary) }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
