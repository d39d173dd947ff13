import { expect, it } from 'vitest';
import { isPackageName } from '../../../../renderer/packages/registry/isPackageName.ts';
import { parseNpmSpec } from '../../../../renderer/packages/registry/npmSpec.ts';

it.each(['zod', 'JSONStream', 'a.b-c_d~e', '@scope/name', '@Scope/na.me', "it's!"])('accepts %s', (name) =>
  expect(isPackageName(name)).toBe(true),
);

it.each([
  ...[
    '',
    '.',
    '..',
    '.a',
    '_a',
    '../a',
    'a/b',
    'a/../b',
    './a',
    '/a',
    '/',
    'a/',
    '@a',
    '@/a',
    '@a/',
    '@a/..',
    '@a/.b',
    '@a/b/c',
    '@../../a',
  ],
  ...[
    'a?b',
    'a#b',
    'a%2fb',
    'a%00',
    'a b',
    ' a',
    'a\n',
    'a\0',
    'a\\b',
    'a:b',
    'é',
    '\ud800',
    'node_modules',
    'favicon.ico',
    'a'.repeat(215),
  ],
])('refuses %j', (name) => expect(isPackageName(name)).toBe(false));

it.each([
  ['npm:zod', { name: 'zod', range: 'latest' }],
  ['npm:zod@^4 || 3', { name: 'zod', range: '^4 || 3' }],
  ['npm:@scope/name@next', { name: '@scope/name', range: 'next' }],
  ['npm:@scope/name', { name: '@scope/name', range: 'latest' }],
  ['npm:../zod', undefined],
  ['npm:zod?/../x@1', undefined],
  ['npm:', undefined],
  ['npm:@', undefined],
])('reads %s', (path, spec) => expect(parseNpmSpec(path)).toEqual(spec));
