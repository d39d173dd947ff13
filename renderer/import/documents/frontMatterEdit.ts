import { frontMatterBlock, frontMatterEnd } from '../../model/frontMatterBlock.ts';
import type { Edit } from '../../model/textEdits.ts';
import { isRecord } from '../../packages/manifest.ts';
import type { SourceDocument } from '../draft/siteDraft.ts';

/** The edits that take keys out of the front matter, with the lines of their values. */
export function keyEdits(text: string, keys: readonly string[]): readonly Edit[] {
  const [, open = '', body = ''] = frontMatterBlock.exec(text) ?? [];
  return keys.flatMap((key): readonly Edit[] => {
    const found = new RegExp(`^${key}[ \\t]*:[^\\n]*\\n(?:[ \\t]*\\r?\\n|[ \\t]+[^ \\t\\r\\n][^\\n]*\\n|[-\\]}][^\\n]*\\n)*`, 'm').exec(
      body,
    );
    if (found === null) return [];
    const start = open.length + found.index;
    return [{ start, end: start + found[0].length, text: '' }];
  });
}

/** The edits that name pictures of a home page by their new paths. `resolve` gives undefined for a path that stays. */
export function pictureEdits(
  text: string,
  { frontMatter, resolve }: Pick<SourceDocument, 'frontMatter'> & { readonly resolve: (path: string) => string | undefined },
): readonly Edit[] {
  const [, open = '', body = ''] = frontMatterBlock.exec(text) ?? [];
  const { hero, features } = frontMatter;
  const images = [hero, ...(Array.isArray(features) ? features : [])].flatMap((one: unknown) =>
    isRecord(one) ? [one.image, one.icon] : [],
  );
  const paths = images.flatMap((one) => (isRecord(one) ? Object.values(one) : [one])).filter((one) => typeof one === 'string');
  return [...new Set(paths)].flatMap((path): readonly Edit[] => {
    const next = /^[\w@~./-]+\.\w+$/.test(path) ? resolve(path) : undefined;
    const at = body.search(new RegExp(`(?<=[\\s'":])${path.replace(/[^\w/]/g, '\\$&')}(?=['"\\s,}])`));
    const start = open.length + at;
    return next === undefined || at === -1 ? [] : [{ start, end: start + path.length, text: next }];
  });
}

/** The edit that adds a line to the front matter. */
export function keyEdit(text: string, line: string): Edit {
  const open = frontMatterBlock.exec(text)?.[1] ?? '';
  return open === ''
    ? { start: 0, end: text.startsWith('\uFEFF') ? 1 : 0, text: `---\n${line}\n---\n\n` }
    : { start: open.length, end: open.length, text: `${line}\n` };
}

/** The edit that sets the `slug` of a document. */
export function slugEdit(text: string, slug: string): Edit {
  const line = `slug: ${/^[\w./-]+$/.test(slug) ? slug : JSON.stringify(slug)}`;
  const found = frontMatterBlock.exec(text);
  if (found === null) return keyEdit(text, line);
  const [, open = '', body = ''] = found;
  const own = /^slug[ \t]*:[^\n]*$/m.exec(body);
  if (own === null) return keyEdit(text, line);
  const start = open.length + own.index;
  return { start, end: start + own[0].replace(/\r$/, '').length, text: line };
}

/** The edit that puts a line above the text: below the title, if that is the first line, and below imports. */
export function leadEdit(text: string, lead: string): Edit {
  const end = frontMatterEnd(text);
  const [before = ''] = /^(?:\s*(?:import\s[^\n]*|#[ \t][^\n]*)(?:\n|$))*/.exec(text.slice(end)) ?? [];
  const at = end + before.length;
  const isTight = /^[^\r\n]/.test(text.slice(at));
  return { start: at, end: at, text: `${before === '' || before.endsWith('\n') ? '' : '\n'}\n${lead}\n${isTight ? '\n' : ''}` };
}
