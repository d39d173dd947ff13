import { Fragment, type ReactNode } from 'react';
import { fillMessage, type Messages } from '../../renderer/model/messages.ts';
import { InstallTabs } from '../api/InstallTabs.tsx';
import { withCode } from './DocumentPage.tsx';
import type { HomeLink } from './HomePage.tsx';
import { PackageLine } from './PackageIntroduction.tsx';

/** Addresses have `baseUrl`. */
export interface DocumentHomeProps {
  readonly name: string;
  readonly titleId: string | undefined;
  readonly text: string | undefined;
  readonly tagline: string | undefined;
  readonly image: HomePicture | undefined;
  readonly actions: readonly { readonly text: string; readonly href: string; readonly isMain: boolean }[];
  readonly features: readonly HomeFeature[];
  /** The package whose facts it shows. */
  readonly package: HomeLink | undefined;
  /** The document's text as markup. */
  readonly html: string;
  readonly messages: Messages;
}

export interface HomePicture {
  readonly src: string;
  readonly alt: string;
  /** Of the dark theme. Default: the same. */
  readonly dark: string | undefined;
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
    <div className="home">
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

function Hero({
  name,
  titleId,
  text,
  tagline,
  image,
  actions,
  package: link,
  messages,
}: Omit<DocumentHomeProps, 'features' | 'html'>): ReactNode {
  return (
    <header className={image === undefined ? 'hero' : 'hero with-picture'}>
      <div>
        <h1 id={titleId}>{withCode(name)}</h1>
        {text !== undefined && <p className="hero-text">{withCode(text)}</p>}
        {tagline !== undefined && <p className="lead">{withCode(tagline)}</p>}
        {actions.length > 0 && (
          <p className="actions">
            {actions.map(({ text: label, href, isMain }) => (
              <Fragment key={`${href} ${label}`}>
                <a className={isMain ? 'primary' : 'secondary'} href={href}>
                  {label}
                </a>{' '}
              </Fragment>
            ))}
          </p>
        )}
        {link?.package !== undefined && <Facts link={{ ...link, package: link.package }} messages={messages} />}
      </div>
      {image !== undefined && <Picture {...image} className="picture" />}
    </header>
  );
}

interface FactsProps {
  readonly link: HomeLink & Required<Pick<HomeLink, 'package'>>;
  readonly messages: Messages;
}

/** How to install a package; its version, its license, and how much it exports. */
function Facts({ link: { href, package: pkg }, messages }: FactsProps): ReactNode {
  if (pkg === undefined) return null;
  const count = pkg.symbols === 1 ? messages.oneExport : fillMessage(messages.exportCount, { count: pkg.symbols });
  return (
    <div className="home-facts">
      {pkg.isPrivate !== true && <InstallTabs name={pkg.name} messages={messages} />}
      <PackageLine package={pkg} messages={messages} more={<a href={href}>{count}</a>} />
    </div>
  );
}

function Picture({ src, alt, dark, className }: HomePicture & { readonly className: string }): ReactNode {
  if (dark === undefined) return <img className={className} src={src} alt={alt} />;
  return (
    <>
      <img className={`${className} only-light`} src={src} alt={alt} />
      <img className={`${className} only-dark`} src={dark} alt={alt} loading="lazy" />
    </>
  );
}

function Feature({ title, details, icon, href }: HomeFeature): ReactNode {
  return (
    <>
      {typeof icon === 'object' && <Picture {...icon} className="feature-icon" />}
      {typeof icon === 'string' && (
        <span className="feature-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <h2>{href === undefined ? withCode(title) : <a href={href}>{withCode(title)}</a>}</h2>
      {details !== undefined && <p>{withCode(details)}</p>}
    </>
  );
}
