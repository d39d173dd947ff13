import type { VersionLink } from '../../templates/context.ts';
import type { Neighbor } from '../../templates/layout/PageFooter.tsx';
import type { PackageFacts } from '../../templates/pages/PackageIntroduction.tsx';
import type { ApiSymbol } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { Href, Links } from '../model/links.ts';
import { memoize } from '../model/memoize.ts';
import type { LinkSpace, Sidebar } from '../model/plan.ts';
import { publicHref } from '../model/publicHref.ts';
import type { RedirectTarget } from '../model/redirect.ts';
import type { SampleNames } from '../model/sample.ts';
import type { SymbolId } from '../model/type.ts';
import type { Counterpart } from '../model/versions.ts';
import { createLinks } from '../plan/links/createLinks.ts';
import { createSidebar } from '../presentation/createSidebar.ts';
import type { Fields } from '../presentation/fieldsOf.ts';
import type { RenderSettings } from './pageFrame.tsx';
import type { ReadingPosition } from './readingPositions.ts';
import { type PackageVersion, versionLinks } from './versionLinks.ts';

/**
 * Everything that a page may ask of the site around it. Every answer is plain data and follows from the arguments alone, which are texts.
 * `recordSite` records what a page asks; as long as all answers are the same, so is the page.
 */
export interface Site extends Links {
  /** Title of the page at an address. */
  readonly title: (href: Href) => string | undefined;
  /** What a page shows of a sidebar. Undefined where there is no such sidebar. */
  readonly menu: (sidebar: string, href: Href) => string | undefined;
  /** The position of a document in its sidebar, with the previous and the next document; or the neighbors of a release. */
  readonly reading: (href: Href) => ReadingPosition | undefined;
  /** Who uses a symbol. */
  readonly usedBy: (id: SymbolId) => Backlinks | undefined;
  /** The fields of an object type. Undefined for other symbols. */
  readonly fields: (id: SymbolId) => Fields | undefined;
  /** A type that a package doesn't export and that pages explain. */
  readonly unexported: (slug: string, id: SymbolId) => ApiSymbol | undefined;
  /** Where a page of the reference is in each version of its package, by the package's slug and name, the page's address and its symbol. */
  readonly versions: (slug: string, name: string, href: Href, symbol: SymbolId) => readonly VersionLink[];
  /** What the names in a block of code of a document or of a package mean. */
  readonly sample: (of: 'documents' | 'packages', key: string) => SampleNames | undefined;
  /** The ways into the site, for pages that have nothing else to offer. */
  readonly entryLinks: () => readonly EntryLink[];
  /** What a sidebar lists, for the page that shows all of it. */
  readonly sidebarItems: (sidebar: string) => Sidebar['items'];
}

export interface EntryLink extends Neighbor {
  readonly text: string;
  /** Of a link to a package. */
  readonly package?: PackageFacts | undefined;
}

/** The site as plain data. */
export interface SiteTables {
  readonly links: LinkSpace;
  readonly titles: ReadonlyMap<Href, string>;
  readonly sidebars: ReadonlyMap<string, Sidebar>;
  readonly reading: ReadonlyMap<Href, ReadingPosition>;
  readonly backlinks: ReadonlyMap<SymbolId, Backlinks>;
  /** Of the object types. */
  readonly fields: ReadonlyMap<SymbolId, Fields>;
  /** By slug. */
  readonly unexported: ReadonlyMap<string, ReadonlyMap<SymbolId, ApiSymbol>>;
  /** All packages, in the order of the config. */
  readonly packages: readonly PackageVersion[];
  /** The corresponding symbols in the other versions of their package. */
  readonly counterparts: ReadonlyMap<SymbolId, readonly Counterpart[]>;
  /** Redirects of pages, by their former addresses. */
  readonly replacements: ReadonlyMap<Href, RedirectTarget>;
  readonly samples: { readonly documents: ReadonlyMap<string, SampleNames>; readonly packages: ReadonlyMap<string, SampleNames> };
  readonly entryLinks: readonly EntryLink[];
}

/** Everything that answers follow from. */
export interface SiteFacts extends SiteTables {
  readonly settings: RenderSettings;
}

/** A question, with the facts that its answer follows from: it is given no others. */
interface Query<Answer> {
  readonly facts: readonly (keyof SiteFacts)[];
  readonly create: (facts: SiteFacts) => Answer;
}

function from<Name extends keyof SiteFacts, Answer>(
  facts: readonly Name[],
  create: (facts: Pick<SiteFacts, Name>) => Answer,
): Query<Answer> {
  return { facts, create };
}

/** The questions that are not answered by the link space. */
const queries: { readonly [Name in Exclude<keyof Site, keyof Links>]: Query<Site[Name]> } = {
  title: from(['titles'], (facts) => (href) => facts.titles.get(href)),
  menu: from(['sidebars', 'settings'], (facts) => createMenus(facts, facts.settings)),
  reading: from(['reading'], (facts) => (href) => facts.reading.get(href)),
  usedBy: from(['backlinks'], (facts) => (id) => facts.backlinks.get(id)),
  fields: from(['fields'], (facts) => (id) => facts.fields.get(id)),
  unexported: from(['unexported'], (facts) => (slug, id) => facts.unexported.get(slug)?.get(id)),
  versions: from(['settings', 'links', 'packages', 'counterparts', 'replacements'], ({ links, ...facts }) => {
    const request = { ...facts, links: createLinks(links) };
    return (slug, name, href, symbol) => versionLinks({ ...request, page: { slug, name, href, symbol } });
  }),
  sample: from(['samples'], (facts) => (of, key) => facts.samples[of].get(key)),
  entryLinks: from(['entryLinks'], (facts) => () => facts.entryLinks),
  sidebarItems: from(['sidebars'], (facts) => (id) => facts.sidebars.get(id)?.items ?? []),
};

/** The names of the facts that the answers to a query follow from. */
export function factsOf(query: string): readonly (keyof SiteFacts)[] {
  return Object.entries(queries).find(([name]) => name === query)?.[1].facts ?? ['links'];
}

/** Answers questions by looking them up. */
export function createSite(tables: SiteTables, settings: RenderSettings): Site {
  const facts = { ...tables, settings };
  const own = Object.entries(queries).map(([name, { create }]) => [name, create(facts)]);
  // The same names, each with its query.
  return { ...createLinks(tables.links), ...(Object.fromEntries(own) as Omit<Site, keyof Links>) };
}

/**
 * Answers what a page shows of a sidebar.
 *
 * @param abridge replaces the parts of a menu that are the same on most pages, so that menus are quick to compare. Default: the parts stay whole.
 */
export function createMenus(
  { sidebars }: Pick<SiteTables, 'sidebars'>,
  settings: RenderSettings,
  abridge?: (markup: string) => string,
): Site['menu'] {
  const menuOf = memoize((id: string) => {
    const sidebar = sidebars.get(id);
    return sidebar && createSidebar({ sidebar, messages: settings.messages, link: (href) => publicHref(href, settings), abridge });
  });
  return (sidebar, href) => menuOf(sidebar)?.(href);
}
