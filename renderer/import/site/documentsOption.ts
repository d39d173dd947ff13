import type { UserConfig } from '../../config/userConfig.ts';
import type { DocumentPlaces } from '../documents/placeDocuments.ts';
import type { Note, SiteDraft } from '../draft/siteDraft.ts';
import { editUrlOf } from './editUrlOf.ts';

export interface DocumentsRequest {
  readonly draft: SiteDraft;
  readonly plan: DocumentPlaces;
  /** Absolute folder of the new site. */
  readonly out: string;
  /** Folder of the documents, relative to the new site. */
  readonly documents: string;
  /** Whether documents have formulas. */
  readonly hasMath: boolean;
  /** Absolute folder of the repository. */
  readonly repository: string;
  readonly sidebars: NonNullable<UserConfig['documents']>['sidebars'];
}

/** The option `documents`, and a question where the edit links of the former site cannot be kept. Without documents, there is no option. */
export function documentsOption(request: DocumentsRequest): { readonly option: UserConfig['documents']; readonly notes: readonly Note[] } {
  const { draft, plan, documents, hasMath, out, repository, sidebars } = request;
  const ignoredKeys = [...keysOfSite(plan, draft.documentKeys), ...(documents === plan.folder ? [] : keptKeys(plan))];
  const { collections } = draft;
  const written = collections.find((one) => one.editUrl !== undefined)?.editUrl;
  const moved = editUrlOf({ collections, repository, documents, out });
  const editUrl = moved ?? (collections.length === 1 ? written : undefined);
  const option = {
    path: documents,
    route: plan.route,
    sidebars,
    lastUpdated: draft.lastUpdated === false ? false : undefined,
    math: hasMath ? true : undefined,
    ignoredKeys: ignoredKeys.length === 0 ? undefined : ignoredKeys,
    editUrl,
  };
  const note: Note = {
    kind: 'question',
    subject: 'documents.editUrl',
    text: `${editUrl === undefined ? 'There are no edit links, because' : 'Edit links point to the folder of the former site:'} gqldocs does not know where your repository has the new site.`,
    todo: `Set \`documents.editUrl\` to the URL of \`${documents}\` in its editor. The former one was ${written}.`,
    to: ['documents.editUrl'],
  };
  return {
    option: plan.documents.length === 0 ? undefined : option,
    notes: written !== undefined && moved === undefined ? [note] : [],
  };
}

/** Keys of the former tool in documents that stay as they are. */
function keptKeys({ documents }: DocumentPlaces): readonly string[] {
  return [...new Set(documents.flatMap(({ frontMatter, dropsKeys }) => dropsKeys.filter((key) => key in frontMatter)))].toSorted();
}

/** Keys of front matter that only the former site's own code can have read. */
function keysOfSite({ documents }: DocumentPlaces, known: readonly string[] | undefined): readonly string[] {
  if (known === undefined) return [];
  const found = new Set(documents.flatMap(({ frontMatter }) => Object.keys(frontMatter)));
  return [...found].filter((key) => !known.includes(key) && key !== 'slug').toSorted();
}
