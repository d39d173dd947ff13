import { Fragment, type ReactNode } from 'react';
import { fillMessage, type Messages } from '../../renderer/model/messages.ts';
import { InstallTabs } from '../api/InstallTabs.tsx';
import { withCode } from './DocumentPage.tsx';
import type { HomeLink } from './HomePage.tsx';
import { PackageLine } from './PackageIntroduction.tsx';

/** Addresses have `baseUrl`. Code in texts is in backticks. */
export interface HeroProps {
  readonly name: string;
  readonly titleId?: string | undefined;
  readonly text?: string | undefined;
  readonly tagline: string | undefined;
  readonly image?: HomePicture | undefined;
  readonly actions: readonly { readonly text: string; readonly href: string; readonly isMain: boolean }[];
  /** The package whose facts it shows. */
  readonly package: HomeLink | undefined;
  readonly messages: Messages;
}

export interface HomePicture {
  readonly src: string;
  readonly alt: string;
  /** Of the dark theme. Default: the same. */
  readonly dark: string | undefined;
  /** Pixels, if they are known. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The top of a home page. */
export function Hero({ name, titleId, text, tagline, image, actions, package: link, messages }: HeroProps): ReactNode {
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

/** An image with another one for the dark theme, if there is one. */
export function Picture({ src, alt, dark, className, ...size }: HomePicture & { readonly className: string }): ReactNode {
  if (dark === undefined) return <img className={className} src={src} alt={alt} {...size} />;
  return (
    <>
      <img className={`${className} only-light`} src={src} alt={alt} {...size} />
      <img className={`${className} only-dark`} src={dark} alt={alt} {...size} loading="lazy" />
    </>
  );
}
