import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { versionNotes } from './versionNotes.ts';

/**
 * Links to the same page in the other versions of the package, and notes: this page is not of the current version, or a version does not
 * have its subject. Empty for a package with one version.
 *
 * @param name of the page's subject; undefined for lists
 */
export function Versions({ name }: { readonly name: string | undefined }): ReactNode {
  const { messages, versions } = useRenderContext();
  if (versions.length < 2) return null;
  const notes = versionNotes(versions, { name, messages });
  return (
    <nav className="versions" aria-label={messages.version}>
      <div className="version-links">
        <span aria-hidden="true">{messages.version}</span>
        <ul>
          {versions.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {notes.length > 0 && (
        <div className={versions[0]?.isCurrent === true ? 'version-note' : 'version-note is-other'}>
          {notes.map(({ text, link }) => (
            <p key={text}>
              {text}
              {link && (
                <>
                  {' '}
                  {link.before && `${link.before} `}
                  <a href={link.href}>{link.isCode ? <code>{link.label}</code> : link.label}</a>.
                </>
              )}
            </p>
          ))}
        </div>
      )}
    </nav>
  );
}
