import * as v from 'valibot';
import { type UserConfig, userConfigSchema } from '../../config/userConfig.ts';
import { joinHref } from '../../model/addresses.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { DocumentPlan } from '../documents/planDocuments.ts';
import { isElsewhere } from '../draft/addresses.ts';
import type { HeadTag, Note, SiteDraft } from '../draft/siteDraft.ts';
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
  readonly hasStatics: boolean;
}

/** Problems of documents that should not keep a new site from its first build. */
export const lenientChecks = [
  'link/broken',
  'link/broken-anchor',
  'link/broken-file',
  'link/unresolved',
  'link/ambiguous',
  'address/invalid',
  'document/syntax',
  'document/front-matter',
  'document/include',
  'page/render',
  'bundle/failed',
] as const;

export interface MadeConfig {
  readonly config: UserConfig;
  readonly notes: readonly Note[];
}

export function makeConfig(request: ConfigRequest): MadeConfig {
  const { draft, plan, menus, redirects, targets, hasStatics } = request;
  const notes: Note[] = [];
  const file = (name: string | undefined, subject: string): string | undefined => {
    if (name === undefined || isElsewhere(name)) return name;
    const path = name.replace(/^\.?\/+/, '');
    if (targets.hasFile(path)) return path;
    notes.push({ kind: 'question', subject, text: `The file ${name} is not in the static folders.`, todo: 'Copy it to `content/static`.' });
    return undefined;
  };
  const src = file(draft.logo?.src, 'Logo');
  const sidebars = draft.sidebars
    .map(([name, entries]) => [name, menus.sidebar(entries)] as const)
    .filter(([, entries]) => entries.length > 0);
  const columns = draft.footer.map(({ title, items }) => ({ title, items: menus.links(items) })).filter(({ items }) => items.length > 0);
  const navbar = menus.navbar(draft.navbar).filter((item) => item.type !== 'sidebar' || sidebars.some(([name]) => name === item.sidebar));
  const ownKeys = keysOfSite(plan, draft.documentKeys);
  const hasApi = draft.packages.length > 0;
  const config: UserConfig = {
    title: draft.title,
    tagline: draft.tagline?.trim() || undefined,
    url: originOf(draft.url),
    baseUrl: baseOf(draft),
    favicon: file(draft.favicon, 'Favicon'),
    organization: draft.organization,
    project: draft.project,
    socialImage: file(draft.socialImage, 'Social image'),
    i18n:
      draft.language === undefined || /^en(?:-US)?$/i.test(draft.language) || !isTag(draft.language)
        ? undefined
        : { locales: [draft.language] },
    colorMode: withValues(draft.colorMode),
    announcement:
      draft.announcement === undefined ? undefined : { ...draft.announcement, content: withoutTags(draft.announcement.content, targets) },
    navbar: withValues({
      title: draft.navbarTitle === draft.title ? undefined : draft.navbarTitle,
      logo: src === undefined ? undefined : withValues({ src, srcDark: file(draft.logo?.srcDark, 'Logo'), alt: draft.logo?.alt }),
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
            path: 'content/docs',
            route: plan.route,
            sidebars: sidebars.length === 0 ? undefined : Object.fromEntries(sidebars),
            ignoredKeys: ownKeys.length === 0 ? undefined : ownKeys,
            editUrl: draft.collections.length === 1 ? draft.collections[0]?.editUrl : undefined,
          },
    static: hasStatics ? ['content/static'] : undefined,
    api: hasApi ? { route: apiRoute(plan), packages: draft.packages.map((one) => atOut(one, request.out)) } : undefined,
    addresses: withValues({
      redirects: Object.keys(redirects.redirects).length === 0 ? undefined : redirects.redirects,
      removed: Object.keys(redirects.removed).length === 0 ? undefined : redirects.removed,
    }),
    ...headOption(draft.head, notes),
    checks: plan.documents.length === 0 ? undefined : Object.fromEntries(lenientChecks.map((code) => [code, 'warning' as const])),
  };
  if (draft.collections.some(({ editUrl }) => editUrl !== undefined))
    notes.push({
      kind: 'question',
      subject: 'documents.editUrl',
      text: 'Edit links point to the folder of the former site.',
      todo: 'Change `documents.editUrl` to the folder of `content/docs`.',
    });
  return { config, notes };
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
