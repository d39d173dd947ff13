import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';

/** The same page in the other versions of the package, where the site has several; nothing where it hasn't. */
export function Versions(): ReactNode {
  const { words, versions } = useRenderContext();
  if (versions.length < 2) return null;
  return (
    <nav className="versions" aria-label={words.version}>
      <ul>
        {versions.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
