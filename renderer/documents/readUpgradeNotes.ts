import { join } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { unknownMajor } from '../diagnostics/history.ts';
import type { Session } from '../engine/session.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { UpgradeNote, UpgradeNotes } from '../model/upgradeNotes.ts';
import type { Highlighter } from './highlight/createHighlighter.ts';
import { lowerHeadings } from './lowerHeadings.ts';
import { placeOf } from './plugins/documentContext.ts';
import { textOf } from './plugins/textOf.ts';
import { parseDocumentTask } from './readDocuments.ts';

interface UpgradeNotesRequest {
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
      const file = await session.run(task, { path: join(folder, name), folder, root, messages, staticFolders, ignoredKeys: [] });
      return { ...file, major: Number.parseInt(name, 10) };
    }),
  );
  const documents = parsed.flatMap(({ value }) => value ?? []);
  const notes = parsed.flatMap(({ value, major }): readonly UpgradeNotes[] =>
    value === undefined ? [] : [{ package: slug, major, file: value.source, ...splitNotes(value) }],
  );
  return { value: { notes, documents }, problems: [...problems, ...parsed.flatMap((one) => one.problems)] };
}

/**
 * Divides a document at its headings of level 2, which name symbols, several with commas between them: one note each. Deeper headings are
 * lowered by a level, since the page has its own above them, and have no anchors.
 */
export function splitNotes({ source, body }: Pick<Document, 'source' | 'body'>): Pick<UpgradeNotes, 'introduction' | 'notes'> {
  const nodes = body.kind === 'hast' ? body.tree.children : [];
  const starts = nodes.flatMap((node, index) => (isTitle(node) ? [{ node, index }] : []));
  const textUntil = (start: number, end: number | undefined): Root => ({
    type: 'root',
    children: nodes.slice(start, end).map(lowerHeadings),
  });
  const notes = starts.map(({ node, index }, position): UpgradeNote => {
    const names = textOf(node).split(',');
    return {
      names: names.map((name) => name.trim()).filter((name) => name !== ''),
      place: placeOf(node, source),
      text: textUntil(index + 1, starts[position + 1]?.index),
    };
  });
  return { introduction: textUntil(0, starts[0]?.index), notes };
}

function isTitle(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}
