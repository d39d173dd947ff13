import { type DescriptionsOf, fence } from './description.ts';

export const exampleDescriptions: DescriptionsOf<'example'> = {
  'example/assertion': {
    summary: 'An example does not produce the value that its comment expects.',
    cause: 'The behavior of the package changed, or the comment was never correct. An assertion that the example never reaches fails too.',
    example: fence('ts', '/**\n * @example\n * add(1, 2); // => 4\n */'),
    fix: 'Fix the code or the expected value.',
  },
  'example/error': {
    summary: 'An example throws an error.',
    cause: 'The example is wrong or incomplete, or it shows an error without saying so.',
    example: fence('ts', "/**\n * @example\n * parse('{');\n */"),
    fix: 'Correct the example, write `// throws SyntaxError` after a statement that should throw, or add `no-run` after the language of the block.',
  },
  'example/syntax': {
    summary: 'An example, or the value that it expects, is not valid code.',
    cause: 'The text after `// =>` must be a JavaScript expression.',
    example: fence('ts', '/**\n * @example\n * add(1, 2); // => three, of course\n */'),
    fix: 'Write the expected value as an expression, or add `no-run` after the language of the block.',
  },
  'example/timeout': {
    summary: 'An example does not end in time.',
    cause: 'A server, a timer or an endless loop keeps the process running. The limit is ten seconds.',
    example: fence('ts', "/**\n * @example\n * import { listen } from 'my-library';\n * listen(3000);\n */"),
    fix: 'End the example, raise the limit with `--timeout`, or add `no-run` after the language of the block.',
  },
};
