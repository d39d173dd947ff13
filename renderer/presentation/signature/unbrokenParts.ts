import type { Token } from './doc.ts';

/**
 * Splits the tokens of a line into parts that must not be broken: single tokens, except for names that open a card. These are buttons, and
 * browsers would break the line before or after one even without a space, between `Maybe` and its `<`. So the part of such a name includes the
 * signs that touch it.
 */
export function unbrokenParts(tokens: readonly Token[], isButton: (token: Token | undefined) => boolean): readonly (readonly Token[])[] {
  const parts: Token[][] = [];
  let isTouched = false;
  const add = (token: Token, joins: boolean): void => {
    const last = parts.at(-1);
    if (joins && last !== undefined) last.push(token);
    else parts.push([token]);
  };
  for (const [index, token] of tokens.entries()) {
    const touchesNext = isButton(tokens[index + 1]);
    if (isButton(token)) {
      add(token, isTouched);
      isTouched = true;
    } else if (token.tokenKind !== undefined || token.target !== undefined) {
      add(token, false);
      isTouched = false;
    } else {
      const { before, between, after } = cut(token.text, isTouched, touchesNext);
      if (before !== '') add({ ...token, text: before }, true);
      if (between !== '') add({ ...token, text: between }, false);
      if (after !== '') add({ ...token, text: after }, false);
      isTouched = after !== '' || (before !== '' && between === '');
    }
  }
  return parts;
}

/** The parts of a text that touch the token before it and the token after it. */
function cut(text: string, isTouched: boolean, touchesNext: boolean) {
  const before = isTouched ? (/^[^\s\w]*/.exec(text)?.[0] ?? '') : '';
  const rest = text.slice(before.length);
  const after = touchesNext ? (/[^\s\w]*$/.exec(rest)?.[0] ?? '') : '';
  return { before, between: rest.slice(0, rest.length - after.length), after };
}
