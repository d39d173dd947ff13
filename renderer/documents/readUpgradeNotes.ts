import { join } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { unknownMajor } from '../diagnostics/history.ts';
import type { Document } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import type { UpgradeNote, UpgradeNotes } from '../model/upgradeNotes.ts';
import { lowerHeadings } from './lowerHeadings.ts';
import { placeOf } from './plugins/documentContext.ts';
import { textOf } from './plugins/textOf.ts';
import { type NotesRequest, type ReadNotes, readNotes } from './readNotes.ts';

/** Reads the notes about upgrades: one file for each major version (`17.md`). Files whose names begin with `_` are the author's own. */
export function readUpgradeNotes(request: NotesRequest): Promise<Found<ReadNotes<UpgradeNotes>>> {
  return readNotes(
    {
      folderOf: ({ upgradeNotes }) => upgradeNotes,
      list: (folder, read) =>
        read.list(folder).flatMap(({ name }) => (/^[^_.].*\.mdx?$/.test(name) ? [{ path: join(folder, name), name }] : [])),
      isNote: (name) => /^\d+\.md$/.test(name),
      problem: unknownMajor,
      toNotes: (document, { package: slug, name }) => [
        { package: slug, major: Number.parseInt(name, 10), file: document.source, ...splitNotes(document) },
      ],
    },
    request,
  );
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
