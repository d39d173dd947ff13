import type { Code, Construct, Effects, State } from 'micromark-util-types';
import remarkMath from 'remark-math';
import type { Processor } from 'unified';

const dollar = 36;

/**
 * Reads `$…$` and `$$…$$` as `remark-math` does, but for single dollar signs that enclose other text (`isFormula`). These stay
 * text, and what is between them stays what it is: a link, emphasis, or a formula.
 */
export function remarkDollars(this: Processor): void {
  remarkMath.call(this);
  const extensions = this.data().micromarkExtensions ?? [];
  const math = extensions.pop();
  const formula = math?.text?.[dollar];
  if (math !== undefined && formula !== undefined && !Array.isArray(formula))
    extensions.push({ ...math, text: { [dollar]: guarded(formula) } });
}

/** The construct, if the text up to the next sign may be a formula. */
function guarded(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const before = characterOf(this.previous);
      const ahead: Construct = { partial: true, tokenize: (inner, yes, no) => lookAhead(inner, { before, yes, no }) };
      return effects.check(ahead, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

interface Ahead {
  readonly before: string;
  readonly yes: State;
  readonly no: State;
}

/** Reads from one sign to the next. Several signs in a row are left to the construct. */
function lookAhead(effects: Effects, { before, yes, no }: Ahead): State {
  let content = '';
  const opening: State = (code) => {
    effects.enter('data');
    effects.consume(code);
    return first;
  };
  const first: State = (code) => (code === dollar ? end(code, yes) : inside(code));
  const inside: State = (code) => {
    if (code === null) return end(code, no);
    effects.consume(code);
    if (code === dollar) return closing;
    content += characterOf(code);
    return inside;
  };
  const closing: State = (code) => end(code, code === dollar || isFormula({ before, content, after: characterOf(code) }) ? yes : no);
  const end = (code: Code, next: State): State | undefined => {
    effects.exit('data');
    return next(code);
  };
  return opening;
}

interface Between {
  /** Characters before the first and after the second sign; empty at the ends of a text. */
  readonly before: string;
  readonly content: string;
  readonly after: string;
}

/** An amount such as `5` and `10k`. */
const amount = /^\s?\d[\d.,]*[a-z%+]{0,2}(?![a-z])/i;

/** A word of several letters, but for names of functions. */
const word = /(?<=[\s(/–—])(?!(?:arg|cos|deg|det|dim|div|exp|gcd|inf|ker|lcm|lg|lim|ln|log|max|min|mod|sin|sup|tan)(?!\p{L}))\p{L}{2}/u;

/**
 * Whether there is a formula between two dollar signs. As in Pandoc, no digit follows it, and no space is next to one sign only: `$5 and $10`.
 * Nor is it an amount with words, one after a letter (`US$5`), what is after a digit (`3$/month`), words between spaces (`5 $ or 6 $`), or code, unless it has signs of TeX.
 */
function isFormula({ before, content, after }: Between): boolean {
  if (/\d/.test(after)) return false;
  if (/^\s/.test(content) !== /\s$/.test(content)) return false;
  if (/[\\^_={}]/.test(content)) return true;
  if (/\d/.test(before)) return false;
  const [hasWords, isAmount] = [word.test(content), amount.test(content)];
  return !content.includes('`') && !(hasWords && (isAmount || /^\s/.test(content))) && !(isAmount && /\p{L}/u.test(before));
}

/** Line ends and tabs are spaces. */
function characterOf(code: Code): string {
  if (code === null) return '';
  return code < 0 ? ' ' : String.fromCharCode(code);
}
