import type { ReactNode } from 'react';

export interface HomePageProps {
  readonly title: string;
  readonly tagline: string;
  /** Where to begin, with `baseUrl`. */
  readonly links: readonly { readonly label: string; readonly href: string; readonly text: string }[];
}

/** The home page of a site that has none of its own: title, tagline, and the ways in. */
export function HomePage({ title, tagline, links }: HomePageProps): ReactNode {
  return (
    <div className="default-home prose">
      <h1>{title}</h1>
      {tagline !== '' && <p className="lead">{tagline}</p>}
      <ul className="ways-in">
        {links.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
