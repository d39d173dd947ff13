import type { ReactNode } from 'react';
import type { Messages } from '../../renderer/model/messages.ts';
import { splitReadme } from '../../renderer/presentation/splitReadme.ts';
import type { HomeLink } from './HomePage.tsx';
import { PackageIntroduction } from './PackageIntroduction.tsx';

export interface ReadmeHomeProps {
  /** Of a README without a title. */
  readonly title: string;
  /** The README as markup. */
  readonly html: string;
  /** The way to the package that the README is of. */
  readonly link: HomeLink | undefined;
  readonly messages: Messages;
}

/** The home page of a package: what to know before installing it, then its README. */
export function ReadmeHome({ title, html, link, messages }: ReadmeHomeProps): ReactNode {
  const { heading, text } = splitReadme(html);
  return (
    <article className="prose readme-home">
      {heading === '' ? <h1>{title}</h1> : <div dangerouslySetInnerHTML={{ __html: heading }} />}
      {link !== undefined && link.text !== '' && <p className="lead">{link.text}</p>}
      {link?.package !== undefined && <PackageIntroduction package={link.package} href={link.href} messages={messages} />}
      <div dangerouslySetInnerHTML={{ __html: text }} />
    </article>
  );
}
