import type { ApiSymbol, Member } from '../../model/api.ts';
import { memoize } from '../../model/memoize.ts';
import { hardline, join, type Token } from './doc.ts';
import { append, type CodeLine, layoutDoc } from './layoutDoc.ts';
import { printMember } from './printMember.ts';
import { layoutSymbol, signatureWidth } from './printSymbol.ts';

/** Declarations in lines. */
export interface Layouts {
  /** Members link to their places on the page. */
  readonly symbol: (symbol: ApiSymbol) => readonly CodeLine[];
  readonly member: (member: Member) => readonly CodeLine[];
}

/** Lays each declaration out once, for a page, its card and its Markdown version. Results are remembered for one page. */
export function createLayouts(): Layouts {
  return {
    symbol: memoize((symbol) => layoutSymbol(symbol, 'linked')),
    member: memoize((member) => layoutDoc(join(hardline, printMember(member, { isLinked: false })), signatureWidth)),
  };
}

/** Lines as they are where members have no places: `plain` instead of `linked`. */
export function withoutAnchors(lines: readonly CodeLine[]): readonly CodeLine[] {
  return lines.map(({ indent, tokens }) => {
    const plain: Token[] = [];
    for (const token of tokens) append(plain, token.target?.kind === 'anchor' ? { kind: 'token', text: token.text } : token);
    return { indent, tokens: plain };
  });
}
