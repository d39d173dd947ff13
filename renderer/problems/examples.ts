import type { Assertion, Example } from '../model/example.ts';
import { defaultSeverities, type Place, type Problem, type ProblemCode } from '../model/problem.ts';

export interface AssertionFailure {
  readonly example: Example;
  readonly assertion: Assertion;
  /** What came instead, printed; undefined when nothing was thrown. */
  readonly actual: string | undefined;
}

/** A comment in an example claims what doesn't hold. */
export function failedAssertion({ example, assertion, actual }: AssertionFailure): Problem {
  const { kind, subject, expected } = assertion;
  const code = short(subject);
  const what = expected === '' ? 'to throw' : `to throw ${expected}`;
  const messages = {
    equals: `Expected \`${code}\` to be ${expected}, but it is ${short(actual ?? 'nothing')}.`,
    matches: `Expected \`${code}\` to match ${expected}, but it is ${short(actual ?? 'nothing')}.`,
    throws: `Expected \`${code}\` ${what}, but it ${actual === undefined ? "didn't throw" : `threw ${short(actual)}`}.`,
  };
  const hint = `Mend what stands behind it, or the code: this is an example of ${example.subject}.`;
  return problem('example/assertion', { message: messages[kind], hint, place: placeIn(example, assertion.line) });
}

/** The code around a claim never got there. */
export function unreachedAssertion(example: Example, { subject, line }: Assertion): Problem {
  return problem('example/assertion', {
    message: `The example ended before \`${short(subject)}\` was reached.`,
    hint: 'Call the function that it stands in, or wait for what calls it (await).',
    place: placeIn(example, line),
  });
}

/** The example throws where it doesn't say so. */
export function thrownError(example: Example, error: { readonly message: string; readonly line: number }): Problem {
  return problem('example/error', {
    message: `The example of ${example.subject} failed: ${short(error.message)}`,
    hint: 'Write `// throws` behind a statement that should throw, or `no-run` behind the language of a block that is not to be run.',
    place: placeIn(example, error.line),
  });
}

/** The example's code, or what it claims, doesn't parse. */
export function exampleSyntax(example: Example, error: { readonly message: string; readonly line: number }): Problem {
  return problem('example/syntax', {
    message: `The example of ${example.subject} can't be run: ${error.message}`,
    hint: 'What stands behind `// =>` is an expression; `no-run` behind the language of a block leaves it out.',
    place: placeIn(example, error.line),
  });
}

/** The example didn't end. */
export function exampleTimeout(example: Example, seconds: number): Problem {
  return problem('example/timeout', {
    message: `The example of ${example.subject} didn't end within ${seconds} s.`,
    hint: 'Let it end, give it more time (--timeout), or write `no-run` behind the language of the block.',
    place: example.place,
  });
}

function placeIn({ place }: Example, line: number): Place {
  return { file: place.file, line: (place.line ?? 1) + line };
}

/** In one line, and not longer than one can read. */
function short(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

function problem(code: ProblemCode, parts: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code, severity: defaultSeverities[code], ...parts };
}
