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

/** The first usual folder of documents that has some, in a project whose site reads none. Output of a program and sites of other tools don't count. */
export function unreadFolder({ root, outDir, list }: UnreadRequest): UnreadFolder | undefined {
  for (const folder of ['docs', 'doc', 'documentation']) {
    const path = join(root, folder);
    if (path === outDir) continue;
    const names = list(path).map(({ name }) => name);
    const documents = names.filter((name) => /^[^_.].*\.mdx?$/.test(name) && !isForContributors(name));
    const document = firstNames.flatMap((first) => documents.find((name) => name.split('.')[0] === first) ?? [])[0] ?? documents[0];
    if (document !== undefined && !names.some(isForeign)) return { folder, document };
  }
  return undefined;
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
