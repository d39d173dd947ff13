import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insideFolder } from '../../../renderer/model/insideFolder.ts';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import { entryFile, renderDeclarations } from '../../../renderer/release/renderDeclarations.ts';

it.each([
  ['', 'index.d.ts'],
  ['utilities', 'utilities/index.d.ts'],
  ['a.b/c-d', 'a.b/c-d/index.d.ts'],
  ['../../up', '..~/..~/up/index.d.ts'],
  ['.', '.~/index.d.ts'],
  ['a//b', 'a/~/b/index.d.ts'],
  ['/etc', '~/etc/index.d.ts'],
])('the entry point %j has the file %s', (name, file) => expect(entryFile(name)).toBe(file));

it('different entry points have different files', () => {
  const names = ['a b', 'a_b', 'a*b', 'a\\b', 'a~b', 'a'.repeat(300), `${'a'.repeat(300)}b`];
  expect(new Set(names.map(entryFile)).size).toBe(names.length);
});

describe('the declarations of a package whose entry points have names of other folders', () => {
  const names = ['', '..', '../../../escaped', 'a/../../b', 'a//b', '/c', 'd\\..\\..', `${'e/'.repeat(50)}f`];
  const snapshot: ApiSnapshot = {
    ...{ package: { name: 'p', version: '1.0.0' }, types: [], usesDom: false, declarations: [] },
    modules: names.map((name) => ({ kind: 'entry', name, exports: [{ name: 'x', target: 'x' }] })),
  };
  const files = [...renderDeclarations(snapshot)];

  it('are all below their folder', () => {
    expect(files.length).toBe(names.length + 1);
    expect(files.map(([name]) => name).filter((name) => insideFolder('/w/old', name) !== posix.join('/w/old', name))).toEqual([]);
    expect(files.filter(([name]) => name.split('/').includes('..'))).toEqual([]);
  });

  it('import the common declarations', () => {
    const targets = files.flatMap(([name, text]) =>
      [...text.matchAll(/from "(.*)api\.js"/g)].map((match) => posix.join(posix.dirname(name), match[1] ?? '')),
    );
    expect(new Set(targets)).toEqual(new Set(['./']));
    expect(targets.length).toBe(names.length);
  });
});

it('the declarations of a global namespace that contains itself name it once', () => {
  const namespace = { kind: 'namespace', id: 'Tool', exports: [{ name: 'Again', target: 'Tool' }] } as const;
  const files = renderDeclarations({
    ...{ package: { name: 'p', version: '1.0.0' }, types: [], usesDom: false, declarations: [namespace] },
    modules: [{ kind: 'augmentation', name: 'global', exports: [{ name: 'Tool', target: 'Tool' }] }],
  });
  expect(files.get('api.d.ts')).toContain('declare global {\nnamespace Tool {\nexport import Again = Tool;\n}\n}');
});
