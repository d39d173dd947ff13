import { checkUserConfig } from '../../config/checkUserConfig.ts';
import { isLanguageTag } from '../../config/schema/i18n.ts';
import type { UserConfig } from '../../config/userConfig.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { DocumentPlaces } from '../documents/placeDocuments.ts';
import { isElsewhere } from '../draft/addresses.ts';
import type { Note, SiteDraft } from '../draft/siteDraft.ts';
import { addressOptions } from './addressOptions.ts';
import { type DocumentsRequest, documentsOption } from './documentsOption.ts';
import { headOption } from './headOption.ts';
import type { ImportedRedirects } from './importRedirects.ts';
import { checksOf, lenientChecks, lenientNote } from './lenientChecks.ts';
import { markdownOf, plainText } from './markdownOf.ts';
import type { Menus } from './menus.ts';
import type { SiteTargets } from './siteTargets.ts';

interface ConfigRequest extends Omit<DocumentsRequest, 'sidebars'> {
  readonly menus: Menus;
  readonly redirects: ImportedRedirects;
  readonly targets: SiteTargets;
  readonly hasStatics: boolean;
}

/** The config of the new site, with what the report says of options that could not be kept. */
export function makeConfig(request: ConfigRequest): { readonly config: UserConfig; readonly notes: readonly Note[] } {
  const { draft, plan, menus, redirects, targets, hasStatics } = request;
  const lenient = lenientChecks(draft, plan);
  const notes: Note[] = lenient.length === 0 ? [] : [lenientNote];
  const file: FindFile = (name, subject, to) => {
    if (name === undefined || isElsewhere(name)) return name;
    const path = name.replace(/^\.?\/+/, '');
    if (targets.hasFile(path)) return path;
    const text = `The file ${name} is not in the static folders.`;
    notes.push({ kind: 'question', subject, text, todo: 'Copy it to `content/static`.', to: [to] });
    return undefined;
  };
  const sidebars = Object.fromEntries(
    draft.sidebars.map(([name, entries]) => [name, menus.sidebar(entries)] as const).filter(([, entries]) => entries.length > 0),
  );
  const documents = documentsOption({ ...request, sidebars: filled(sidebars) });
  const { announcement } = draft;
  const config: UserConfig = {
    title: draft.title.trim() || 'Documentation',
    tagline: draft.tagline?.trim() || undefined,
    ...addressOptions(draft),
    favicon: file(draft.favicon, 'Favicon', 'favicon'),
    organization: draft.organization,
    project: draft.project,
    socialImage: file(draft.socialImage, 'Social image', 'socialImage'),
    i18n: languageOption(draft),
    colorMode: withValues(draft.colorMode),
    accent: draft.accent,
    announcement: announcement && { ...announcement, content: markdownOf(announcement.content, targets) },
    navbar: navbarOption(request, { file, sidebars: new Set(Object.keys(sidebars)) }),
    footer: footerOption(draft, menus),
    tableOfContents: levelsOf(draft),
    documents: documents.option,
    static: hasStatics ? ['content/static'] : undefined,
    api:
      draft.packages.length === 0 ? undefined : { route: apiRoute(plan), packages: draft.packages.map((one) => atOut(one, request.out)) },
    addresses: withValues({
      redirects: filled(redirects.redirects),
      removed: filled(redirects.removed),
      typedoc: draft.hasTypedocAddresses === true ? true : undefined,
    }),
    ...headOption(draft.head, notes),
    checks: checksOf(draft, lenient),
  };
  notes.push(...documents.notes);
  return { config: validConfig(config, notes), notes };
}

/** Path of a static file of the former site at the new one. Undefined, with a question, for one that is missing. */
type FindFile = (name: string | undefined, subject: string, to: string) => string | undefined;

interface NavbarRequest {
  readonly file: FindFile;
  /** Names of the sidebars that have entries. */
  readonly sidebars: ReadonlySet<string>;
}

function navbarOption({ draft, menus }: ConfigRequest, { file, sidebars }: NavbarRequest): UserConfig['navbar'] {
  const { logo, title, navbarTitle } = draft;
  const src = file(logo?.src, 'Logo', 'navbar.logo');
  const items = menus.navbar(draft.navbar).filter((item) => item.type !== 'sidebar' || sidebars.has(item.sidebar));
  return withValues({
    title: navbarTitle === title ? undefined : navbarTitle?.trim() || undefined,
    logo: src === undefined ? undefined : withValues({ src, srcDark: file(logo?.srcDark, 'Logo', 'navbar.logo'), alt: logo?.alt }),
    items: items.length === 0 ? undefined : [...items, ...(draft.packages.length === 0 ? [] : [{ type: 'api' as const }])],
  });
}

function footerOption({ footer, copyright }: SiteDraft, menus: Menus): UserConfig['footer'] {
  const columns = footer.map(({ title, items }) => ({ title, items: menus.links(items) })).filter(({ items }) => items.length > 0);
  if (columns.length === 0 && copyright === undefined) return undefined;
  return { columns, copyright: copyright === undefined ? undefined : plainText(copyright) };
}

/** English is the default. */
function languageOption({ language }: SiteDraft): UserConfig['i18n'] {
  return language === undefined || /^en(?:-US)?$/i.test(language) || !isLanguageTag(language) ? undefined : { locales: [language] };
}

/** The config without values that gqldocs would refuse. Each is a question. */
function validConfig(config: UserConfig, notes: Note[]): UserConfig {
  const wrong = new Set<unknown>();
  const { value, problems } = checkUserConfig(config, ([key]) => {
    wrong.add(key);
    return { file: 'gqldocs.config.ts' };
  });
  if (problems.length === 0) return config;
  notes.push(...problems.map(({ message, hint }): Note => ({ kind: 'question', subject: 'Config', text: message, todo: hint })));
  if (value !== undefined) return value;
  return {
    ...Object.fromEntries(Object.entries(config).filter(([key]) => !wrong.has(key))),
    title: config.title,
    documents: config.documents,
  };
}

/** Undefined where no key has a value. */
function withValues<T extends object>(data: T | undefined): T | undefined {
  return data === undefined || Object.values(data).every((value) => value === undefined) ? undefined : data;
}

/** Undefined for an empty record. */
function filled<T extends object>(record: T): T | undefined {
  return Object.keys(record).length === 0 ? undefined : record;
}

function levelsOf({ tableOfContents }: SiteDraft): UserConfig['tableOfContents'] {
  const { minLevel = 2, maxLevel = 3 } = tableOfContents ?? {};
  const inRange = (level: number): number => Math.min(6, Math.max(2, level));
  const [min, max] = [inRange(minLevel), inRange(maxLevel)];
  return min === 2 && max === 3 ? undefined : { minLevel: min, maxLevel: Math.max(min, max) };
}

/** The reference does not take the addresses of documents. */
function apiRoute({ documents }: DocumentPlaces): string | undefined {
  return documents.some(({ address }) => address === '/api' || address.startsWith('/api/')) ? '/reference/api' : undefined;
}

function atOut(one: SiteDraft['packages'][number], out: string): SiteDraft['packages'][number] {
  const path = relativePath(out, one.path);
  return { ...one, path: path === '' ? '.' : path, ...(one.tsconfig === undefined ? {} : { tsconfig: relativePath(out, one.tsconfig) }) };
}
