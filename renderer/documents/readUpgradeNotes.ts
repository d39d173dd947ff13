import { join } from 'node:path';
import { unknownMajor } from '../diagnostics/history.ts';
import type { Session } from '../engine/session.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { UpgradeNotes } from '../model/upgradeNotes.ts';
import type { Highlighter } from './highlight/createHighlighter.ts';
import { parseDocumentTask } from './readDocuments.ts';
import { splitNotes } from './splitNotes.ts';

export interface UpgradeNotesRequest {
  readonly config: Config;
  readonly session: Session;
  readonly highlighter: Highlighter;
}

/** Notes of all packages, with the documents that they are made from. */
export interface ReadNotes {
  readonly notes: readonly UpgradeNotes[];
  readonly documents: readonly Document[];
}

/** Reads the notes about upgrades: one file for each major version (`17.md`). Files whose names begin with `_` are the author's own. */
export async function readUpgradeNotes(request: UpgradeNotesRequest): Promise<Found<ReadNotes>> {
  const found = await Promise.all(request.config.api.packages.map((pkg) => readNotesOf(pkg, request)));
  return {
    value: { notes: found.flatMap(({ value }) => value.notes), documents: found.flatMap(({ value }) => value.documents) },
    problems: found.flatMap(({ problems }) => problems),
  };
}

async function readNotesOf(pkg: PackageConfig, { config, session, highlighter }: UpgradeNotesRequest): Promise<Found<ReadNotes>> {
  const { upgradeNotes: folder, slug } = pkg;
  if (folder === undefined) return { value: { notes: [], documents: [] }, problems: [] };
  const { root, messages, staticFolders } = config;
  const names = session.read.list(folder).flatMap(({ name }) => (/^[^_.].*\.mdx?$/.test(name) ? [name] : []));
  const isNote = (name: string): boolean => /^\d+\.md$/.test(name);
  const problems = names.filter((name) => !isNote(name)).map((name) => unknownMajor({ file: relativePath(root, join(folder, name)) }));
  const task = parseDocumentTask(highlighter);
  const parsed = await Promise.all(
    names.filter(isNote).map(async (name) => {
      const file = await session.run(task, { path: join(folder, name), folder, root, messages, staticFolders });
      return { ...file, major: Number.parseInt(name, 10) };
    }),
  );
  const documents = parsed.flatMap(({ value }) => value ?? []);
  const notes = parsed.flatMap(({ value, major }): readonly UpgradeNotes[] =>
    value === undefined ? [] : [{ package: slug, major, file: value.source, ...splitNotes(value) }],
  );
  return { value: { notes, documents }, problems: [...problems, ...parsed.flatMap((one) => one.problems)] };
}
