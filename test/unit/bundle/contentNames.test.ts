import { describe, expect, it } from 'vitest';
import { contentNames } from '../../../renderer/bundle/contentNames.ts';

/** Two scripts that name each other and one that both name, as two runs of a bundler may have called them. */
const scripts = (a: string, b: string, c: string, text = 'c()') => [
  { path: `/x/a-${a}.js`, text: `import './b-${b}.js';import './chunk-${c}.js';` },
  { path: `/x/b-${b}.js`, text: `import('./a-${a}.js')` },
  { path: `/x/chunk-${c}.js`, text },
];

describe('content hashes in names', () => {
  it('do not depend on the previous names', () => {
    const first = contentNames(scripts('AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'));
    const second = contentNames(scripts('11111111', '22222222', '33333333'));
    expect([...first.keys()]).toEqual(['a-AAAAAAAA.js', 'b-BBBBBBBB.js', 'chunk-CCCCCCCC.js']);
    expect([...second.values()]).toEqual([...first.values()]);
    for (const name of first.values()) expect(name).toMatch(/^(?:a|b|chunk)-[A-Z\d]{8}\.js$/);
  });

  it('change with every imported script, and only then', () => {
    const before = [...contentNames(scripts('AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC')).values()];
    const after = [...contentNames(scripts('AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC', 'd()')).values()];
    expect(after.map((name, index) => name === before[index])).toEqual([false, false, false]);
    const leaf = (text: string) => [
      ...contentNames([...scripts('AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'), { path: 'e-EEEEEEEE.js', text }]).values(),
    ];
    expect(leaf('x').slice(0, 3)).toEqual(before);
    expect(leaf('x')[3]).not.toBe(leaf('y')[3]);
  });

  it('distinguish which of two scripts is imported', () => {
    const nameWith = (first: string, second: string) =>
      contentNames([
        { path: 'a-AAAAAAAA.js', text: `import {x} from './chunk-${first}.js';import {y} from './chunk-${second}.js'` },
        { path: 'chunk-BBBBBBBB.js', text: 'one' },
        { path: 'chunk-CCCCCCCC.js', text: 'two' },
      ]).get('a-AAAAAAAA.js');
    expect(nameWith('BBBBBBBB', 'CCCCCCCC')).not.toBe(nameWith('CCCCCCCC', 'BBBBBBBB'));
  });
});
