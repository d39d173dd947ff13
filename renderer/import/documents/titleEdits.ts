import type { Edit } from '../../model/textEdits.ts';
import { keyEdit } from './frontMatterEdit.ts';
import { shownText } from './headingIds.ts';
import type { PlannedDocument } from './placeDocuments.ts';

/** A heading may be code alone, which the bare text does not have. */
const heading = /^#[ \t].*$|^(?![ \t\r\n#>*+-])[^\n]+\n=+[ \t]*$/gm;

/**
 * gqldocs shows `title` in place of the first heading of level 1. Where these differ, the heading stays the one that readers saw: alone
 * (`hide_title`), or as a section for tools that print both. Then all headings of level 1 become sections: the first one that is left would
 * give way to the title.
 */
export function titleEdits({ text, bare, frontMatter, printsTitle }: PlannedDocument): readonly Edit[] {
  const headings = [...bare.matchAll(heading)];
  const [found] = headings;
  const { title } = frontMatter;
  if (found === undefined || typeof title !== 'string' || title.trim() === '' || 'hide_title' in frontMatter || 'hero' in frontMatter)
    return [];
  const written = text.slice(found.index, found.index + found[0].length).replace(/\r?\n=+[ \t]*$/, '');
  // The values of expressions are those of the front matter.
  if (/\{(?![ \t]*#)/.test(written) || plain(shownText(written)) === plain(shownText(`# ${title}`))) return [];
  if (!printsTitle) return [keyEdit(text, 'hide_title: true')];
  return headings.map(({ 0: whole, index }): Edit => {
    if (whole.startsWith('#')) return { start: index, end: index, text: '#' };
    return { start: index + whole.lastIndexOf('\n') + 1, end: index + whole.length, text: '---' };
  });
}

function plain(title: string): string {
  return title
    .replace(/[ \t]*\{[ \t]*#[^{}]*\}$/, '')
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
