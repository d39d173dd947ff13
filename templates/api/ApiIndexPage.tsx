import type { ReactNode } from 'react';
import type { ApiPackage } from '../../renderer/model/api.ts';
import { fillWords, type Words } from '../../renderer/model/words.ts';

export interface ApiIndexPageProps {
  readonly packages: readonly ApiPackage[];
  readonly words: Words;
  /** Address of a package's overview, with `baseUrl`. */
  readonly hrefOfPackage: (slug: string) => string;
}

/** The way into the reference: every package. It belongs to none of them, so it needs no `RenderContext`. */
export function ApiIndexPage({ packages, words, hrefOfPackage }: ApiIndexPageProps): ReactNode {
  return (
    <>
      <h1>{words.apiReference}</h1>
      <ul className="packages">
        {packages.map(({ slug, label, name, version, description, symbols }) => (
          <li key={slug}>
            <h2>
              <a href={hrefOfPackage(slug)}>{label}</a>
            </h2>
            {description !== '' && <p>{description}</p>}
            <p className="note">
              <code>{`${name}@${version}`}</code> · {fillWords(words.itemCount, { count: symbols.length })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
