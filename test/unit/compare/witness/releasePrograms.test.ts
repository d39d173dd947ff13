import { describe, expect, it } from 'vitest';
import type { LibraryFiles } from '../../../../renderer/api/program/virtualProgram.ts';
import { specifierOf } from '../../../../renderer/compare/witness/program/importPlaces.ts';
import { createReleasePrograms } from '../../../../renderer/compare/witness/releasePrograms.ts';
import { oneLibrary } from '../oneLibrary.ts';
import { snapshotOf } from '../pairs.ts';

const libraries: LibraryFiles = oneLibrary();

const declarations = `
import type { Missing } from 'not-installed';
export declare function read(): Missing;
`;

describe('createReleasePrograms', () => {
  const snapshot = snapshotOf(declarations, libraries);
  const { before } = createReleasePrograms({ old: snapshot, new: snapshot, bases: [], libraries });
  const limit = { left: Number.POSITIVE_INFINITY };
  const programOf = (text: string) => before(new Map([['/program.ts', text]]), limit);
  const specifier = specifierOf(snapshot, { name: '' });
  const text = `import { read } from '${specifier}';\nexport const value: number = read();\n`;

  it('gives programs of a release the same trees, and stubs of what it misses', () => {
    const [first, second] = [programOf(''), programOf(text)];
    const treesOf = (program: typeof first) => program.getSourceFiles().filter(({ fileName }) => fileName.startsWith('/gqldocs-'));
    expect([treesOf(first).length, treesOf(second).length]).toEqual([3, 3]);
    expect(treesOf(second).every((tree) => treesOf(first).includes(tree))).toBe(true);
    // Without a stub, the result would be any, which fits.
    const errors = second.getSemanticDiagnostics(second.getSourceFile('/program.ts'));
    expect(errors.map(({ code }) => code)).toEqual([2322]);
  });
});
