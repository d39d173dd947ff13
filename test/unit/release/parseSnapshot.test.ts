import { describe, expect, it } from 'vitest';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import { formatSnapshot } from '../../../renderer/release/formatSnapshot.ts';
import { parseSnapshot } from '../../../renderer/release/parseSnapshot.ts';

const names = [
  '@everyone',
  '@internal',
  '@deprecated',
  'x y',
  'a"b',
  'a\\',
  '\u001b[31m',
  'a\nb',
  '\u202e',
  '\u{e0001}',
  'type',
  '=',
  '.',
  '..',
];

function snapshotOf(exported: string, module = ''): ApiSnapshot {
  const one = { name: exported, target: 'a' };
  return {
    package: { name: exported, version: '1.0.0' },
    types: [],
    usesDom: false,
    modules: [
      { kind: 'entry', name: module, exports: [one] },
      { kind: 'augmentation', name: `m${module}`, specifier: 'a b', exports: [{ name: 'b', target: 'import("x\\"y z").b' }] },
    ],
    declarations: [
      { kind: 'namespace', id: 'a', isInternal: true, exports: [one] },
      { kind: 'variable', id: 'a', keyword: 'const', type: 'string' },
    ],
  };
}

describe('snapshots', () => {
  it.each(names)('keep the name %j, without control characters', (name) => {
    const text = formatSnapshot(snapshotOf(name, name));
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(parseSnapshot(text)).toEqual({ ok: true, snapshot: snapshotOf(name, name) });
  });

  it('of former versions have names that begin with @ without quotes', () => {
    const text =
      'gqldocs-api 1\npackage "p" "1"\nmodule .\n  @everyone = a @const/a\n  @deprecated = a\nconst a\n  @internal\n  string\nend\n';
    const read = parseSnapshot(text);
    expect(read.ok && read.snapshot.modules[0]?.exports.map(({ name }) => name)).toEqual(['@everyone', '@deprecated']);
    expect(read.ok && read.snapshot.declarations[0]?.isInternal).toBe(true);
  });

  it.each([
    ['a wrong name of the package', 2, 'package "\\q" "1"'],
    ['a wrong escape', 4, 'module .\n  "\\u12" = a'],
    ['a tab in quotes', 4, 'module .\n  "a\tb" = a'],
    ['a line that is no export', 4, 'module .\n  a'],
    ['a line of a namespace that is no export', 5, 'namespace n\n  b = c\n  what'],
    ['a module with a wrong name', 3, 'module "\\q"'],
    ['a module twice', 4, 'module .\nmodule .'],
    ['a declaration twice', 5, 'function a\n  (): void\nfunction a\n  (): string'],
    ['an unknown word', 3, 'thing a'],
  ])('with %s are damaged at line %i', (_name, line, body) => {
    const lines = body.startsWith('package') ? body : `package "p" "1"\n${body}`;
    expect(parseSnapshot(`gqldocs-api 1\n${lines}\nend\n`)).toEqual({ ok: false, reason: 'damaged', line });
  });

  it('reads the tags that say that something may change', () => {
    const member = { text: 'readonly b: string', isUnstable: true } as const;
    const box = { kind: 'interface', id: 'a', typeParameters: '', extends: [], members: [member], isUnstable: true } as const;
    const snapshot: ApiSnapshot = { ...snapshotOf('a'), declarations: [box] };
    expect(formatSnapshot(snapshot)).toContain('interface a\n  @experimental\n  readonly b: string\n    @experimental\n');
    expect(parseSnapshot(formatSnapshot(snapshot))).toEqual({ ok: true, snapshot });
  });
});
