import { noteName } from '../diagnostics/notes.ts';
import { listTree } from '../engine/listTree.ts';
import type { Session } from '../engine/session.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { SiteNote } from '../model/siteNote.ts';
import type { Highlighter } from './highlight/createHighlighter.ts';
import { lowerHeadings } from './lowerHeadings.ts';
import { parseDocumentTask } from './readDocuments.ts';

interface SiteNotesRequest {
  readonly config: Config;
  readonly session: Session;
  readonly highlighter: Highlighter;
}

/** Notes of all packages, with the documents that they are made from. */
export interface ReadSiteNotes {
  readonly notes: readonly SiteNote[];
  readonly documents: readonly Document[];
}

/** Reads the notes about symbols: one file for each. Files and folders whose names begin with `_` are the author's own. */
export async function readSiteNotes(request: SiteNotesRequest): Promise<Found<ReadSiteNotes>> {
  const found = await Promise.all(request.config.api.packages.map((pkg) => readNotesOf(pkg, request)));
  return {
    value: { notes: found.flatMap(({ value }) => value.notes), documents: found.flatMap(({ value }) => value.documents) },
    problems: found.flatMap(({ problems }) => problems),
  };
}

async function readNotesOf({ notes: folder, slug }: PackageConfig, request: SiteNotesRequest): Promise<Found<ReadSiteNotes>> {
  if (folder === undefined) return { value: { notes: [], documents: [] }, problems: [] };
  const { config, session, highlighter } = request;
  const { root, messages, staticFolders } = config;
  const files = listTree(session.read, folder, (inside) => /(?:^|\/)[_.][^/]*$/.test(inside)).filter(({ name }) => /\.mdx?$/.test(name));
  const isNote = (name: string): boolean => name.endsWith('.md');
  const task = parseDocumentTask(highlighter);
  const parsed = await Promise.all(
    files
      .filter(({ name }) => isNote(name))
      .map(async ({ path, inside }) => ({
        ...(await session.run(task, { path, folder, root, messages, staticFolders, ignoredKeys: [] })),
        name: inside.slice(0, -'.md'.length),
      })),
  );
  const notes = parsed.flatMap(({ value, name }): readonly SiteNote[] =>
    value?.body.kind === 'hast'
      ? [{ package: slug, name, file: value.source, tree: { type: 'root', children: value.body.tree.children.map(lowerHeadings) } }]
      : [],
  );
  return {
    value: { notes, documents: parsed.flatMap(({ value }) => value ?? []) },
    problems: [
      ...files.filter(({ name }) => !isNote(name)).map(({ path }) => noteName({ file: relativePath(root, path) })),
      ...parsed.flatMap(({ problems }) => problems),
    ],
  };
}
