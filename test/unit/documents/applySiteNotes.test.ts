import { describe, expect, it } from 'vitest';
import { withNotes } from '../../../renderer/documents/applySiteNotes.ts';
import { makeMember, makePackage, makeSymbol } from '../make.ts';

const parser = makeSymbol('class', 'Parser', { members: [makeMember('run'), makeMember('size')] });
const pkg = makePackage([parser, makeSymbol('function', 'parse'), makeSymbol('interface', 'Same'), makeSymbol('variable', 'Same')]);

/** The names of files of notes with what each is about, or its problem. */
function targets(...names: readonly string[]) {
  const tree = { type: 'root' as const, children: [] };
  const notes = names.map((name) => ({ package: pkg.slug, name, file: `notes/${name}.md`, tree }));
  const { value, problems } = withNotes(pkg, notes);
  const items = value.symbols.flatMap(({ name, kind, notes: own = [], members }) => [
    ...own.map(({ file }) => `${file}: ${kind} ${name}`),
    ...members.flatMap((member) => (member.notes ?? []).map(({ file }) => `${file}: ${name}.${member.name}`)),
  ]);
  return { items, problems: problems.map(({ code, place, message, hint }) => `${code} ${place?.file} ${message} ${hint}`) };
}

describe('a file of notes', () => {
  it.each([
    ['parse', 'function parse'],
    ['function/parse', 'function parse'],
    ['Parser', 'class Parser'],
    ['Parser.size', 'Parser.size'],
    ['class/Parser.run', 'Parser.run'],
    ['variable/Same', 'variable Same'],
  ])('named %s.md is about the %s', (name, item) => {
    expect(targets(name)).toEqual({ items: [`notes/${name}.md: ${item}`], problems: [] });
  });

  it('with the name of nothing is a problem with the nearest name', () => {
    const { items, problems } = targets('parze', 'Parser.siz');
    expect(items).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(/^api\/unknown-note notes\/parze\.md .*`parze`\. Did you mean `parse\.md`\?/),
      expect.stringContaining('Did you mean `Parser.size.md`?'),
    ]);
  });

  it('with the name of several symbols is a problem with a name for each', () => {
    expect(targets('Same').problems).toEqual([
      'api/unknown-note notes/Same.md `Same` is the name of 2 symbols. Rename the file to one of `interface/Same.md`, `variable/Same.md`.',
    ]);
  });

  it('leaves symbols without a note as they are', () => {
    const [first] = withNotes(pkg, []).value.symbols;
    expect(first).toBe(parser);
  });
});
