import * as v from 'valibot';
import { checkUserConfig } from '../../config/checkUserConfig.ts';
import { type UserConfig, userConfigSchema } from '../../config/userConfig.ts';
import { joinHref } from '../../model/addresses.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { DocumentPlan } from '../documents/planDocuments.ts';
import { isElsewhere } from '../draft/addresses.ts';
import type { HeadTag, Note, SiteDraft } from '../draft/siteDraft.ts';
import { editUrlOf } from './editUrlOf.ts';
import type { Menus } from './menus.ts';
import type { PlannedRedirects } from './planRedirects.ts';
import type { SiteTargets } from './siteTargets.ts';

interface ConfigRequest {
  readonly draft: SiteDraft;
  readonly plan: DocumentPlan;
  readonly menus: Menus;
  readonly redirects: PlannedRedirects;
  readonly targets: SiteTargets;
  /** Absolute folder of the new site. */
  readonly out: string;
  /** Folder of the documents, relative to the new site. */
  readonly documents: string;
  readonly hasStatics: boolean;
  /** Whether documents have formulas. */
  readonly hasMath: boolean;
  /** Absolute folder of the repository. */
  readonly repository: string;
}

/** Problems that documents of another tool have, because the tool does not look for them. */
const laxChecks = [
  'link/broken',
  'link/broken-anchor',
  'link/broken-file',
  'link/unresolved',
  'link/ambiguous',
  'address/invalid',
  'document/syntax',
  'document/front-matter',
  'document/include',
] as const;

/** Problems of components, which may miss those of the former site. */
const componentChecks = ['page/render', 'bundle/failed'] as const;

export function makeConfig(request: ConfigRequest): { readonly config: UserConfig; readonly notes: readonly Note[] } {
  const { draft, plan, menus, redirects, targets, hasStatics } = request;
  const lenient = lenientChecks(draft, plan);
  const notes: Note[] = lenient.length === 0 ? [] : [lenientNote];
  const file = (name: string | undefined, subject: string, to: string): string | undefined => {
    if (name === undefined || isElsewhere(name)) return name;
    const path = name.replace(/^\.?\/+/, '');
    if (targets.hasFile(path)) return path;
    const text = `The file ${name} is not in the static folders.`;
    notes.push({ kind: 'question', subject, text, todo: 'Copy it to `content/static`.', to: [to] });
    return undefined;
  };
  const src = file(draft.logo?.src, 'Logo', 'navbar.logo');
  const sidebars = draft.sidebars
    .map(([name, entries]) => [name, menus.sidebar(entries)] as const)
    .filter(([, entries]) => entries.length > 0);
  const columns = draft.footer.map(({ title, items }) => ({ title, items: menus.links(items) })).filter(({ items }) => items.length > 0);
  const navbar = menus.navbar(draft.navbar).filter((item) => item.type !== 'sidebar' || sidebars.some(([name]) => name === item.sidebar));
  const ownKeys = [...keysOfSite(plan, draft.documentKeys), ...(request.documents === plan.folder ? [] : keptKeys(plan))];
  const written = draft.collections.find((one) => one.editUrl !== undefined)?.editUrl;
  const moved = editUrlOf({
    collections: draft.collections,
    repository: request.repository,
    documents: request.documents,
    out: request.out,
  });
  const editUrl = moved ?? (draft.collections.length === 1 ? written : undefined);
  const hasApi = draft.packages.length > 0;
  const config: UserConfig = {
    title: draft.title.trim() || 'Documentation',
    tagline: draft.tagline?.trim() || undefined,
    url: originOf(draft.url),
    baseUrl: baseOf(draft),
    favicon: file(draft.favicon, 'Favicon', 'favicon'),
    organization: draft.organization,
    project: draft.project,
    socialImage: file(draft.socialImage, 'Social image', 'socialImage'),
    i18n:
      draft.language === undefined || /^en(?:-US)?$/i.test(draft.language) || !isTag(draft.language)
        ? undefined
        : { locales: [draft.language] },
    colorMode: withValues(draft.colorMode),
    accent: draft.accent,
    announcement:
      draft.announcement === undefined ? undefined : { ...draft.announcement, content: withoutTags(draft.announcement.content, targets) },
    navbar: withValues({
      title: draft.navbarTitle === draft.title ? undefined : draft.navbarTitle?.trim() || undefined,
      logo:
        src === undefined
          ? undefined
          : withValues({ src, srcDark: file(draft.logo?.srcDark, 'Logo', 'navbar.logo'), alt: draft.logo?.alt }),
      items: navbar.length === 0 ? undefined : [...navbar, ...(hasApi ? [{ type: 'api' as const }] : [])],
    }),
    footer:
      columns.length === 0 && draft.copyright === undefined
        ? undefined
        : { columns, copyright: draft.copyright === undefined ? undefined : plainText(draft.copyright) },
    tableOfContents: levelsOf(draft),
    documents:
      plan.documents.length === 0
        ? undefined
        : {
            path: request.documents,
            route: plan.route,
            sidebars: sidebars.length === 0 ? undefined : Object.fromEntries(sidebars),
            lastUpdated: draft.lastUpdated === false ? false : undefined,
            math: request.hasMath ? true : undefined,
            ignoredKeys: ownKeys.length === 0 ? undefined : ownKeys,
            editUrl,
          },
    static: hasStatics ? ['content/static'] : undefined,
    api: hasApi ? { route: apiRoute(plan), packages: draft.packages.map((one) => atOut(one, request.out)) } : undefined,
    addresses: withValues({
      redirects: Object.keys(redirects.redirects).length === 0 ? undefined : redirects.redirects,
      removed: Object.keys(redirects.removed).length === 0 ? undefined : redirects.removed,
      typedoc: draft.hasTypedocAddresses === true ? true : undefined,
    }),
    ...headOption(draft.head, notes),
    checks: checksOf(draft, lenient),
  };
  if (written !== undefined && moved === undefined)
    notes.push({
      kind: 'question',
      subject: 'documents.editUrl',
      text: `${editUrl === undefined ? 'There are no edit links, because' : 'Edit links point to the folder of the former site:'} gqldocs does not know where your repository has the new site.`,
      todo: `Set \`documents.editUrl\` to the URL of \`${request.documents}\` in its editor. The former one was ${written}.`,
      to: ['documents.editUrl'],
    });
  return { config: validConfig(config, notes), notes };
}

/** The config without values that gqldocs would refuse. Each is a question. */
function validConfig(config: UserConfig, notes: Note[]): UserConfig {
  const { value, problems } = checkUserConfig(config, () => ({ file: 'gqldocs.config.ts' }));
  if (value === undefined || problems.length === 0) return config;
  notes.push(...problems.map(({ message, hint }): Note => ({ kind: 'question', subject: 'Config', text: message, todo: hint })));
  return value;
}

const lenientNote: Note = {
  kind: 'changed',
  subject: 'Checks',
  text: 'Broken links and pages are warnings.',
  todo: 'Delete `checks` from the config when a build has none: they are errors from then on.',
  to: ['checks'],
};

/** Problems that do not fail a build at first. Documents of TypeDoc are few and plain: their first build names what is wrong. */
function lenientChecks({ tool }: SiteDraft, { documents }: DocumentPlan): readonly string[] {
  if (tool === 'TypeDoc' || documents.length === 0) return [];
  return [...laxChecks, ...(documents.some(({ to }) => to.endsWith('.mdx')) ? componentChecks : [])];
}

function checksOf({ checks = {} }: SiteDraft, lenient: readonly string[]): UserConfig['checks'] {
  const all = { ...checks, ...Object.fromEntries(lenient.map((code) => [code, 'warning' as const])) };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** Keys of the former tool in documents that stay as they are. */
function keptKeys({ documents }: DocumentPlan): readonly string[] {
  return [...new Set(documents.flatMap(({ frontMatter, dropsKeys }) => dropsKeys.filter((key) => key in frontMatter)))].toSorted();
}

/** Keys of front matter that only the former site's own code can have read. */
function keysOfSite({ documents }: DocumentPlan, known: readonly string[] | undefined): readonly string[] {
  if (known === undefined) return [];
  const found = new Set(documents.flatMap(({ frontMatter }) => Object.keys(frontMatter)));
  return [...found].filter((key) => !known.includes(key) && key !== 'slug').toSorted();
}

/** Undefined where no key has a value. */
function withValues<T extends object>(data: T | undefined): T | undefined {
  return data === undefined || Object.values(data).every((value) => value === undefined) ? undefined : data;
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : undefined;
}

/** The path of the URL counts, too. */
function baseOf({ url, baseUrl }: SiteDraft): string | undefined {
  const ofUrl = url !== undefined && URL.canParse(url) ? new URL(url).pathname : '/';
  const base = baseUrl ?? ofUrl;
  return base === '/' || base === '' || !/^\/?[\w./~-]*$/.test(base) ? undefined : joinHref('/', base);
}

function levelsOf({ tableOfContents }: SiteDraft): UserConfig['tableOfContents'] {
  const { minLevel = 2, maxLevel = 3 } = tableOfContents ?? {};
  const inRange = (level: number): number => Math.min(6, Math.max(2, level));
  const [min, max] = [inRange(minLevel), inRange(maxLevel)];
  return min === 2 && max === 3 ? undefined : { minLevel: min, maxLevel: Math.max(min, max) };
}

/** The reference does not take the addresses of documents. */
function apiRoute({ documents }: DocumentPlan): string | undefined {
  return documents.some(({ address }) => address === '/api' || address.startsWith('/api/')) ? '/reference/api' : undefined;
}

function atOut(one: SiteDraft['packages'][number], out: string): SiteDraft['packages'][number] {
  const path = relativePath(out, one.path);
  return { ...one, path: path === '' ? '.' : path, ...(one.tsconfig === undefined ? {} : { tsconfig: relativePath(out, one.tsconfig) }) };
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}

/** A link in an announcement stays if its page does; other tags go. */
function withoutTags(html: string, { resolve }: SiteTargets): string {
  const linked = html.replace(/<a\s[^>]*?href=["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, text: string) => {
    const target = resolve({ kind: 'address', href });
    if (target.kind === 'elsewhere' || target.kind === 'file') return `[${plainText(text)}](${target.href})`;
    return target.kind === 'document' ? `[${plainText(text)}](${target.document.address}${target.anchor})` : text;
  });
  return plainText(linked);
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&copy;', '©')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tags of the head that the option takes. The others, which pages have anyway or cannot have, are lines of the report. */
function headOption(head: readonly HeadTag[], notes: Note[]): object {
  const accepted = head.flatMap(({ tag, attributes, text }): readonly object[] => {
    const element = { tag, attributes, content: text };
    const checked = v.safeParse(userConfigSchema, { title: '-', head: [element] });
    if (checked.success) return [element];
    const name = ['name', 'property', 'rel', 'src'].map((key) => attributes[key]).find((value) => typeof value === 'string');
    const subject = `head: <${tag}${name === undefined ? '' : ` ${name}`}>`;
    notes.push({
      kind: 'dropped',
      subject,
      text: 'gqldocs writes this element itself, or cannot write it.',
      todo: 'See `head` in the reference of the config.',
    });
    return [];
  });
  return accepted.length === 0 ? {} : { head: accepted };
}
