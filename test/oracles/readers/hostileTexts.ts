import type { Random } from '../createRandom.ts';

const parts = [
  ...[
    '..',
    '..',
    '..',
    '.',
    '',
    '/',
    'a',
    'b',
    'a.d.ts',
    'index.d.ts',
    'package.json',
    'node_modules',
    '@scope',
    '@',
    'package',
    'evil',
    'base',
    'own',
  ],
  ...[
    '..\\',
    '\\',
    'C:',
    'C:\\',
    'con',
    'nul.md',
    '~',
    '-',
    '_',
    '?',
    '#',
    '%2e%2e',
    '%2f',
    '%00',
    ':',
    '*',
    '|',
    '.bashrc',
    'é',
    '\u202e',
    '\ud800',
    '😀',
  ],
  ...['\0', '\n', '\r\n', '\t', ' ', '\u001b[31m', '__proto__', 'constructor', 'toString', 'x'.repeat(120), 'y'.repeat(300)],
] as const;

/** A name that may be anything: of a file, a package, a version. */
export function hostileText(random: Random): string {
  const count = 1 + random.below(random.chance(0.1) ? 40 : 5);
  const separator = random.pick(['/', '/', '/', '', '\\', '?/', '#/']) ?? '';
  return Array.from({ length: count }, () => random.pick(parts) ?? '').join(separator);
}

/** A value of any type that JSON has. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => null,
    () => random.chance(0.5),
    () => random.pick([0, -1, 1e308, 0.5]),
    () => hostileText(random),
    () => 'long'.repeat(random.below(5000)),
    () => (depth > 3 ? [] : Array.from({ length: random.below(4) }, () => hostileValue(random, depth + 1))),
    () =>
      depth > 3
        ? {}
        : Object.fromEntries(Array.from({ length: random.below(4) }, () => [hostileText(random), hostileValue(random, depth + 1)])),
  ];
  return random.pick(kinds)?.();
}

/** Copies bytes and changes some: single ones, a part that is cut out or doubled, or the end. */
export function damage(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const [at, length] = [random.below(copy.length + 1), random.below(1 + Math.min(600, copy.length))];
  const kinds: readonly (() => Buffer)[] = [
    () => {
      for (let count = 1 + random.below(8); count > 0 && copy.length > 0; count -= 1) copy[random.below(copy.length)] = random.below(256);
      return copy;
    },
    () => copy.subarray(0, at),
    () => Buffer.concat([copy.subarray(0, at), copy.subarray(at + length)]),
    () => Buffer.concat([copy.subarray(0, at), copy.subarray(Math.max(0, at - length), at), copy.subarray(at)]),
    () => Buffer.concat([copy, Buffer.from(hostileText(random))]),
  ];
  return random.pick(kinds)?.() ?? copy;
}
