import type { IGrammar, StateStack } from 'shiki/textmate';
import type { TokenKind } from './tokenKinds.ts';

/** Neighbors never have the same kind. */
export type TokenLine = readonly Token[];

interface Token {
  readonly text: string;
  /** Undefined: the color of the text. */
  readonly kind: TokenKind | undefined;
}

/** Code without colors, which needs no grammar. */
export function plainLines(code: string): readonly TokenLine[] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, kind: undefined }]));
}

export type Tokenize = (code: string) => readonly TokenLine[];

interface TokenizedLine {
  readonly tokens: TokenLine;
  readonly next: StateStack;
}

/** Lines that are remembered, more than sites have. */
const mostLines = 100_000;

/**
 * Makes a tokenizer that remembers lines by the state in which they begin. States are compared by value once, when a line
 * ends in one, so that the lookup itself is by identity.
 */
export function createTokenizer(grammar: IGrammar, initial: StateStack, kinds: readonly (TokenKind | undefined)[]): Tokenize {
  const linesByState = new Map<StateStack, Map<string, TokenizedLine>>([[initial, new Map()]]);

  let count = 0;
  const forget = (): void => {
    for (const lines of linesByState.values()) lines.clear();
    count = 0;
  };
  const canonical = (state: StateStack): StateStack => {
    for (const known of linesByState.keys()) if (known === state || known.equals(state)) return known;
    linesByState.set(state, new Map());
    return state;
  };
  const tokenizeLine = (line: string, state: StateStack): TokenizedLine => {
    const lines = linesByState.get(state);
    const known = lines?.get(line);
    if (known) return known;
    if (count >= mostLines) forget();
    count += 1;
    const result = grammar.tokenizeLine2(line, state);
    const tokenized = { tokens: unpackTokens(line, result.tokens, kinds), next: canonical(result.ruleStack) };
    linesByState.get(state)?.set(line, tokenized);
    return tokenized;
  };

  return (code) => {
    let state = initial;
    return code.split('\n').map((line) => {
      const { tokens, next } = tokenizeLine(line, state);
      state = next;
      return tokens;
    });
  };
}

/** Pairs of a start and packed metadata, of which 9 bits from the 16th are the color's number. */
function unpackTokens(line: string, packed: Uint32Array, kinds: readonly (TokenKind | undefined)[]): TokenLine {
  const tokens: { text: string; kind: TokenKind | undefined }[] = [];
  for (let index = 0; index < packed.length; index += 2) {
    const text = line.slice(packed[index], packed[index + 2] ?? line.length);
    const kind = kinds[((packed[index + 1] ?? 0) >>> 15) & 0x1ff];
    const previous = tokens.at(-1);
    if (previous && (previous.kind === kind || text.trim() === '')) previous.text += text;
    else if (text !== '') tokens.push({ text, kind: text.trim() === '' ? undefined : kind });
  }
  return tokens;
}
