import type { ReactNode } from 'react';
import { withCode } from './DocumentPage.tsx';
import { Hero, type HeroProps, type HomePicture, Picture } from './Hero.tsx';

export interface DocumentHomeProps extends HeroProps {
  readonly features: readonly HomeFeature[];
  /** The document's text as markup. */
  readonly html: string;
}

interface HomeFeature {
  readonly title: string;
  readonly details?: string | undefined;
  /** An emoji, or a picture. */
  readonly icon?: string | HomePicture | undefined;
  readonly href: string | undefined;
}

/** A document as a home page: the hero and the cards of its front matter, then its text. */
export function DocumentHome({ features, html, ...hero }: DocumentHomeProps): ReactNode {
  return (
    <div className="home-page">
      <Hero {...hero} />
      {features.length > 0 && (
        <ul className="features">
          {features.map((feature) => (
            <li key={feature.title}>
              <Feature {...feature} />
            </li>
          ))}
        </ul>
      )}
      {html !== '' && <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}

function Feature({ title, details, icon, href }: HomeFeature): ReactNode {
  return (
    <>
      {typeof icon === 'object' && <Picture {...icon} className="feature-icon" />}
      {typeof icon === 'string' && icon !== '' && (
        <span className="feature-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <h2>{href === undefined ? withCode(title) : <a href={href}>{withCode(title)}</a>}</h2>
      {details !== undefined && <p>{withCode(details)}</p>}
    </>
  );
}
