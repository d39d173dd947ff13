import { posix } from 'node:path';
import { plainAddress } from '../../draft/addresses.ts';
import { nextMetadata, nextRedirects } from '../../draft/nextProject.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { filesBelow, isDocumentPath, programFile } from '../../draft/projectFiles.ts';
import type { Collection, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { findCall, get, getFlag, getText, getTexts, shownText, unwrap, type Value } from '../../values/value.ts';
import { footerOf } from './nextraFooter.ts';
import { barLinks, projectLinks } from './nextraLinks.ts';
import { appDocuments, groupSeparators, readNavigation } from './nextraMenus.ts';
import { nextOptions, nextraKeys, themeOptions } from './nextraOptions.ts';

/** Reads a Nextra site: of version 2 or 3 with its folder `pages`, or of version 4 with `content` or pages in `app`. */
export function readNextra(request: ToolRequest): SiteDraft {
  const { files, modules, folder, configFile } = request;
  const place = { file: files.shown(configFile) };
  const next = unwrap(modules.load(configFile) ?? { kind: 'unread', code: '', place });
  const nextra = nextraOptions(modules.load(configFile));
  const { theme, layout } = readTheme(request, nextra);
  const { pages, isApp } = pagesFolder(request);
  const base = posix.resolve('/', getText(nextra, 'contentDirBasePath') ?? '/');
  const route = posix.basename(pages) === 'content' ? base : '/';
  const locales = getTexts(next, 'i18n', 'locales');
  const chosen = getText(next, 'i18n', 'defaultLocale') ?? locales[0];
  const all = filesBelow(files, pages).filter(isDocumentPath);
  const suffix = chosen !== undefined && all.some((path) => path.includes(`.${chosen}.`)) ? `.${chosen}` : '';
  const isForeign = (path: string): boolean =>
    locales.some(
      (one) =>
        one !== chosen && (path.startsWith(`${one}/`) || new RegExp(`\\.${one.replace(/\W/g, '\\$&')}\\.(?:mdx?|json|[jt]s)$`).test(path)),
    );
  const inLocale = chosen !== undefined && all.some((path) => path.startsWith(`${chosen}/`)) ? `${chosen}/` : '';
  const source = posix.join(pages, inLocale);
  const foreign = (path: string): boolean => isForeign(`${inLocale}${path}`);
  const includes = (path: string): boolean =>
    isDocumentPath(path) &&
    !foreign(path) &&
    (isApp || !/^(?:api\/|404\.|500\.)/.test(path)) &&
    !/\[/.test(path) &&
    (!isApp || /(?:^|\/)page\.mdx?$/.test(path));
  const addressOf = (path: string): string =>
    posix.join(
      route,
      plainAddress(
        isApp ? path.replace(/\([^)]*\)\//g, '').replace(/(?:^|\/)page\.mdx?$/, '') : path.replace(/\.mdx?$/, '').replace(suffix, ''),
      ),
    );
  const documents = filesBelow(files, source).filter(includes);
  const sources = isApp ? appDocuments(documents) : new Map(documents.map((path) => [path, path]));
  const collection: Collection = {
    folder: source,
    route,
    editUrl: editUrlOf(getText(theme, 'docsRepositoryBase') ?? getText(layout, 'docsRepositoryBase'), posix.relative(folder, source)),
    includes,
    skips: (path) =>
      foreign(path) ||
      /(?:^|\/)_meta(?:\.[\w-]+)?\.(?:json|[cm]?[jt]sx?)$/.test(path) ||
      /\.[cm]?[jt]sx?$/.test(path) ||
      /\.(?:css|scss)$/.test(path),
    addressesOf: ({ path }) => [addressOf(path)],
    isMdx: true,
  };
  const navigation = readNavigation({ files, modules, folder: source, route, suffix, documents: [...sources.keys()], sources });
  const navbar = get(layout, 'navbar');
  const bar = navbar?.kind === 'call' ? navbar.args[0] : undefined;
  const { title, description } = nextMetadata(request);
  const logo = shownText(get(theme, 'logo') ?? get(bar, 'logo'));
  const footer =
    get(theme, 'footer', 'text') ?? get(theme, 'footer', 'content') ?? get(theme, 'footer', 'component') ?? get(layout, 'footer');
  return {
    tool: 'Nextra',
    title: title ?? (logo === '' ? (namedLogo(get(theme, 'logo') ?? get(bar, 'logo')) ?? titleOfPackage(request)) : logo),
    tagline: description,
    baseUrl: getText(next, 'basePath'),
    navbarTitle: logo === '' ? undefined : logo,
    navbar: [...navigation.navbar, ...projectLinks(theme), ...barLinks(bar)],
    ...footerOf(footer),
    colorMode: { followSystem: true, switch: getFlag(theme, 'darkMode') },
    announcement: bannerOf(get(theme, 'banner'), get(layout, 'banner')),
    language: chosen,
    hasSlash: getFlag(next, 'trailingSlash'),
    // The call of `nextra` may be a constant of the config that wraps are put around.
    hasMath: /[\s{,]latex:[ \t]*(?:true|\{)/.test(files.text(request.configFile) ?? '') || getFlag(nextra, 'latex') === true,
    head: [],
    documentKeys: nextraKeys,
    collections: [collection],
    sidebars: navigation.sidebars.map(([name, entries]) => [name, groupSeparators(entries)]),
    redirects: nextRedirects(next),
    missing: programPages({ ...request, pages, isApp }),
    assets: [],
    statics: [posix.join(folder, 'public')],
    packages: [],
    notes: [
      ...optionNotes(next, nextOptions),
      ...optionNotes(nextra, nextOptions),
      ...optionNotes(theme, themeOptions, ''),
      ...optionNotes(layout, themeOptions),
      ...localeNotes(locales, chosen, get(next, 'i18n')),
      ...dynamicNotes({ ...request, pages, isApp }),
    ],
  };
}

/** Options in the call `nextra({…})`. */
function nextraOptions(config: Value | undefined): Value | undefined {
  return findCall(config, new Set(['nextra']))?.args[0];
}

function readTheme(
  { files, modules, folder }: ToolRequest,
  nextra: Value | undefined,
): { readonly theme: Value | undefined; readonly layout: Value | undefined } {
  const named = getText(nextra, 'themeConfig');
  const file =
    named === undefined
      ? programFile(files, folder, 'theme.config')
      : (programFile(files, folder, named.replace(/^\.\/|\.\w+$/g, '')) ?? posix.join(folder, named));
  const theme = file === undefined ? undefined : modules.load(file);
  const layoutFile = ['app/layout', 'src/app/layout', 'app/[lang]/layout', 'app/docs/layout', 'src/app/[lang]/layout'].flatMap(
    (name) => programFile(files, folder, name) ?? [],
  )[0];
  const layout = layoutFile === undefined ? undefined : findCall(modules.load(layoutFile), new Set(['Layout']));
  return { theme: theme === undefined ? undefined : unwrap(theme), layout: layout?.args[0] };
}

function pagesFolder({ files, folder }: ToolRequest): { readonly pages: string; readonly isApp: boolean } {
  const found = ['content', 'src/content', 'pages', 'src/pages']
    .map((name) => posix.join(folder, name))
    .find((one) => filesBelow(files, one).some(isDocumentPath));
  if (found !== undefined) return { pages: found, isApp: false };
  const app = ['app', 'src/app'].map((name) => posix.join(folder, name)).find((one) => files.list(one).length > 0);
  return { pages: app ?? posix.join(folder, 'pages'), isApp: app !== undefined };
}

/** Pages that are programs: `index.tsx` in `pages`, `page.tsx` in `app`. */
function programPages({ files, pages, isApp }: ToolRequest & { readonly pages: string; readonly isApp: boolean }): SiteDraft['missing'] {
  const pattern = isApp ? /(?:^|\/)page\.[jt]sx?$/ : /\.[jt]sx?$/;
  return filesBelow(files, pages)
    .filter((path) => pattern.test(path) && !/(?:^|\/)_|^api\/|\[|^(?:404|500)\./.test(path))
    .map((path) => ({ address: plainAddress(path.replace(pattern, '')), place: { file: files.shown(posix.join(pages, path)) } }));
}

/** `[name]` in a path is many pages. The one for all documents, `[[...path]]`, makes none. */
function dynamicNotes({ files, pages, isApp }: ToolRequest & { readonly pages: string; readonly isApp: boolean }): readonly Note[] {
  const pattern = isApp ? /\[\w+\](?:\/.*)?\/page\.(?:[jt]sx?|mdx?)$/ : /\[\w+\].*\.(?:[jt]sx?|mdx?)$/;
  return filesBelow(files, pages)
    .filter((path) => pattern.test(path) && !/^(?:api\/|\[(?:lang|locale)\])/.test(path))
    .map((path) => ({
      kind: 'question',
      subject: `Pages ${path}`,
      text: 'A program makes these pages, so they were not imported.',
      todo: 'Write a document for each page, or generate them before the build.',
      place: { file: files.shown(posix.join(pages, path)) },
    }));
}

function bannerOf(theme: Value | undefined, layout: Value | undefined): SiteDraft['announcement'] {
  const banner = layout?.kind === 'call' ? layout.args[0] : theme;
  const content = shownText(get(banner, 'content') ?? get(banner, 'text') ?? get(banner, 'children'));
  return content === '' ? undefined : { id: getText(banner, 'key') ?? getText(banner, 'storageKey') ?? 'announcement', content };
}

/** Nextra takes the address of the site's folder in the repository, with `tree`, `blob` or `edit`. */
function editUrlOf(base: string | undefined, within: string): string | undefined {
  return base === undefined || !URL.canParse(base)
    ? undefined
    : `${base.replace(/\/*$/, '').replace(/\/(?:tree|blob)\//, '/edit/')}/${within}/`;
}

/** A logo that is a picture says its name to those who don't see it. */
function namedLogo(logo: Value | undefined): string | undefined {
  const props = logo?.kind === 'call' ? logo.args[0] : undefined;
  return getText(props, 'title') ?? getText(props, 'alt') ?? getText(props, 'aria-label');
}

function titleOfPackage({ files, modules, folder }: ToolRequest): string {
  return (
    getText(
      files.text(posix.join(folder, 'package.json')) === undefined ? undefined : modules.load(posix.join(folder, 'package.json')),
      'name',
    ) ?? 'Documentation'
  );
}

function localeNotes(locales: readonly string[], chosen: string | undefined, value: Value | undefined): readonly Note[] {
  const others = locales.filter((one) => one !== chosen);
  if (others.length === 0 || value === undefined) return [];
  const text = 'Only documents of the default locale are imported.';
  return [
    { kind: 'dropped', subject: `Locales ${others.join(', ')}`, text, todo: 'Build one site for each language.', place: value.place },
  ];
}
