import { posix } from 'node:path';
import { plainAddress } from '../../draft/addresses.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { filesBelow, isDocumentPath, withoutEnding } from '../../draft/projectFiles.ts';
import type { Collection, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getEntries, getFlag, getItems, getText } from '../../values/value.ts';
import { navOf } from '../vitepress/vitepressMenus.ts';
import { accountLinks, sidebarsOf, withoutGroup } from './solidbaseMenus.ts';
import { findOptions, solidbaseKeys, solidbaseOptions } from './solidbaseOptions.ts';

/** Reads a site of SolidBase, in SolidStart: its documents are routes. */
export function readSolidbase({ files, modules, folder, configFile }: ToolRequest): SiteDraft {
  const place = { file: files.shown(configFile) };
  const config = findOptions(modules.load(configFile));
  const source = posix.join(folder, 'src/routes');
  const edit = getText(config, 'editPath') ?? getText(config, 'themeConfig', 'editPath');
  const foreign = foreignFolders(config);
  const collection: Collection = {
    folder: source,
    route: '/',
    editUrl: editUrlOf(edit),
    includes: (path) => isDocumentPath(path) && !/\[/.test(path),
    skips: (path) =>
      /\.(?:[cm]?[jt]sx?|css)$/.test(path) || /(?:^|\/)data\.json$/.test(path) || foreign.some((one) => path.startsWith(`${one}/`)),
    addressesOf: ({ path }) => [plainAddress(withoutEnding(path).split('/').map(withoutGroup).join('/'))],
    isMdx: true,
  };
  const documents = filesBelow(files, source, collection.skips).filter(collection.includes);
  const copyright = [getText(config, 'themeConfig', 'footer', 'message'), getText(config, 'themeConfig', 'footer', 'copyright')];
  return {
    tool: 'SolidBase',
    title: getText(config, 'title') ?? 'Documentation',
    tagline: getText(config, 'description'),
    url: getText(config, 'siteUrl'),
    logo: logoOf(getText(config, 'logo')),
    navbar: [...navOf(get(config, 'themeConfig', 'nav')), ...accountLinks(config)],
    footer: [],
    copyright: copyright.filter((one) => one !== undefined).join(' ') || undefined,
    colorMode: { followSystem: true },
    language: getText(config, 'lang'),
    lastUpdated: getFlag(config, 'lastUpdated'),
    documentKeys: solidbaseKeys,
    head: [],
    collections: [collection],
    sidebars: sidebarsOf([config, ...getItems(config, 'overrides')], { documents, source, folder, place }),
    redirects: [],
    missing: [],
    assets: [],
    statics: [posix.join(folder, 'public')],
    packages: [],
    notes: optionNotes(config ?? { kind: 'unread', code: 'the options of SolidBase', place }, solidbaseOptions),
  };
}

function logoOf(src: string | undefined): SiteDraft['logo'] {
  return src === undefined ? undefined : { src };
}

/** `:path` counts from the folder of the site, or from that of the documents. */
function editUrlOf(edit: string | undefined): string | undefined {
  const at = edit?.indexOf(':path') ?? -1;
  const base = edit?.slice(0, at) ?? '';
  return at === -1 ? undefined : base.endsWith('src/routes/') ? base : `${base}src/routes/`;
}

/** Folders of languages other than the first one. */
function foreignFolders(config: ReturnType<typeof findOptions>): readonly string[] {
  const named = getEntries(config, 'locales').flatMap(([name, one]) => (name === 'root' ? [] : [getText(one, 'link') ?? name]));
  const chosen = getText(config, 'routes', 'locale', 'default');
  const routed = getEntries(config, 'routes', 'locale', 'values').flatMap(([name, one]) =>
    name === chosen ? [] : [getText(one, 'path') ?? name],
  );
  return [...named, ...routed].map((path) => path.replace(/^\/+|\/+$/g, '')).filter((path) => path !== '');
}
