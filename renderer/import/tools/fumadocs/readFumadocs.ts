import { posix } from 'node:path';
import { titleFromName } from '../../../model/titleFromName.ts';
import { loadNextConfig, nextMetadata, nextRedirects } from '../../draft/nextProject.ts';
import { filesBelow, firstFile, isDocumentPath } from '../../draft/projectFiles.ts';
import type { Collection, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { getText } from '../../values/value.ts';
import { fumadocsCollections } from './fumadocsCollections.ts';
import { fumadocsAddress, readFumadocsMenus } from './fumadocsMenus.ts';

/** Reads a site of Fumadocs: its documents and their `meta.json`. Its pages and layouts are programs, which are questions. */
export function readFumadocs(request: ToolRequest): SiteDraft {
  const { files, modules, folder, configFile } = request;
  const place = { file: files.shown(configFile) };
  const found = fumadocsCollections(request);
  const parts = found.flatMap(({ name, folder: source, base }) =>
    base === undefined ? [] : [partOf({ files, modules, name, source, base })],
  );
  const isOne = parts.length === 1;
  const next = loadNextConfig(request);
  const { title, description } = nextMetadata(request);
  return {
    tool: 'Fumadocs',
    title: title ?? 'Documentation',
    tagline: description,
    baseUrl: getText(next, 'basePath'),
    navbar: parts.flatMap(({ menus, link }) => [...(isOne ? [] : [{ ...link, place }]), ...menus.navbar]),
    footer: [],
    colorMode: { followSystem: true },
    documentKeys: ['title', 'description', 'icon', 'full'],
    head: [],
    collections: parts.map(({ collection }) => collection),
    sidebars: parts.flatMap(({ menus }) => menus.sidebars),
    redirects: nextRedirects(next),
    missing: pagesOf({ files, folder }),
    assets: [],
    statics: [posix.join(folder, 'public')],
    packages: [],
    notes: [
      titleNote(place, title !== undefined),
      ...found.flatMap(({ name, base }) => (base === undefined ? [collectionNote(name, place)] : [])),
    ],
  };
}

interface PartRequest extends Pick<ToolRequest, 'files' | 'modules'> {
  readonly name: string;
  /** Absolute folder of the documents. */
  readonly source: string;
  readonly base: string;
}

function partOf({ files, modules, name, source, base }: PartRequest) {
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
    printsTitle: true,
  };
  const menus = readFumadocsMenus({ files, modules, name, folder: source, documents: all.filter(includes) });
  const link = { label: titleFromName(name), target: { kind: 'sidebar', name } as const };
  return { collection, menus, link };
}

function collectionNote(name: string, place: Note['place']): Note {
  return {
    kind: 'question',
    subject: name,
    text: 'No `loader` with a `baseUrl` gets this collection, so its documents were not imported.',
    todo: 'Are they pages? Copy them to the documents.',
    place,
  };
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

function titleNote(place: Note['place'], hasTitle: boolean): Note {
  const parts = `${hasTitle ? 'Navigation' : 'Title, navigation'}, logo and edit links`;
  const options = `${hasTitle ? '' : '`title`, '}\`navbar\` and \`documents.editUrl\``;
  return {
    kind: 'question',
    subject: hasTitle ? 'navbar' : 'title',
    text: `${parts} of Fumadocs are in programs, which do not run.`,
    todo: `Set ${options} in \`gqldocs.config.ts\`.`,
    place,
  };
}
