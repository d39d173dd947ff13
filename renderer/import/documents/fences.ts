const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** A text with blocks of code, code in lines, comments and front matter replaced by spaces, so that positions stay. */
export function withoutCode(text: string): string {
  return withComments(text).replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, blank);
}

/** The same with comments. */
export function withComments(text: string): string {
  return text
    .replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/, blank)
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank)
    .replace(/(?<!`)(`{1,3})(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with parts replaced. What is only added comes before a part at the same place. Of parts that overlap, the first one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text: next } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < from) continue;
    done += text.slice(from, start) + next;
    from = end;
  }
  return done + text.slice(from);
}

/** A text with parts replaced by spaces, so that positions stay. */
export function withoutParts(text: string, parts: readonly Pick<Edit, 'start' | 'end'>[]): string {
  return parts.reduce((rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end), text);
}
