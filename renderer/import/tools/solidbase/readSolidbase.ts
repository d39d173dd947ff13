import { posix } from 'node:path';
import { titleFromName } from '../../../model/titleFromName.ts';
import { plainAddress } from '../../draft/addresses.ts';
import { filesBelow, isDocumentPath, withoutEnding } from '../../draft/projectFiles.ts';
import type { Collection, MenuEntry, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';

/** Reads a site of SolidBase, in SolidStart: its documents are routes. Of its config, the title and the addresses are read. */
export function readSolidbase({ files, folder, configFile }: ToolRequest): SiteDraft {
  const text = files.text(configFile) ?? '';
  const written = (key: string): string | undefined => new RegExp(`^[ \\t]*${key}:\\s*(['"\`])(.+?)\\1`, 'm').exec(text)?.[2];
  const place = { file: files.shown(configFile) };
  const source = posix.join(folder, 'src/routes');
  const edit = written('editPath');
  const collection: Collection = {
    folder: source,
    route: '/',
    editUrl: edit?.includes(':path') ? `${edit.slice(0, edit.indexOf(':path'))}src/routes/` : undefined,
    includes: (path) => isDocumentPath(path) && !/\[/.test(path),
    skips: (path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path) || /(?:^|\/)data\.json$/.test(path),
    addressesOf: ({ path }) => [plainAddress(withoutEnding(path).split('/').map(withoutGroup).join('/'))],
    isMdx: true,
    printsTitle: true,
  };
  const documents = filesBelow(files, source, collection.skips).filter(collection.includes);
  return {
    tool: 'SolidBase',
    title: written('title') ?? 'Documentation',
    tagline: written('description'),
    url: written('siteUrl'),
    navbar: [],
    footer: [],
    colorMode: { followSystem: true },
    documentKeys: [
      'title',
      'description',
      'layout',
      'hero',
      'features',
      'head',
      'sidebar',
      'toc',
      'prev',
      'next',
      'editLink',
      'lastUpdated',
      'footer',
    ],
    head: [],
    collections: [collection],
    sidebars: [['docs', entriesIn('', { documents, source, place })]],
    redirects: [],
    missing: [],
    assets: [],
    statics: [posix.join(folder, 'public')],
    packages: [],
    notes: [
      {
        kind: 'question',
        subject: 'config',
        text: 'Only the title, the description, the address and edit links are read. The sidebar has the order of the files.',
        todo: 'Add the navigation bar, the sidebars and redirects to `gqldocs.config.ts`.',
        place,
      },
    ],
  };
}

/** `(1)guides` is `guides` in addresses, and a folder `(guides)` is in none. */
function withoutGroup(name: string): string {
  return name.replace(/^\([^)]*\)/, '');
}

interface Menu {
  readonly documents: readonly string[];
  readonly source: string;
  readonly place: MenuEntry['place'];
}

/** By the numbers in parentheses, then by name. */
function entriesIn(below: string, menu: Menu): readonly MenuEntry[] {
  const { documents, source, place } = menu;
  const names = new Set(documents.filter((path) => path.startsWith(below)).map((path) => path.slice(below.length).split('/')[0] ?? ''));
  const number = (name: string): number => Number(/^\((\d+)\)/.exec(name)?.[1] ?? Number.MAX_SAFE_INTEGER);
  return [...names]
    .toSorted((a, b) => number(a) - number(b) || (a < b ? -1 : 1))
    .flatMap((name): readonly MenuEntry[] => {
      const path = `${below}${name}`;
      if (documents.includes(path)) return [{ target: { kind: 'source', path: posix.join(source, path) }, place }];
      const items = entriesIn(`${path}/`, menu);
      const label = withoutGroup(name);
      return label === '' ? items : [{ label: titleFromName(label), items, isCollapsed: false, place }];
    });
}
