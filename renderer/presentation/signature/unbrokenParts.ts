import type { Token } from './doc.ts';

/**
 * A line's tokens in parts within which it may not end: single tokens, but for the names that open a card. Those are buttons, and
 * browsers would end a line before or after one even where there is no space, between `Maybe` and its `<`. So such a name has the
 * signs that touch it in its part.
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
