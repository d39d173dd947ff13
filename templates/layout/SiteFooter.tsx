import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';

export interface SiteFooterProps {
  readonly columns: readonly { readonly title: string; readonly items: readonly { readonly label: string; readonly href: string }[] }[];
  readonly copyright?: string | undefined;
  readonly messages: Messages;
}

/** The site's footer: the same on every page. */
export function SiteFooter({ columns, copyright, messages }: SiteFooterProps): ReactNode {
  if (columns.length === 0 && copyright === undefined) return null;
  return (
    <footer className="site-footer">
      {columns.length > 0 && (
        <nav aria-label={messages.footer}>
          {columns.map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ label, href }) => (
                  <li key={`${label}:${href}`}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      {copyright !== undefined && <p>{copyright}</p>}
    </footer>
  );
}
