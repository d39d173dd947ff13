import { describe, expect, it } from 'vitest';
import { changeText } from '../../../renderer/history/compute/changeText.ts';
import { releaseText } from '../../../renderer/history/releaseText.ts';
import type { SymbolKind } from '../../../renderer/model/api.ts';
import type { ReleaseChanges } from '../../../renderer/model/history.ts';
import { defaultMessages } from '../../../renderer/model/messages.ts';

const none: ReleaseChanges = { version: '2.0.0', added: [], changed: [], deprecated: [], removed: [] };
const names = (letter: string, count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${letter}${index + 10}`);
const kinds: Readonly<Record<string, SymbolKind>> = { f: 'function', i: 'interface' };

function textOf(release: Partial<ReleaseChanges>): string {
  const changed = (release.changed ?? []).map((label) => {
    const long = `type Name = ${names('NAME', 90).join(' | ')}`;
    const parts = `type T = ${names('NAME', 22).join(' | ')}`;
    const members = names('NAME', 12).map((name) => `${name}: "${name}"`);
    const known: Readonly<Record<string, readonly [string, string]>> = {
      long: [long, `${long} | NEW`],
      parts: [parts, `${parts} | NEW`],
      kind: ['enum Kind', `const Kind: { ${members.join('; ')} }`],
    };
    const [old, next] = known[label] ?? [`old ${label}`, `new ${label}`];
    const change = { version: '2.0.0', old, new: next, text: changeText({ old, new: next }) };
    return [label, { changes: [change], parameters: {} }] as const;
  });
  const history = { versions: ['1.0.0', '2.0.0'], items: Object.fromEntries(changed), releases: [] };
  const context = {
    history,
    messages: defaultMessages,
    linkOf: (label: string, text = label) => `[${text}]`,
    adviceOf: (label: string) => (label === 'f9' ? 'Use `f8`.' : ''),
    kindOf: (label: string) => kinds[label[0] ?? ''],
  };
  return releaseText({ ...none, ...release }, context);
}

describe('releaseText', () => {
  it('says how much changed, and begins with what was removed', () => {
    const text = textOf({ added: ['f1'], changed: ['i1', 'i1.size'], removed: ['f2', 'f3'] });
    expect(text.split('\n\n')[0]).toBe('Removed: **2** · Changed: **2** · Added: **1**');
    expect(text.match(/^## .*/gm)).toEqual(['## Removed', '## Changed', '## Added']);
  });

  it('shows short lists open', () => {
    expect(textOf({ added: names('f', 12) })).not.toContain('<details>');
  });

  it('folds long lists by kind with the number of rows, and loses none', () => {
    const changed = [...names('i', 20), ...names('f', 5), 'x1'];
    const text = textOf({ changed });
    expect(text.match(/<summary>.*<\/summary>/g)).toEqual([
      '<summary>Functions (5)</summary>',
      '<summary>Interfaces (20)</summary>',
      '<summary>Other (1)</summary>',
    ]);
    for (const label of changed) expect(text).toContain(`- [${label}]\n\n  \`\`\`diff\n  - old ${label}\n  + new ${label}\n  \`\`\``);
    expect(text.match(/<details>/g)).toHaveLength(3);
    expect(text.match(/<\/details>/g)).toHaveLength(3);
  });

  it('names what changed in a declaration that is too long for a diff', () => {
    const text = textOf({ changed: ['long'] });
    expect(text).toContain('- [long]: added `NEW`');
  });

  it('names what changed in a declaration that does not fit into a line', () => {
    const text = textOf({ changed: ['parts', 'kind'] });
    expect(text).toContain('- [parts]: added `NEW`\n- [kind]: changed from `enum Kind`');
  });

  it('says what to use instead of what was deprecated, where the author does', () => {
    expect(textOf({ deprecated: ['f9', 'i9.size'] })).toContain('- [f9]: Use `f8`.\n- <span id="of-i9"></span>[i9.size]');
  });

  it('has an id for each declaration whose members changed or are deprecated, once', () => {
    const text = textOf({ changed: ['f1', 'i1', 'i1.size', 'i2.size'], deprecated: ['i1.size', 'i3.a', 'i3.b'] });
    expect([...text.matchAll(/<span id="(.*?)"><\/span>\[(.*?)\]/g)].map(([, id, label]) => [id, label])).toEqual([
      ['of-i1', 'i1'],
      ['of-i2', 'i2'],
      ['of-i3', 'i3.a'],
    ]);
  });

  it('links the members of a new declaration', () => {
    expect(textOf({ added: ['i1', 'i1.size', 'i1[call]'] })).toContain('- [i1]: [size], [[call]]');
  });

  it('never folds what was removed or deprecated', () => {
    expect(textOf({ removed: names('f', 40), deprecated: names('i', 40) })).not.toContain('<details>');
  });
});
