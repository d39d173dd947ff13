import { signsOf, splitAt } from './brackets.ts';

/**
 * Breaks a long declaration into lines, at its outermost list: parameters, members of an object type, or parts of a union. The lines are the
 * same code to a parser.
 */
export function wrapCode(text: string, width = 100): readonly string[] {
  if (text.length <= width) return [text];
  const union = unionIn(text);
  const list = listIn(text);
  if (list !== undefined && (list.isParameters || union.parts.length < 3)) return wrapList(text, list, width);
  if (union.parts.length < 3) return [text];
  return [...(union.head === '' ? [] : [union.head]), ...union.parts.flatMap((part) => indent(wrapCode(`| ${part}`, width - 2)))];
}

/** The union that a text ends with, if it isn't only a part of another type, and what precedes it. */
function unionIn(text: string): { readonly head: string; readonly parts: readonly string[] } {
  const [first = '', ...rest] = splitAt(text, ' | ');
  const isPart = [' => ', ' extends ', ' ? ', ' is '].some((sign) => splitAt(text, sign).length > 1);
  const start = signsOf(first).find(({ at, depth }) => depth === 0 && (first.startsWith(': ', at) || first.startsWith(' = ', at)))?.at;
  if (isPart || rest.length === 0) return { head: '', parts: [] };
  if (start === undefined) return { head: '', parts: [first, ...rest] };
  const end = first.indexOf(' ', start + 1);
  return { head: first.slice(0, end), parts: [first.slice(end + 1), ...rest] };
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

interface List {
  /** Places of the brackets. */
  readonly open: number;
  readonly close: number;
  readonly isParameters: boolean;
}

function wrapList(text: string, { open, close }: List, width: number): readonly string[] {
  const isObject = text[open] === '{';
  const parts = splitAt(text.slice(open + 1, close).trim(), isObject ? '; ' : ', ');
  const last = isObject ? ';' : canEndWithComma(text, { open, close }) ? ',' : '';
  const lines = parts.flatMap((part, index) => wrapCode(`${part}${index < parts.length - 1 ? (isObject ? ';' : ',') : last}`, width - 2));
  const rest = text.slice(close);
  return [text.slice(0, open + 1), ...indent(lines), ...wrapRest(rest, width)];
}

/** Parameters and the types of a tuple may end with a comma; arguments of a type, one type in brackets and a computed name may not. */
function canEndWithComma(text: string, { open, close }: Pick<List, 'open' | 'close'>): boolean {
  const [before, after] = [text.slice(0, open), text.slice(close + 1)];
  if (text[open] === '(') return /^(?:: | => )/.test(after) || /(?:^| )(?:constructor|set \S+)$/.test(before);
  return text[open] === '[' && !/[\w$"'\])}>]$/.test(before) && !/^\??[:(<]/.test(after);
}

/** A long result type is broken, too. */
function wrapRest(rest: string, width: number): readonly string[] {
  if (rest.length <= width) return [rest];
  const list = listIn(rest.slice(1));
  return list === undefined ? [rest] : wrapList(rest, { ...list, open: list.open + 1, close: list.close + 1 }, width);
}

/** The first list of parameters that isn't empty, else the longest list in brackets. */
function listIn(text: string): List | undefined {
  const lists = outermostLists(text).filter(({ open, close }) => close > open + 1);
  const parameters = lists.find(({ open }) => text[open] === '(');
  const isAlias = /^(?:export )?(?:type|const|let) |^\| /.test(text);
  if (parameters !== undefined && !isAlias && !/^[^(]*[:=] /.test(text.slice(0, parameters.open)))
    return { ...parameters, isParameters: true };
  return lists.toSorted((a, b) => b.close - b.open - (a.close - a.open))[0];
}

function outermostLists(text: string): readonly List[] {
  const lists: List[] = [];
  let open = 0;
  for (const { at, sign, depth } of signsOf(text)) {
    if ('([{<'.includes(sign) && depth === 1) open = at;
    else if (')]}>'.includes(sign) && depth === 0) lists.push({ open, close: at, isParameters: false });
  }
  return lists;
}
