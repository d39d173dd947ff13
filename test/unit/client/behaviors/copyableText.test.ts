import { expect, test } from 'vitest';
import { copyableText } from '../../../../client/behaviors/copyableText.ts';

test('code is copied as written, without the last line break', () => {
  expect(copyableText('const a = 1;\n\nuse(a);\n', 'ts')).toBe('const a = 1;\n\nuse(a);');
});

test('a shell block with prompts copies its commands without their output', () => {
  expect(copyableText('$ npm install graphql\nadded 1 package\n$ node server.js\n', 'bash')).toBe('npm install graphql\nnode server.js');
});

test('a shell block without prompts is copied completely', () => {
  expect(copyableText('npm install graphql\nnode server.js\n', 'sh')).toBe('npm install graphql\nnode server.js');
});

test('a command continues after a backslash', () => {
  expect(copyableText('$ curl \\\n    --data x \\\n    http://localhost\n{"data":1}\n', 'bash')).toBe(
    'curl \\\n    --data x \\\n    http://localhost',
  );
});

test('dollar signs in other languages are code', () => {
  expect(copyableText('$ is a name\n', 'js')).toBe('$ is a name');
});

test('a variable at the start of a shell line is not a prompt', () => {
  expect(copyableText('$HOME/bin/run\n', 'bash')).toBe('$HOME/bin/run');
});
