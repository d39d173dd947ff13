import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';
import type { PackageEntry } from '../../renderer/model/plan.ts';
import { itemCount } from './itemCount.ts';

export interface ApiIndexPageProps {
  readonly packages: readonly PackageEntry[];
  readonly messages: Messages;
  /** Address of a package's overview, with `baseUrl`. */
  readonly hrefOfPackage: (slug: string) => string;
}

/** The way into the reference: every package. It belongs to none of them, so it needs no `RenderContext`. */
export function ApiIndexPage({ packages, messages, hrefOfPackage }: ApiIndexPageProps): ReactNode {
  return (
    <>
      <h1>{messages.apiReference}</h1>
      <ul className="packages">
        {packages.map(({ slug, label, name, version, description, symbols }) => (
          <li key={slug}>
            <h2>
              <a href={hrefOfPackage(slug)}>{label}</a>
            </h2>
            {description !== '' && <p>{description}</p>}
            <p className="note">
              <code>{`${name}@${version}`}</code> · {itemCount(symbols, messages)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
