import type { Edit } from './fences.ts';

const block = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?(?<=\n))---[ \t]*(?:\r?\n|$)/;

/** The edits that take keys out of the front matter, with the lines of their values. */
export function keyEdits(text: string, keys: readonly string[]): readonly Edit[] {
  const [, open = '', body = ''] = block.exec(text) ?? [];
  return keys.flatMap((key): readonly Edit[] => {
    const found = new RegExp(`^${key}[ \\t]*:[^\\n]*\\n(?:[ \\t]*\\r?\\n|[ \\t]+[^ \\t\\r\\n][^\\n]*\\n|[-\\]}][^\\n]*\\n)*`, 'm').exec(
      body,
    );
    if (found === null) return [];
    const start = open.length + found.index;
    return [{ start, end: start + found[0].length, text: '' }];
  });
}

/** The edit that sets the `slug` of a document. */
export function slugEdit(text: string, slug: string): Edit {
  const line = `slug: ${/^[\w./-]+$/.test(slug) ? slug : JSON.stringify(slug)}`;
  const found = block.exec(text);
  if (found === null) return { start: 0, end: text.startsWith('\uFEFF') ? 1 : 0, text: `---\n${line}\n---\n\n` };
  const [, open = '', body = ''] = found;
  const own = /^slug[ \t]*:[^\n]*$/m.exec(body);
  if (own === null) return { start: open.length, end: open.length, text: `${line}\n` };
  const start = open.length + own.index;
  return { start, end: start + own[0].replace(/\r$/, '').length, text: line };
}

/** The edit that puts a line above the text: below the title, if that is the first line, and below imports. */
export function leadEdit(text: string, lead: string): Edit {
  const [head = ''] = block.exec(text) ?? [];
  const [before = ''] = /^(?:\s*(?:import\s[^\n]*|#[ \t][^\n]*)(?:\n|$))*/.exec(text.slice(head.length)) ?? [];
  const at = head.length + before.length;
  const isTight = /^[^\r\n]/.test(text.slice(at));
  return { start: at, end: at, text: `${before === '' || before.endsWith('\n') ? '' : '\n'}\n${lead}\n${isTight ? '\n' : ''}` };
}
