import type { Edit } from '../../model/textEdits.ts';
import { isRecord } from '../../packages/manifest.ts';
import { keyEdits } from './frontMatterEdit.ts';

interface NeighborRequest {
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Id at the new site of a document that the former one names by an id or a link; undefined for one that it lacks. */
  readonly resolve: (target: { readonly id: string } | { readonly link: string }) => string | undefined;
}

const keys = { next: 'pagination_next', prev: 'pagination_prev', pagination_next: 'pagination_next', pagination_prev: 'pagination_prev' };

/**
 * The links to the next and the previous page, with ids of the new site: `pagination_next` of Docusaurus names an id, `next` of VitePress and
 * Starlight has a link, or only a label, which links here take from the title of the page.
 */
export function neighborEdits({ text, frontMatter, resolve }: NeighborRequest): readonly Edit[] {
  return Object.entries(keys).flatMap(([key, name]): readonly Edit[] => {
    const value = frontMatter[key];
    const isId = key === name;
    if (typeof value !== 'string' && !isRecord(value)) return [];
    const link = isRecord(value) && typeof value.link === 'string' ? value.link : undefined;
    const id = typeof value === 'string' ? (isId ? resolve({ id: value }) : undefined) : link === undefined ? undefined : resolve({ link });
    // A build reports an id that is wrong at the former site, too.
    if (isId && (id === undefined || id === value)) return [];
    const line = id === undefined ? '' : `${name}: ${JSON.stringify(id)}\n`;
    return keyEdits(text, [key]).map((edit) => ({ ...edit, text: line }));
  });
}
