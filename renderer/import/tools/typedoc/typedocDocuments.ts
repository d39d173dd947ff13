import { posix } from 'node:path';
import { typedocName } from '../../../model/typedocName.ts';
import { isRecord } from '../../../packages/manifest.ts';
import { packageSlug } from '../../../packages/packageSlug.ts';
import { createPathFilter } from '../../draft/pathFilter.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { Collection, MenuEntry, SiteDraft } from '../../draft/siteDraft.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { getText, getTexts, type Value } from '../../values/value.ts';

interface DocumentsRequest {
  readonly files: ProjectFiles;
  /** Absolute folder of the project. */
  readonly folder: string;
  /** Of the config. */
  readonly place: MenuEntry['place'];
  /** Route of the documents; `/` for a site without a reference. */
  readonly route: string;
  /** Name of the package that has the documents. Default: the project itself has them. */
  readonly owner?: string | undefined;
}

/** A document with those that its front matter names as its children. */
interface Node {
  /** Below the folder of the project. */
  readonly path: string;
  /** As TypeDoc shows it. */
  readonly name: string;
  readonly category: string | undefined;
  /** Address at the former site. */
  readonly address: string;
  readonly children: readonly Node[];
}

/**
 * The document of `readme` and those that `projectDocuments` names with their children, in their order, with a sidebar and an entry of the
 * navigation bar. The README of a package is the home page in any case.
 */
export function typedocDocuments(
  config: Value | undefined,
  request: DocumentsRequest,
): Pick<SiteDraft, 'collections' | 'sidebars' | 'navbar'> {
  const { files, folder, place, route, owner } = request;
  const readme = posix.normalize(getText(config, 'readme') ?? 'none');
  const listed = getTexts(config, 'projectDocuments').map((one) => posix.normalize(one));
  const home = isDocumentPath(readme) && !(route !== '/' && /^readme\.md$/i.test(readme)) ? [readme] : [];
  const all = home.length + listed.length === 0 ? [] : filesBelow(files, folder).filter(isDocumentPath);
  const pathsOf = (one: string): readonly string[] =>
    all.includes(one) ? [one] : all.filter(createPathFilter({ include: [one], exclude: [] }));
  const paths = listed.flatMap(pathsOf);
  const seen = new Set<string>();
  const roots = [...home.flatMap(pathsOf), ...paths].flatMap((path) => nodeOf({ ...request, path, seen }) ?? []);
  const nodes = roots.flatMap(withChildren).map(({ path, address }) => ({
    path,
    addresses: [
      ...(home.includes(path) && !paths.includes(path) ? [] : [address]),
      // The home page of a package is its module, which has other addresses.
      ...(home.includes(path) && owner === undefined ? ['/index.html'] : []),
    ],
  }));
  const [first] = roots;
  if (first === undefined) return { collections: [], sidebars: [], navbar: [] };
  const target = ({ path }: Node): MenuEntry['target'] => ({ kind: 'source', path: posix.join(folder, path) });
  const entryOf = (node: Node): MenuEntry => {
    const items = node.children.map(entryOf);
    return { target: target(node), place, ...(items.length === 0 ? {} : { items, label: node.name, isCollapsed: false }) };
  };
  const categories = [...new Set(roots.map(({ category }) => category))];
  const sidebar = categories.flatMap((label): readonly MenuEntry[] => {
    const items = roots.filter(({ category }) => category === label).map(entryOf);
    return label === undefined ? items : [{ label, items, isCollapsed: false, place }];
  });
  return {
    collections: [collectionOf(nodes, { folder, route })],
    sidebars: [[owner === undefined ? 'docs' : packageSlug(owner), sidebar]],
    navbar: [{ label: owner ?? 'Docs', target: target(first), place }],
  };
}

/** The folder that has all documents; nothing else in it is one. */
function collectionOf(
  nodes: readonly (Pick<Node, 'path'> & { readonly addresses: readonly string[] })[],
  { folder, route }: Pick<Collection, 'folder' | 'route'>,
): Collection {
  const shared = nodes
    .map(({ path }) => posix.dirname(path))
    .reduce((a, b) => (b === a || b.startsWith(`${a}/`) ? a : a.startsWith(`${b}/`) ? b : '.'));
  const addresses = new Map(nodes.map(({ path, addresses: own }) => [posix.relative(shared, path), own]));
  const paths = [...addresses.keys()];
  return {
    folder: posix.join(folder, shared),
    route,
    includes: (path) => addresses.has(path),
    skips: (path) =>
      shared === '.' && !/\.(?:mdx?|markdown|png|svg|jpe?g|gif)$/.test(path) && !paths.some((one) => one.startsWith(`${path}/`)),
    addressesOf: ({ path }) => [posix.join(route, path.replace(/(?:^|\/)index\.\w+$|\.\w+$/, '')), ...(addresses.get(path) ?? [])],
    isMdx: false,
    isListed: true,
    dropsKeys: ['category', 'group', 'children', 'showCategories', 'showGroups'],
  };
}

interface NodeRequest extends Omit<DocumentsRequest, 'route'> {
  readonly path: string;
  /** Documents that have a place already: each has one, so children in a cycle end. */
  readonly seen: Set<string>;
}

function nodeOf(
  { files, folder, path, place, owner, seen }: NodeRequest,
  parent?: { readonly address: string; readonly label: string },
): Node | undefined {
  const document = readDocument(files, folder, path);
  if (document === undefined || seen.has(path)) return undefined;
  seen.add(path);
  const { title, category, group, children } = document.frontMatter;
  const name = typeof title === 'string' ? title : (parent?.label ?? posix.basename(path).replace(/\.[^.]+$/, ''));
  const prefix = owner === undefined ? '' : `${typedocName(owner)}.`;
  const address = `${parent === undefined ? `/documents/${prefix}` : parent.address.replace(/html$/, '')}${typedocName(name)}.html`;
  const key = [category, group].find((one): one is string => typeof one === 'string');
  return {
    path,
    name,
    category: key,
    address,
    children: childrenOf(children).flatMap(([label, child]) => {
      const next = posix.join(posix.dirname(path), child);
      return next.startsWith('..') ? [] : (nodeOf({ files, folder, place, path: next, seen }, { address, label }) ?? []);
    }),
  };
}

/** A list of paths, or an object with a path for each name. */
function childrenOf(children: unknown): readonly (readonly [label: string, path: string])[] {
  const entries = Array.isArray(children)
    ? children.map((one: unknown) => [typeof one === 'string' ? posix.basename(one).replace(/\.[^.]+$/, '') : '', one] as const)
    : Object.entries(isRecord(children) ? children : {});
  return entries.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string');
}

function withChildren(node: Node): readonly Node[] {
  return [node, ...node.children.flatMap(withChildren)];
}
