import { expect, test } from 'vitest';
import { isNameOf } from '../../../../renderer/commands/publish/findOtherVersion.ts';

test.each([
  ['v2.1.0', '2.1.0', true],
  ['2.1', '2.1.0', true],
  ['v2', '2.1.0', true],
  ['v2.1.0-docs.1', '2.1.0', true],
  ['next', '2.1.0', true],
  ['v2.1.0', '', true],
  ['v0.9.0', '1.0.0', false],
  ['v1.0.01', '1.0.0', false],
  ['v2.1.0', '2.1.0-beta.1', false],
])('a release %s of version %s has no release/version problem: %s', (name, version, expected) =>
  expect(isNameOf(name, version)).toBe(expected),
);
