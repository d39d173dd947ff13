import { posix } from 'node:path';
import { lineAt } from '../../model/lineAt.ts';
import { contains } from '../../packages/readRegularFile.ts';
import type { DocumentPlaces } from '../documents/placeDocuments.ts';
import type { Note, SiteDraft } from '../draft/siteDraft.ts';
import type { ProjectFiles } from '../values/evaluation.ts';

interface ReadmeRequest {
  readonly draft: Pick<SiteDraft, 'packages'>;
  readonly plan: DocumentPlaces;
  readonly files: ProjectFiles;
  /** Absolute folder of the new site. */
  readonly out: string;
}

/** Questions about links of READMEs to documents that have a new place. An import never changes a file that exists. */
export function readmeNotes({ draft, plan, files, out }: ReadmeRequest): readonly Note[] {
  const moved = new Map(plan.documents.map(({ source, to, address }) => [source, { to, address }]));
  return draft.packages.flatMap(({ path }) => {
    const file = posix.join(path, 'README.md');
    const text = files.text(file) ?? '';
    return [...text.matchAll(/\]\(([^)\s#?:]+)/g)].flatMap((match): readonly Note[] => {
      const [, target = ''] = match;
      const document = moved.get(posix.join(path, target));
      if (document === undefined) return [];
      const next = posix.join(out, plan.folder, document.to);
      const todo = contains(path, out)
        ? `Write \`${posix.relative(path, next)}\`.`
        : `Write the URL of ${document.address} at the new site.`;
      const place = { file: files.shown(file), line: lineAt(text, match.index) };
      return [{ kind: 'question', subject: 'README', text: `It links to ${target}, the former place of a document.`, todo, place }];
    });
  });
}
