import { join } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';
import type { Config } from '../model/config.ts';
import { runGit } from '../packages/runGit.ts';

/** Day of the last commit that touched a document, by its path below the documents' folder. */
export type UpdateDays = ReadonlyMap<string, string>;

interface KnownDays {
  readonly commit: string;
  readonly days: readonly (readonly [file: string, day: string])[];
}

const stage = 'update-days';

/**
 * Asks Git when the documents were last changed: all of them in one call, and once for each commit. Days are those of the
 * committer's own calendar, so they are the same on every machine. Nothing is known without a repository, and in a shallow clone,
 * whose oldest commit seems to have made everything.
 */
export async function readUpdateDays({ root, documents }: Config, cache: Cache): Promise<UpdateDays> {
  if (documents?.lastUpdated !== true) return new Map();
  // Where there is no repository, there may be one next time.
  cache.noteInputs?.([join(root, '.git/HEAD')]);
  try {
    const { commit, files } = await readCommit(documents.path);
    cache.noteInputs?.(files);
    if (commit === undefined) return new Map();
    const known = await cache.read<KnownDays>(stage, hashOf(documents.path));
    if (known?.commit === commit) return new Map(known.days);
    const days = parseLog(
      await runGit(documents.path, ['log', '-z', '--relative', '--name-only', '--no-renames', `--format=${mark}%cs`, '--', '.']),
    );
    await cache.write(stage, hashOf(documents.path), { commit, days: [...days] } satisfies KnownDays);
    return days;
  } catch {
    return new Map();
  }
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
