import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';
import { Hero } from './Hero.tsx';
import { type PackageFacts, PackageLine, PackageLists, PackageNames } from './PackageIntroduction.tsx';

/** A way into the site, with `baseUrl`. */
export interface HomeLink {
  readonly label: string;
  readonly href: string;
  readonly text: string;
  readonly package?: PackageFacts | undefined;
}

export interface HomePageProps {
  readonly title: string;
  readonly tagline: string;
  /** Where to begin, without the home page itself. */
  readonly links: readonly HomeLink[];
  readonly messages: Messages;
}

/** The home page of a site that has none of its own: what it documents, how to install it, and where to begin. */
export function HomePage({ title, tagline, links, messages }: HomePageProps): ReactNode {
  const packages = links.filter((link) => link.package !== undefined);
  const [only] = packages.length === 1 ? packages : [];
  const lead = tagline === '' ? (only?.text ?? '') : tagline;
  const others = links.filter((link) => link !== only);
  const reference = only === undefined ? [] : [{ text: messages.apiReference, href: only.href, isMain: true }];
  return (
    <div className="home-page">
      <Hero name={title} tagline={lead === '' ? undefined : lead} actions={reference} package={only} messages={messages} />
      <div className="prose introduction">
        {only?.package !== undefined && <PackageLists package={only.package} messages={messages} />}
        {others.length > 0 && <WaysIn links={others} messages={messages} />}
      </div>
    </div>
  );
}

/** So many parts are shown with all that there is to know of them. */
const mostInFull = 12;

/** Packages and other parts of a site, each with what to know of it: of many, only their names and descriptions. */
export function WaysIn({ links, messages }: Pick<HomePageProps, 'links' | 'messages'>): ReactNode {
  const isBrief = links.length > mostInFull;
  return (
    <ul className={isBrief ? 'ways-in brief' : 'ways-in'}>
      {links.map((link) => (
        <li key={link.href}>
          <WayIn link={isBrief ? { ...link, label: link.package?.label ?? link.label, package: undefined } : link} messages={messages} />
        </li>
      ))}
    </ul>
  );
}

function WayIn({
  link: { label, href, text, package: pkg },
  messages,
}: {
  readonly link: HomeLink;
  readonly messages: Messages;
}): ReactNode {
  return (
    <>
      <h2>
        <a href={href}>{pkg?.label ?? label}</a>
      </h2>
      {text !== '' && <p>{text}</p>}
      {pkg !== undefined && (
        <>
          <PackageLine package={pkg} messages={messages} />
          <PackageNames package={pkg} />
        </>
      )}
    </>
  );
}
