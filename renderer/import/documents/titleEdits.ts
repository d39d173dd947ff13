import type { Edit } from './fences.ts';
import { keyEdit } from './frontMatterEdit.ts';
import { shownText } from './headingIds.ts';
import type { PlannedDocument } from './planDocuments.ts';

const heading = /^#[ \t]+\S.*$|^(?![ \t\r\n#>*+-])[^\n]+\n=+[ \t]*$/m;

/**
 * gqldocs shows `title` in place of the first heading of level 1. Where these differ, the heading stays the one that readers saw: alone
 * (`hide_title`), or as a section for tools that print both.
 */
export function titleEdits({ text, bare, frontMatter, printsTitle }: PlannedDocument): readonly Edit[] {
  const found = heading.exec(bare);
  const { title } = frontMatter;
  if (found === null || typeof title !== 'string' || title.trim() === '' || 'hide_title' in frontMatter || 'hero' in frontMatter) return [];
  const written = text.slice(found.index, found.index + found[0].length).replace(/\r?\n=+[ \t]*$/, '');
  // The values of expressions are those of the front matter.
  if (/\{(?![ \t]*#)/.test(written) || plain(shownText(written)) === plain(shownText(`# ${title}`))) return [];
  if (!printsTitle) return [keyEdit(text, 'hide_title: true')];
  const isUnderlined = !found[0].startsWith('#');
  const end = found.index + found[0].length;
  const start = isUnderlined ? end - (/=+[ \t]*$/.exec(found[0])?.[0].length ?? 0) : found.index;
  return [isUnderlined ? { start, end, text: '---' } : { start, end: start, text: '#' }];
}

function plain(title: string): string {
  return title
    .replace(/[ \t]*\{[ \t]*#[^{}]*\}$/, '')
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
