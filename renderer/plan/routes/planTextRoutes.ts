import { dirname } from 'node:path/posix';
import { firstRelease, historyPages, releasePath } from '../../history/historyPages.ts';
import { upgradePage, upgradePath, upgradeTitle } from '../../history/upgrade/upgradePage.ts';
import { majorOf } from '../../history/upgrade/upgradePairs.ts';
import { joinHref, packageHref, pageFiles, safeSegment } from '../../model/addresses.ts';
import type { ApiModel, ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { Href } from '../../model/links.ts';
import { mainModule } from '../../model/mainModule.ts';
import type { PackageText, Route } from '../../model/plan.ts';
import type { UpgradeNotes } from '../../model/upgradeNotes.ts';
import { packageSidebar } from './planApiRoutes.ts';
import type { PlanSettings } from './planCategoryRoutes.ts';

interface TextRoutesRequest {
  readonly config: Config;
  readonly api: ApiModel;
  /** The README of the workspace that the packages are in. Default: none. */
  readonly workspace?: ApiPackage | undefined;
  /** Whether something else is the home page. */
  readonly hasHome: boolean;
}

/**
 * Routes of the packages' own texts. The README of a site's only package, or of the first of its versions, is the home page, where there is
 * no other; that of a workspace is for several packages. Else a README is shown on the package's overview, unless that has a module's
 * comment to show: then it gets a page where the config asks for one. Each CHANGELOG is a page.
 */
export function planTextRoutes({ config, api, hasHome, workspace }: TextRoutesRequest): readonly Route[] {
  const [first] = api.packages;
  const isOnePackage = api.packages.every(({ name }) => name === first?.name);
  const shown = isOnePackage ? first : workspace;
  const home = hasHome || shown?.readme === undefined ? [] : [homeRoute(config, { package: shown, markdown: shown.readme })];
  return [
    ...home,
    ...api.packages.flatMap((pkg) => [
      ...(home.length > 0 && pkg === first ? [] : readmeRoutes(config, pkg)),
      ...changelogRoutes(config, pkg),
    ]),
  ];
}

/** Folder of a package relative to the project's root, as far as its texts tell. */
export function packageFolder({ readme, changelog }: ApiPackage): string | undefined {
  const file = (readme ?? changelog)?.place?.file;
  return file === undefined ? undefined : dirname(file);
}

function homeRoute({ title, tagline }: Config, text: PackageText): Route {
  return textRoute({ kind: 'home', href: '/', title, description: tagline, text });
}

function readmeRoutes(config: Config, pkg: ApiPackage): readonly Route[] {
  const isWanted = config.api.packages.find(({ slug }) => slug === pkg.slug)?.readme === 'page';
  const isShown = mainModule(pkg.modules)?.comment === undefined;
  if (!isWanted || isShown || pkg.readme === undefined) return [];
  const text = { package: pkg, markdown: pkg.readme };
  return [
    textRoute({ kind: 'page', href: freeHref(config, pkg, 'readme'), title: config.messages.readme, description: pkg.description, text }),
  ];
}

function changelogRoutes(config: Config, pkg: ApiPackage): readonly Route[] {
  if (pkg.changelog === undefined) return [];
  const text = { package: pkg, markdown: pkg.changelog };
  return [
    textRoute({
      kind: 'page',
      href: freeHref(config, pkg, 'changelog'),
      title: config.messages.changelog,
      description: pkg.description,
      text,
    }),
  ];
}

/** The settings that addresses and titles of texts follow from. */
type TextSettings = Pick<PlanSettings, 'api' | 'messages'>;

export interface HistoryRoutesRequest {
  readonly config: TextSettings;
  readonly api: ApiModel;
  /** What authors write about upgrades. Default: nothing. */
  readonly notes?: readonly UpgradeNotes[] | undefined;
}

/** Pages of the changes of each release, of all deprecated symbols, and of what breaks in new major versions. */
export function historyRoutes(pkg: ApiPackage, { config, api, notes = [] }: HistoryRoutesRequest): readonly Route[] {
  const { history } = pkg;
  if (history === undefined) return [];
  const { messages } = config;
  const hrefOf = (path: string): Href => {
    const [first = '', ...rest] = path.split('/');
    return [freeHref(config, pkg, first), ...rest.map(safeSegment)].join('/');
  };
  const route = (path: string, title: string, text: Omit<PackageText, 'package'>): Route =>
    textRoute({ kind: 'page', href: hrefOf(path), title, description: `${pkg.label}: ${title}`, text: { package: pkg, ...text } });
  const upgrades = (history.upgrades ?? []).map((upgrade): Route => {
    const [old, next] = [majorOf(upgrade.from), majorOf(upgrade.to)];
    const first = firstRelease(history, upgrade);
    const parts = upgradePage({
      ...{ package: pkg, upgrade, messages },
      previous: api.packages.find(({ name, version }) => name === pkg.name && majorOf(version) === old),
      notes: notes.find((one) => one.package === pkg.slug && one.major === next),
      first: first && { version: first.version, href: hrefOf(releasePath(first)) },
    });
    return route(upgradePath(upgrade), upgradeTitle(upgrade, messages), { markdown: { text: '' }, parts });
  });
  const pages = historyPages({ package: pkg, history, messages, hrefOf });
  const neighbor = (path: string | undefined): Href | undefined => (path === undefined ? undefined : hrefOf(path));
  return [
    ...pages.map(({ path, title, text, previous, next }) =>
      route(path, title, { markdown: { text }, previous: neighbor(previous), next: neighbor(next) }),
    ),
    ...upgrades,
  ];
}

interface ReleaseHrefsRequest {
  readonly api: string;
  readonly slug: string;
  readonly version: string;
}

/** Where the page of a release is: the second address if a module has the first one. */
export function releaseHrefs({ api, slug, version }: ReleaseHrefsRequest): readonly Href[] {
  return ['changes', 'changes~'].map((name) => joinHref(packageHref(api, slug), `${name}/${safeSegment(version)}`));
}

/** A module of the same name keeps its address. */
function freeHref(config: TextSettings, pkg: ApiPackage, name: string): Href {
  const isTaken = pkg.modules.some((module) => module.name.toLowerCase() === name);
  return joinHref(packageHref(config.api.route, pkg.slug), isTaken ? `${name}~` : name);
}

interface TextRoute {
  readonly kind: 'home' | 'page';
  readonly href: Href;
  readonly title: string;
  readonly description: string;
  readonly text: PackageText;
}

function textRoute(route: TextRoute): Route {
  const { href, text } = route;
  return {
    ...route,
    ...pageFiles(href),
    from: text.markdown.place ?? { file: `${text.package.name}/package.json` },
    sidebar: packageSidebar(text.package),
    module: '',
  };
}
