import { anyType, parseType, type SearchType } from './parseType.ts';

/** A query that is a signature. */
export interface WantedSignature {
  /** The name before the parentheses: `parse(string)`. */
  readonly name: string;
  /** Undefined: any. */
  readonly parameters: readonly SearchType[] | undefined;
  readonly result: SearchType;
  /** A single type: matches functions that return it, and those that take it. */
  readonly isBare: boolean;
}

/** Reads `A, B -> C`, `(a: A, b?: B) => C`, `name(A): C`, `fn(A) -> B`, `new Name(A)`, `(A, B)`, `-> C`, `A ->`, or a type alone. */
export function parseSignature(text: string): WantedSignature {
  const source = text
    .trim()
    .replace(/^(?:async\s+)?(?:(?:function|fn|new)\s+|(?:function|fn)(?=[(<]))/, '')
    .replace(/^<[^()]*>\s*(?=\()/, '');
  const name = /^([\p{L}_$][\p{L}\p{N}_$.]*)\s*(?:<[^()]*>)?\s*\(/u.exec(source);
  const rest = name === null ? source : source.slice(name[0].length - 1);
  const { left, right, others } = splitAtArrows(rest);
  if (right === undefined && !left.startsWith('(')) return { name: '', parameters: undefined, result: parseType(left), isBare: true };
  const list = [left, ...others].flatMap(listOf);
  return {
    name: name?.[1] ?? '',
    parameters: list.length === 1 && list[0] === '*' ? undefined : list.map((part) => parseType(withoutName(part))),
    result: right === undefined || right === '' ? anyType : parseType(right),
    isBare: false,
  };
}

interface Parts {
  readonly left: string;
  readonly right: string | undefined;
  /** The types between arrows: more parameters, as in Haskell. */
  readonly others: readonly string[];
}

/** `A -> B -> C` takes two and gives the third; `A => B => C` gives a function. */
function splitAtArrows(text: string): Parts {
  const { left, right } = splitAtArrow(text);
  const next = right === undefined ? undefined : splitAtArrow(right);
  if (next?.right === undefined || text.includes('=>') || right?.startsWith('->')) return { left, right, others: [] };
  const rest = splitAtArrows(right ?? '');
  return { left, right: rest.right, others: [rest.left, ...rest.others] };
}

/** The first arrow outside of brackets, or the colon after a list of parameters. */
function splitAtArrow(text: string): { readonly left: string; readonly right: string | undefined } {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.slice(at, at + 2);
    if (sign === '->' || sign === '=>') {
      if (depth <= 0) return { left: text.slice(0, at).trim(), right: text.slice(at + 2).trim() };
      at += 1;
    } else if (text[at] === ':' && depth === 0 && text.startsWith('('))
      return { left: text.slice(0, at).trim(), right: text.slice(at + 1).trim() };
    else if (/[([<{]/.test(text[at] ?? '')) depth += 1;
    else if (/[)\]>}]/.test(text[at] ?? '')) depth -= 1;
  }
  return { left: text.trim(), right: undefined };
}

/** Divides a list of parameters at its commas; parentheses around all of it don't count. Nothing at all is any list. */
function listOf(text: string): readonly string[] {
  if (text === '') return ['*'];
  const isWrapped = text.startsWith('(');
  const inner = (isWrapped ? text.slice(1).replace(/\)$/, '') : text).trim();
  const parts = [''];
  let depth = 0;
  for (const sign of inner.replaceAll('=>', '->').replaceAll('->', '\0')) {
    if (/[([<{]/.test(sign)) depth += 1;
    if (/[)\]>}]/.test(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.replaceAll('\0', '->').trim()).filter((part) => part !== '');
}

/** `...name?: Type` is its type. */
function withoutName(parameter: string): string {
  return parameter.replace(/^(?:\.\.\.)?[\p{L}_$][\p{L}\p{N}_$]*\??\s*:\s*/u, '').replace(/\?$/, '');
}
