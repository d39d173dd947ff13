import { posix } from 'node:path';
import { contains } from '../../packages/readRegularFile.ts';
import type { AdaptedDocuments } from '../documents/adaptDocuments.ts';
import type { DocumentPlaces } from '../documents/placeDocuments.ts';
import { filesBelow } from '../draft/projectFiles.ts';
import type { SiteDraft } from '../draft/siteDraft.ts';
import type { ProjectFiles } from '../values/evaluation.ts';

interface KeptRequest {
  readonly draft: Pick<SiteDraft, 'collections'>;
  readonly plan: DocumentPlaces;
  readonly adapted: AdaptedDocuments;
  readonly files: ProjectFiles;
  /** Absolute folder of the new site. */
  readonly out: string;
}

/**
 * The folder of the documents, relative to the new site, where they can stay: it is in that site and has no other document. Then their history,
 * and links between them, the README and the sources, stay as well.
 */
export function keptFolder({ draft, plan, adapted, files, out }: KeptRequest): string | undefined {
  const [collection, ...others] = draft.collections;
  if (collection?.isListed !== true || others.length > 0) return undefined;
  const { folder, includes } = collection;
  if (!contains(out, folder) || folder === out) return undefined;
  const isSame = plan.documents.every(({ path, to, slug }) => path === to && slug === undefined);
  const hasOthers = filesBelow(files, folder).some((path) => /\.(?:mdx?|markdown)$/i.test(path) && !includes(path));
  const needsFiles = adapted.files.some(({ path }) => /\/_?imported\//.test(path));
  return isSame && !hasOthers && !needsFiles ? posix.relative(out, folder) : undefined;
}
