import { join } from 'node:path';

interface UnreadFolder {
  /** Relative to the project. */
  readonly folder: string;
  /** The first document in it, by its file. */
  readonly document: string;
}

interface UnreadRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute. */
  readonly outDir?: string | undefined;
  /** Entries of a folder, sorted by name. Empty if there is none. */
  readonly list: (folder: string) => readonly { readonly name: string }[];
}

/** What projects call their first document. */
const firstNames = ['index', 'introduction', 'intro', 'overview', 'getting-started', 'quick-start', 'installation', 'install'];

/**
 * The first usual folder of documents that has some, in a project whose site reads none. Output of a program and sites of other tools don't count.
 * Documents may be one level deeper, as in `docs/docs` or `docs/guide`: in folders that begin with a first document.
 * Output, packages and records of decisions are none.
 */
export function unreadFolder({ root, outDir, list }: UnreadRequest): UnreadFolder | undefined {
  const namesIn = (path: string): readonly string[] => (join(root, path) === outDir ? [] : list(join(root, path)).map(({ name }) => name));
  for (const folder of ['docs', 'doc', 'documentation']) {
    const names = namesIn(folder);
    if (names.some(isForeign)) continue;
    const document = firstDocument(names);
    if (document !== undefined) return { folder, document };
    const inner = names
      .filter((name) => /^(?!(?:build|dist|node_modules|adr)$)[\w-]+$/.test(name))
      .flatMap((name): readonly UnreadFolder[] => {
        const deeper = namesIn(`${folder}/${name}`);
        const first = deeper.some(isForeign) ? undefined : firstDocument(deeper);
        return first === undefined || !isFirst(first) ? [] : [{ folder: `${folder}/${name}`, document: first }];
      });
    const [only, ...others] = inner;
    if (only !== undefined)
      return others.length === 0 ? only : { folder, document: `${only.folder.slice(folder.length + 1)}/${only.document}` };
  }
  return undefined;
}

function firstDocument(names: readonly string[]): string | undefined {
  const documents = names.filter((name) => /^[^_.].*\.mdx?$/.test(name) && !isForContributors(name));
  return firstNames.flatMap((first) => documents.find((name) => name.split('.')[0] === first) ?? [])[0] ?? documents[0];
}

function isFirst(document: string): boolean {
  return firstNames.includes(document.split('.')[0] ?? '');
}

/** `README.md`, `CONTRIBUTING.md`, `CODE_OF_CONDUCT.md`, `ADR-001.md`: files about the repository. */
function isForContributors(name: string): boolean {
  return /^[A-Z][A-Z0-9_-]+\./.test(name);
}

/** Files that only built sites, references of TypeDoc and sites of other tools have. */
function isForeign(name: string): boolean {
  const exact = [
    '.nojekyll',
    'index.html',
    'globals.md',
    'modules.md',
    'package.json',
    '.vitepress',
    '.vuepress',
    '_config.yml',
    '_sidebar.md',
  ];
  return exact.includes(name) || /^(?:docusaurus|astro|rspress|next)\.config\./.test(name);
}
