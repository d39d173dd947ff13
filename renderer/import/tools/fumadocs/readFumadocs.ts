import { posix } from 'node:path';
import { filesBelow, firstFile, isDocumentPath, programFile } from '../../draft/projectFiles.ts';
import type { Collection, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { findCall, getText } from '../../values/value.ts';
import { fumadocsAddress, readFumadocsMenus } from './fumadocsMenus.ts';

/** Reads a site of Fumadocs: its documents and their `meta.json`. Its pages and layouts are programs, which are questions. */
export function readFumadocs({ files, modules, folder, configFile }: ToolRequest): SiteDraft {
  const place = { file: files.shown(configFile) };
  const docs = modules.loadExport(configFile, 'docs');
  const dir = getText(findCall(docs, new Set(['defineDocs', 'defineCollections']))?.args[0], 'dir') ?? 'content/docs';
  const source = posix.resolve(folder, dir);
  const base = baseOf({ files, folder }) ?? '/docs';
  const all = filesBelow(files, source);
  const isForeign = (path: string): boolean => {
    const [, own, ending] = /^(.*)\.[a-z]{2}(?:-[A-Z]{2})?(\.mdx?)$/.exec(path) ?? [];
    return own !== undefined && all.includes(`${own}${ending}`);
  };
  const includes = (path: string): boolean => isDocumentPath(path) && !isForeign(path);
  const collection: Collection = {
    folder: source,
    route: base,
    includes,
    skips: (path) => isForeign(path) || /(?:^|\/)meta(?:\.[\w-]+)?\.(?:json|ya?ml)$/.test(path) || /\.[cm]?[jt]sx?$/.test(path),
    addressesOf: ({ path }) => [fumadocsAddress(path, base)],
    isMdx: true,
  };
  const { navbar, sidebars } = readFumadocsMenus({ files, modules, folder: source, documents: all.filter(includes) });
  return {
    tool: 'Fumadocs',
    title: 'Documentation',
    navbar,
    footer: [],
    colorMode: { followSystem: true },
    documentKeys: ['title', 'description', 'icon', 'full', 'index', 'preview'],
    head: [],
    collections: [collection],
    sidebars,
    redirects: [],
    missing: pagesOf({ files, folder }),
    assets: [],
    statics: [posix.join(folder, 'public')],
    packages: [],
    notes: [titleNote(place)],
  };
}

/** `baseUrl` of the call of `loader` in `lib/source.ts`. */
function baseOf({ files, folder }: Pick<ToolRequest, 'files' | 'folder'>): string | undefined {
  const names = ['lib/source', 'lib/source/index', 'src/lib/source', 'app/source', 'loaders/source', 'source'];
  const file = names.map((name) => programFile(files, folder, name)).find((one) => one !== undefined);
  const [, base] = /\bbaseUrl:\s*['"]([^'"\n]+)['"]/.exec(file === undefined ? '' : (files.text(file) ?? '')) ?? [];
  return base === undefined ? undefined : posix.resolve('/', base);
}

/** Pages of Next.js next to the documents. */
function pagesOf({ files, folder }: Pick<ToolRequest, 'files' | 'folder'>): SiteDraft['missing'] {
  const app = firstFile(files, folder, ['src/app/layout.tsx', 'src/app/layout.jsx']) === undefined ? 'app' : 'src/app';
  return filesBelow(files, posix.join(folder, app))
    .filter((path) => /(?:^|\/)page\.[jt]sx$/.test(path) && !/\[/.test(path))
    .map((path) => ({
      address: fumadocsAddress(posix.dirname(path) === '.' ? 'index' : posix.dirname(path), '/'),
      place: { file: files.shown(posix.join(folder, app, path)) },
    }));
}

function titleNote(place: Note['place']): Note {
  const text = 'Title, navigation, logo and edit links of Fumadocs are in programs, which do not run.';
  return { kind: 'question', subject: 'title', text, todo: 'Set `title`, `navbar` and `documents.editUrl` in `gqldocs.config.ts`.', place };
}
