import { signsOf, splitAt } from './brackets.ts';

/** Breaks a long declaration into lines, at its outermost list: parameters, members of an object type, or parts of a union. */
export function wrapCode(text: string, width = 100): readonly string[] {
  if (text.length <= width) return [text];
  const union = splitAt(text, ' | ');
  const list = listIn(text);
  if (list !== undefined && (list.isParameters || union.length < 3)) return wrapList(text, list, width);
  if (union.length < 3) return [text];
  const [first = '', ...rest] = union;
  const [, head = '', start = ''] = /^(.*?(?: = |: ))(.*)$/s.exec(first) ?? [];
  return [head.trimEnd(), ...[start, ...rest].flatMap((part) => indent(wrapCode(`| ${part}`, width - 2)))];
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
  const sign = isObject ? ';' : ',';
  const lines = parts.flatMap((part) => wrapCode(`${part}${sign}`, width - 2));
  const rest = text.slice(close);
  return [text.slice(0, open + 1), ...indent(lines), ...wrapRest(rest, width)];
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
