import type { ReactNode } from 'react';
import type { SymbolKind } from '../../renderer/model/api.ts';
import type { Messages } from '../../renderer/model/messages.ts';
import { InstallTabs } from '../api/InstallTabs.tsx';
import { itemCount } from '../api/itemCount.ts';
import { KindLetter } from '../api/KindLetter.tsx';
import { SymbolName } from '../api/SymbolName.tsx';

/** What a home page tells of a package. Addresses have `baseUrl`. */
export interface PackageFacts {
  readonly name: string;
  readonly label: string;
  readonly version: string;
  readonly license?: string | undefined;
  readonly repository?: string | undefined;
  readonly isPrivate?: true | undefined;
  /** How many its overview lists. */
  readonly symbols: number;
  /** The most referenced ones. */
  readonly names: readonly { readonly label: string; readonly kind: SymbolKind; readonly href: string }[];
  readonly modules: readonly { readonly label: string; readonly href: string }[];
  /** Other versions of the package in the site. */
  readonly versions: readonly { readonly label: string; readonly href: string }[];
}

export interface PackageIntroductionProps {
  readonly package: PackageFacts;
  /** Address of the package's reference. */
  readonly href: string;
  readonly messages: Messages;
}

/** A package with more modules lists them in its reference alone. */
const mostModules = 24;

/** How to begin with a package: install it, and the names that others build on. */
export function PackageIntroduction({ package: pkg, href, messages }: PackageIntroductionProps): ReactNode {
  const { name, isPrivate, symbols } = pkg;
  return (
    <div className="introduction">
      <PackageLine package={pkg} messages={messages} />
      {isPrivate !== true && <InstallTabs name={name} messages={messages} />}
      <p className="actions">
        <a className="primary" href={href}>
          {messages.apiReference}
        </a>{' '}
        <span className="note">{itemCount(symbols, messages)}</span>
      </p>
      <PackageLists package={pkg} messages={messages} />
    </div>
  );
}

/** The names that others build on, and the modules and other versions of a package. */
export function PackageLists({ package: pkg, messages }: Omit<PackageIntroductionProps, 'href'>): ReactNode {
  const { modules, versions } = pkg;
  return (
    <>
      <PackageNames package={pkg} title={messages.startHere} />
      {modules.length <= mostModules && <LinkSection title={messages.modules} links={modules} />}
      <LinkSection title={messages.otherVersions} links={versions} />
    </>
  );
}

function LinkSection({ title, links }: { readonly title: string; readonly links: PackageFacts['modules'] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="names">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PackageLineProps extends Omit<PackageIntroductionProps, 'href'> {
  /** One more fact. */
  readonly more?: ReactNode;
}

/** `1.2.3 · MIT · github.com/…` */
export function PackageLine({ package: { name, version, license, repository }, messages, more }: PackageLineProps): ReactNode {
  return (
    <p className="note">
      <code>{version === '' ? name : `${name}@${version}`}</code>
      {license !== undefined && ` · ${license}`}
      {repository !== undefined && (
        <>
          {' · '}
          <a href={repository}>{messages.repository}</a>
        </>
      )}
      {more !== undefined && (
        <>
          {' · '}
          {more}
        </>
      )}
    </p>
  );
}

export interface PackageNamesProps {
  readonly package: Pick<PackageFacts, 'names'>;
  /** Title of their section. Undefined: no heading. */
  readonly title?: string | undefined;
}

/** The most referenced names of a package. */
export function PackageNames({ package: { names }, title }: PackageNamesProps): ReactNode {
  if (names.length === 0) return null;
  const list = (
    <ul className="names">
      {names.map(({ label, kind, href }) => (
        <li key={href}>
          <KindLetter kind={kind} />
          <a href={href}>
            <SymbolName name={label} />
          </a>
        </li>
      ))}
    </ul>
  );
  if (title === undefined) return list;
  return (
    <section>
      <h2>{title}</h2>
      {list}
    </section>
  );
}
