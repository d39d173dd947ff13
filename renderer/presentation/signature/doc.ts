import type { ReferenceTarget } from '../../model/type.ts';

/*
 * A document to be laid out, after Wadler: text, and places where a line may end. A group goes on one line when it
 * fits; otherwise its own lines break, while the groups in it get their own chance. `printType` and its neighbors make
 * documents, `layoutDoc` turns one into lines; neither knows HTML.
 */

/** Text that readers see, with what it is and where it leads. */
export interface Token {
  readonly kind: 'token';
  readonly text: string;
  /** The text in the normal form of snapshots (`canonical`). Default: the same. */
  readonly canonical?: string | undefined;
  readonly tokenKind?: TokenKind | undefined;
  readonly target?: TokenTarget | undefined;
}

/** `anchor`: a member on the page of the signature. */
type TokenTarget = ReferenceTarget | { readonly kind: 'anchor'; readonly anchor: string };

export type Doc =
  | string
  | Token
  | readonly Doc[]
  /** A place to break; `flat` is its text if it does not break. `isHard`: always breaks. */
  | { readonly kind: 'line'; readonly flat: string; readonly isHard: boolean }
  | { readonly kind: 'indent'; readonly content: Doc }
  /** `isBroken`: never on one line. `yields`: breaks rather than something before it does. */
  | { readonly kind: 'group'; readonly content: Doc; readonly isBroken: boolean; readonly yields: boolean }
  /** Text that only appears if the group around it is broken: a trailing comma, a leading `|`. */
  | { readonly kind: 'if-broken'; readonly text: string };

export const line: Doc = { kind: 'line', flat: ' ', isHard: false };
export const softline: Doc = { kind: 'line', flat: '', isHard: false };
export const hardline: Doc = { kind: 'line', flat: '', isHard: true };

export function token(text: string, tokenKind: TokenKind): Token {
  return { kind: 'token', text, tokenKind };
}

export function keyword(text: string): Token {
  return token(text, 'keyword');
}

export function link(text: string, target: TokenTarget): Token {
  return { kind: 'token', text, target };
}

export function indent(content: Doc): Doc {
  return { kind: 'indent', content };
}

export function group(content: Doc): Doc {
  return { kind: 'group', content, isBroken: false, yields: false };
}

/** A group that is never on one line. */
export function brokenGroup(content: Doc): Doc {
  return { kind: 'group', content, isBroken: true, yields: false };
}

/** A group that breaks before a group in front of it has to; anything else stays as it is. */
export function yielding(doc: Doc): Doc {
  return typeof doc === 'object' && 'kind' in doc && doc.kind === 'group' ? { ...doc, yields: true } : doc;
}

export function ifBroken(text: string): Doc {
  return { kind: 'if-broken', text };
}

export function join(separator: Doc, docs: readonly Doc[]): Doc {
  return docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]));
}

/**
 * Classes of colored words in signatures: those that highlighted samples have. Names and punctuation have none: they keep the color of the text,
 * so that a colored name is a link, and cost no markup.
 */
export const tokenClasses: Readonly<Partial<Record<TokenKind, string>>> = { keyword: 'tk', string: 'ts', number: 'tn' };

type TokenKind = 'keyword' | 'string' | 'number' | 'name';
