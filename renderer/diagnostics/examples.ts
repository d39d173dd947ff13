import type { Assertion, Example } from '../model/example.ts';
import { createProblem, type Place, type Problem } from '../model/problem.ts';

interface AssertionFailure {
  readonly example: Example;
  readonly assertion: Assertion;
  /** The actual value as text; undefined if nothing was thrown. */
  readonly actual: string | undefined;
}

/** An assertion of an example that fails. */
export function failedAssertion({ example, assertion, actual }: AssertionFailure): Problem {
  const { kind, subject, expected } = assertion;
  const code = short(subject);
  const what = expected === '' ? 'to throw' : `to throw ${expected}`;
  const messages = {
    equals: `Expected \`${code}\` to be ${expected}, but it is ${short(actual ?? 'nothing')}.`,
    matches: `Expected \`${code}\` to match ${expected}, but it is ${short(actual ?? 'nothing')}.`,
    throws: `Expected \`${code}\` ${what}, but it ${actual === undefined ? 'did not throw' : `threw ${short(actual)}`}.`,
  };
  const hint = `Fix the code or the expected value in the example of ${example.subject}.`;
  return createProblem('example/assertion', { message: messages[kind], hint, place: placeIn(example, assertion.line) });
}

/** An assertion that the example never reached. */
export function unreachedAssertion(example: Example, { subject, line }: Assertion): Problem {
  return createProblem('example/assertion', {
    message: `The example ended before it reached \`${short(subject)}\`.`,
    hint: 'Call the function that contains the assertion, or await the promise that calls it.',
    place: placeIn(example, line),
  });
}

/** An example that throws an unexpected error. */
export function thrownError(example: Example, error: { readonly message: string; readonly line: number }): Problem {
  return createProblem('example/error', {
    message: `The example of ${example.subject} failed: ${short(error.message)}`,
    hint: 'Correct the example, write `// throws` after a statement that should throw, or write `no-run` after the language of the block.',
    place: placeIn(example, error.line),
  });
}

/** An example, or an expected value, with a syntax error. */
export function exampleSyntax(example: Example, error: { readonly message: string; readonly line: number }): Problem {
  return createProblem('example/syntax', {
    message: `The example of ${example.subject} cannot run: ${error.message}`,
    hint: 'Write an expression after `// =>`, or write `no-run` after the language of the block.',
    place: placeIn(example, error.line),
  });
}

/** An example that exceeds the time limit. */
export function exampleTimeout(example: Example, seconds: number): Problem {
  return createProblem('example/timeout', {
    message: `The example of ${example.subject} did not end within ${seconds} s.`,
    hint: 'End the example, raise the limit with `--timeout`, or write `no-run` after the language of the block.',
    place: example.place,
  });
}

function placeIn({ place }: Example, line: number): Place {
  return { file: place.file, line: (place.line ?? 1) + line };
}

/** One line of limited length. */
function short(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}
