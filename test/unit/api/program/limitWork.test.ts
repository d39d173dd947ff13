import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isCompilerFailure } from '../../../../renderer/api/program/isCompilerFailure.ts';
import type { WorkLimit } from '../../../../renderer/api/program/limitWork.ts';
import { createVirtualProgram } from '../../../../renderer/api/program/virtualProgram.ts';

/** One question to the compiler that takes thousands of types. */
const text = `
type Chain<T, N extends 0[] = []> = N['length'] extends 200 ? T : { readonly [K in \`k\${N['length']}\`]: Chain<[T, N], [...N, 0]> } | Chain<{ a: T }, [...N, 0]>;
export const value: Chain<string> = null!;
`;

function check(limit: WorkLimit): number {
  const program = createVirtualProgram({ files: new Map([['/a.ts', text]]), usesDom: false, bases: [], libraries: new Map(), limit });
  const before = limit.left;
  program.getSemanticDiagnostics(program.getSourceFile('/a.ts'));
  return before - limit.left;
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a compiler with a limit', () => {
  it('stops in the middle of a question, after the same work each time', () => {
    const needed = check({ left: Number.MAX_SAFE_INTEGER });
    expect(needed).toBeGreaterThan(500);
    expect(check({ left: Number.MAX_SAFE_INTEGER })).toBe(needed);
    const limit: WorkLimit = { left: Number.MAX_SAFE_INTEGER };
    const program = createVirtualProgram({ files: new Map([['/a.ts', text]]), usesDom: false, bases: [], libraries: new Map(), limit });
    limit.left = needed - 1;
    const error = errorOf(() => program.getSemanticDiagnostics(program.getSourceFile('/a.ts')));
    expect(isCompilerFailure(error)).toBe(true);
  });

  it('leaves the compilers of others without one', () => {
    const limit: WorkLimit = { left: Number.MAX_SAFE_INTEGER };
    check(limit);
    const { left } = limit;
    const host = ts.createCompilerHost({});
    ts.createProgram({ rootNames: [], options: { noLib: true }, host }).getTypeChecker();
    expect(limit.left).toBe(left);
  });
});
