import { posix } from 'node:path';
import { contains } from '../../packages/readRegularFile.ts';
import type { SiteDraft } from '../draft/siteDraft.ts';

interface EditUrlRequest {
  readonly collections: SiteDraft['collections'];
  /** Absolute folder of the repository. */
  readonly repository: string;
  /** Folder of the documents, relative to the new site. */
  readonly documents: string;
  /** Absolute folder of the new site. */
  readonly out: string;
}

/** URL of the documents in the editor: that of the former folders, which say where the repository is. Undefined where they don't. */
export function editUrlOf({ collections, repository, documents, out }: EditUrlRequest): string | undefined {
  const written = collections.filter(({ editUrl }) => editUrl !== undefined);
  const bases = written.map(({ editUrl = '', folder }) => {
    const end = `/${encodeURI(posix.relative(repository, folder))}/`;
    return editUrl.endsWith(end) ? editUrl.slice(0, 1 - end.length) : undefined;
  });
  const [base] = bases;
  const isKnown = base !== undefined && bases.every((one) => one === base) && contains(repository, out);
  return isKnown ? base + encodeURI(posix.join(posix.relative(repository, out), documents, '/')) : undefined;
}
