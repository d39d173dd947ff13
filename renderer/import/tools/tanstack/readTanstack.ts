import { posix } from 'node:path';
import { repositoryUrl } from '../../../packages/repositoryUrl.ts';
import { isElsewhere, plainAddress } from '../../draft/addresses.ts';
import { filesBelow, isDocumentPath, readDocument, withoutEnding } from '../../draft/projectFiles.ts';
import type { Collection, MenuEntry, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getItems, getText, toData, type Value } from '../../values/value.ts';
import { hyphenId } from '../vitepress/vitepressId.ts';

/** Reads a folder of documents with the menu of TanStack's site in `config.json`. Nothing else of that site is in the repository. */
export function readTanstack({ files, modules, folder, configFile }: ToolRequest): SiteDraft {
  const config = modules.load(configFile);
  const place = { file: files.shown(configFile) };
  const collection: Collection = {
    folder,
    route: '/docs',
    includes: isDocumentPath,
    skips: (path) => path === 'config.json',
    addressesOf: ({ path }) => [posix.join('/docs', plainAddress(withoutEnding(path)))],
    isMdx: false,
    printsTitle: true,
    dropsKeys: ['ref', 'replace'],
  };
  const manifest = modules.load(posix.join(folder, 'package.json')) ?? modules.load(posix.join(folder, '../package.json'));
  const name = getText(manifest, 'name');
  const written = get(manifest, 'repository');
  const repository = written === undefined ? undefined : repositoryUrl(toData(written));
  const menu: Menu = { folder, exampleUrl: (to) => (repository === undefined ? undefined : exampleUrl(to, repository)) };
  return {
    tool: 'TanStack',
    title: name ?? 'Documentation',
    repository,
    headingId: hyphenId,
    documentKeys: ['id', 'title', 'description'],
    navbar: [],
    footer: [],
    head: [],
    collections: [collection],
    sidebars: [['docs', getItems(config, 'sections').map((section) => sectionOf(section, menu))]],
    redirects: getItems(config, 'sections').flatMap((section) => examplesIn(section, menu)),
    missing: [],
    assets: [],
    statics: [],
    packages: [],
    notes: [
      { kind: 'carried', subject: 'sections', text: '`documents.sidebars`', to: ['documents.sidebars'], place },
      {
        kind: 'question',
        subject: 'title',
        text: 'The folder has no config of a site.',
        todo: 'Set `title`, `url` and `navbar` in `gqldocs.config.ts`.',
        place,
      },
      ...borrowed({ files, folder }),
    ],
  };
}

/** The site shows examples of the repository, which are in a folder for each framework. */
function exampleUrl(to: string, repository: string): string | undefined {
  const [, framework, name] = /^framework\/([\w-]+)\/examples\/([\w-]+)$/.exec(to) ?? [];
  return name === undefined ? undefined : `${repository}/tree/HEAD/examples/${framework}/${name}`;
}

interface Menu {
  readonly folder: string;
  readonly exampleUrl: (to: string) => string | undefined;
}

/** Pages of examples are redirects to their code. */
function examplesIn(section: Value, menu: Menu): SiteDraft['redirects'] {
  const own = getItems(section, 'children').flatMap((one) => {
    const from = getText(one, 'to') ?? '';
    const to = menu.exampleUrl(from);
    return to === undefined ? [] : [{ from: `/docs/${from}`, to, place: one.place }];
  });
  return [...own, ...getItems(section, 'frameworks').flatMap((one) => examplesIn(one, menu))];
}

/** A section has entries for all, then a group for each framework. */
function sectionOf(section: Value, menu: Menu): MenuEntry {
  const { folder } = menu;
  const groups = getItems(section, 'frameworks').map((one) => sectionOf(one, menu));
  const items = getItems(section, 'children').flatMap((one): readonly MenuEntry[] => {
    const to = getText(one, 'to');
    const label = getText(one, 'label');
    if (to === undefined) return [];
    const href = isElsewhere(to) ? to : menu.exampleUrl(to);
    const target = href !== undefined ? ({ kind: 'address', href } as const) : ({ kind: 'source', path: posix.join(folder, to) } as const);
    return [{ label, target, place: one.place }];
  });
  return { label: getText(section, 'label'), items: [...items, ...groups], isCollapsed: false, place: section.place };
}

/** Documents that are the text of another one with other words: `ref` and `replace` in their front matter. */
function borrowed({ files, folder }: Pick<ToolRequest, 'files' | 'folder'>): readonly Note[] {
  return filesBelow(files, folder)
    .filter(isDocumentPath)
    .flatMap((path): readonly Note[] => {
      const { ref } = readDocument(files, folder, path)?.frontMatter ?? {};
      const todo = 'Write its text, or include the parts that are the same with `<!--@include: file.md-->`.';
      const place = { file: files.shown(posix.join(folder, path)) };
      return typeof ref === 'string'
        ? [{ kind: 'question', subject: path, text: `It had the text of ${ref}, with other words.`, todo, place }]
        : [];
    });
}
