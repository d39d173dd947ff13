import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';
import { splitReadme } from '../../renderer/presentation/splitReadme.ts';
import { type HomeLink, WaysIn } from './HomePage.tsx';
import { PackageIntroduction } from './PackageIntroduction.tsx';

export interface ReadmeHomeProps {
  /** The heading of the page, if the README has no title. */
  readonly title: string;
  /** The README as markup. */
  readonly html: string;
  /** The first sentence, or an empty text. */
  readonly lead: string;
  /** The package that the README is of; undefined for the README of a workspace. */
  readonly package: HomeLink | undefined;
  /** The packages of the workspace that the README is of, and other parts of the site. */
  readonly links: readonly HomeLink[];
  readonly messages: Messages;
}

/** The home page of a package or a workspace: what to know before installing it or which packages there are, then its README. */
export function ReadmeHome({ title, html, lead, package: link, links, messages }: ReadmeHomeProps): ReactNode {
  const { heading, text } = splitReadme(html);
  return (
    <article className="prose readme-home">
      {heading === '' ? <h1>{title}</h1> : <div dangerouslySetInnerHTML={{ __html: heading }} />}
      {lead !== '' && <p className="lead">{lead}</p>}
      {link?.package !== undefined && <PackageIntroduction package={link.package} href={link.href} messages={messages} />}
      {links.length > 0 && <WaysIn links={links} messages={messages} />}
      <div dangerouslySetInnerHTML={{ __html: text }} />
    </article>
  );
}
