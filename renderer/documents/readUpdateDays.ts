import { join, relative, sep } from 'node:path';
import { hashOf, rememberHash } from '../engine/hash.ts';
import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import { runGit } from '../packages/runGit.ts';

/** Day of the last commit that touched a document, by its path below the documents' folder. */
type UpdateDays = ReadonlyMap<string, string>;

type Days = readonly (readonly [file: string, day: string])[];

/**
 * Asks Git when the documents were last changed: all of them in one call, and again only when the repository has changed. Days are
 * those of the committer's own calendar, so they are the same on every machine. Nothing is known without a repository, nor in a shallow
 * clone, whose oldest commit seems to have made everything.
 */
export async function readUpdateDays({ documents }: Config, session: Session): Promise<UpdateDays> {
  if (documents?.lastUpdated !== true) return new Map();
  return new Map(await session.run(updateDaysTask, documents.path));
}

const updateDaysTask = defineTask({
  name: 'update-days',
  run: async (folder: string, read): Promise<Days> => {
    read.noteRepository(folder);
    try {
      const isShallow = (await runGit(folder, ['rev-parse', '--is-shallow-repository'])).trim();
      return isShallow === 'false' ? await readLog(folder) : [];
    } catch {
      return [];
    }
  },
});

async function readLog(folder: string): Promise<Days> {
  const asked = [
    'log',
    '--no-show-signature',
    '--no-mailmap',
    '--no-ext-diff',
    '--no-textconv',
    '-z',
    '--relative',
    '--name-only',
    '--no-renames',
    `--format=${mark}%cs`,
    '--',
    '.',
  ];
  return [...parseLog(await runGit(folder, asked))];
}

/** Begins a commit's day in the log; no path begins with it. */
const mark = '/';

/** Commits come with the newest first, each with the files that it changed. */
function parseLog(log: string): UpdateDays {
  const days = new Map<string, string>();
  let day = '';
  for (const entry of log.split('\0')) {
    const text = entry.replace(/^\n/, '');
    if (text.startsWith(mark)) day = text.slice(mark.length);
    else if (text !== '' && !days.has(text)) days.set(text, day);
  }
  return days;
}

/** By the documents without a day: what is known of a document that is the same need not be found out again. */
const dated = new WeakMap<Document, Document>();

/** Documents with the day of their last change, as their front matter says, else as Git does. */
export function withUpdateDays(
  documents: readonly Document[],
  { config, days }: { readonly config: Config; readonly days: UpdateDays },
): readonly Document[] {
  const folder = config.documents;
  if (folder?.lastUpdated !== true) return documents;
  return documents.map((document) => {
    const file = relative(folder.path, join(config.root, document.source)).replaceAll(sep, '/');
    const lastUpdated = document.frontMatter.last_update ?? days.get(file);
    if (lastUpdated === undefined) return document;
    const known = dated.get(document);
    if (known?.lastUpdated === lastUpdated) return known;
    const withDay = { ...document, lastUpdated };
    dated.set(document, withDay);
    rememberHash(withDay, () => hashOf(hashOf(document), lastUpdated));
    return withDay;
  });
}
