import type { Comment, CommentBlock } from '../model/comment.ts';
import type { Messages } from '../model/messages.ts';
import { capitalize } from '../model/titleFromName.ts';

/** All texts of one tag, under one heading. */
export interface TextSection {
  readonly kind: 'text';
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly CommentBlock[];
  /** Texts that are short and many, such as what a function throws. */
  readonly isList: boolean;
}

/** Tags with a place of their own on the page, and tags that say nothing to readers. */
const shownElsewhere = new Set([
  '@returns',
  '@return',
  '@deprecated',
  '@since',
  '@defaultValue',
  '@default',
  '@category',
  '@group',
  '@categoryDescription',
  '@groupDescription',
  '@privateRemarks',
  '@summary',
]);

const knownTags: Readonly<Record<string, { readonly key: string; readonly title: keyof Messages }>> = {
  '@throws': { key: 'throws', title: 'throws' },
  '@remarks': { key: 'remarks', title: 'remarks' },
  '@example': { key: 'examples', title: 'examples' },
  '@see': { key: 'see-also', title: 'seeAlso' },
  '@history': { key: 'history', title: 'history' },
};

/** The sections that a comment's blocks make: of tags that we know in a fixed order, then of others as they come. */
export function textSections(comment: Comment | undefined, messages: Messages): readonly TextSection[] {
  const blocks = comment?.blocks.filter(({ tag }) => !shownElsewhere.has(tag)) ?? [];
  if (blocks.length === 0) return [];
  const tags = new Set([...Object.keys(knownTags), ...blocks.map(({ tag }) => tag)]);
  return [...tags].flatMap((tag) => {
    const ofTag = blocks.filter((block) => block.tag === tag);
    return ofTag.length === 0 ? [] : [textSection(tag, ofTag, messages)];
  });
}

function textSection(tag: string, blocks: readonly CommentBlock[], messages: Messages): TextSection {
  const isList = blocks.length > 1 && (tag === '@throws' || tag === '@see');
  const known = knownTags[tag];
  if (known !== undefined) return { kind: 'text', key: known.key, title: messages[known.title], blocks, isList };
  return { kind: 'text', key: `tag-${tag.slice(1)}`, title: titleOfTag(tag), blocks, isList };
}

/** `@customTag` becomes `Custom tag`. */
function titleOfTag(tag: string): string {
  const words = tag.slice(1).replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return capitalize(words.toLowerCase());
}
