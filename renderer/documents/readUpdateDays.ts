import { dirname, join } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';
import { type Made, runCached } from '../cache/runCached.ts';
import type { Config } from '../model/config.ts';
import { runGit } from '../packages/runGit.ts';

/** Day of the last commit that touched a document, by its path below the documents' folder. */
export type UpdateDays = ReadonlyMap<string, string>;

type Days = readonly (readonly [file: string, day: string])[];

/**
 * Asks Git when the documents were last changed: all of them in one call, and again only when another commit is checked out. Days are
 * those of the committer's own calendar, so they are the same on every machine. Nothing is known without a repository, and in a shallow
 * clone, whose oldest commit seems to have made everything.
 */
export async function readUpdateDays({ documents }: Config, cache: Cache): Promise<UpdateDays> {
  if (documents?.lastUpdated !== true) return new Map();
  const { path } = documents;
  return new Map(await runCached({ cache, stage: 'update-days', key: hashOf(path), make: () => askGit(path), withNeighbours: false }));
}

async function askGit(folder: string): Promise<Made<Days>> {
  const places = repositoryPlaces(folder);
  try {
    const { commit, files } = await readCommit(folder);
    return { value: commit === undefined ? [] : await readLog(folder), files: [...places, ...files] };
  } catch {
    return { value: [], files: places };
  }
}

/** What is there where a folder is in a repository; the nearest one counts, so one that comes to be further in does, too. */
function repositoryPlaces(folder: string): readonly string[] {
  const parent = dirname(folder);
  return [join(folder, '.git'), join(folder, '.git/HEAD'), ...(parent === folder ? [] : repositoryPlaces(parent))];
}

interface CheckedOut {
  /** Undefined in a shallow clone. */
  readonly commit: string | undefined;
  /** Absolute paths of what tells the commit. */
  readonly files: readonly string[];
}

async function readCommit(folder: string): Promise<CheckedOut> {
  const asked = [
    '--is-shallow-repository',
    '--absolute-git-dir',
    '--path-format=absolute',
    '--git-common-dir',
    'HEAD',
    '--symbolic-full-name',
    'HEAD',
  ];
  const [isShallow, gitFolder = '', commonFolder = '', commit, branch = ''] = (await runGit(folder, ['rev-parse', ...asked])).split('\n');
  const files = [join(gitFolder, 'HEAD'), ...[branch, 'packed-refs', 'shallow'].map((name) => join(commonFolder, name))];
  return { commit: isShallow === 'false' ? commit : undefined, files };
}

async function readLog(folder: string): Promise<Days> {
  const asked = ['log', '-z', '--relative', '--name-only', '--no-renames', `--format=${mark}%cs`, '--', '.'];
  return [...parseLog(await runGit(folder, asked))];
}

/** Begins a commit's day in the log; no path begins with it. */
const mark = '/';

/** Commits come with the newest first, each with the files that it changed. */
export function parseLog(log: string): UpdateDays {
  const days = new Map<string, string>();
  let day = '';
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '');
    if (text.startsWith(mark)) day = text.slice(mark.length);
    else if (text !== '' && !days.has(text)) days.set(text, day);
  }
  return days;
}
