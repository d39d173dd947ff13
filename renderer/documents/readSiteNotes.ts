import { noteName } from '../diagnostics/notes.ts';
import { listTree } from '../engine/listTree.ts';
import type { Found } from '../model/problem.ts';
import type { SiteNote } from '../model/siteNote.ts';
import { lowerHeadings } from './lowerHeadings.ts';
import { type NotesRequest, type ReadNotes, readNotes } from './readNotes.ts';

/** Reads the notes about symbols: one file for each. Files and folders whose names begin with `_` are the author's own. */
export function readSiteNotes(request: NotesRequest): Promise<Found<ReadNotes<SiteNote>>> {
  return readNotes(
    {
      folderOf: ({ notes }) => notes,
      list: (folder, read) =>
        listTree(read, folder, (inside) => /(?:^|\/)[_.][^/]*$/.test(inside)).flatMap(({ path, inside }) =>
          /\.mdx?$/.test(inside) ? [{ path, name: inside }] : [],
        ),
      isNote: (name) => name.endsWith('.md'),
      problem: noteName,
      toNotes: ({ source: file, body }, { package: slug, name }): readonly SiteNote[] =>
        body.kind === 'hast'
          ? [
              {
                package: slug,
                name: name.slice(0, -'.md'.length),
                file,
                tree: { type: 'root', children: body.tree.children.map(lowerHeadings) },
              },
            ]
          : [],
    },
    request,
  );
}
