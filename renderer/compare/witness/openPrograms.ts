import { createVerify, type VerifyRequest } from './createVerify.ts';
import { instancesOf, type TypeArguments } from './program/instancesOf.ts';

interface OpenRequest extends Omit<VerifyRequest, 'texts'> {
  /** Type arguments that a program is tried with as well. */
  readonly argumentsOf: (text: string) => TypeArguments;
  /** How much work of the compiler the programs may take. */
  readonly left: number;
}

interface OpenPrograms {
  /**
   * How many instances of each program compile with both releases. Without those that break with types that users would give, and 0 for
   * those that break with others.
   */
  readonly instances: ReadonlyMap<string, number>;
  /** For each program that also breaks with types that users would give, one with such types. */
  readonly closed: ReadonlyMap<string, string>;
  /** Programs whose instances would take more work than is left. */
  readonly undecided: ReadonlySet<string>;
  readonly work: number;
}

/**
 * Finds programs that break only because their functions leave type parameters open: with `T`, the compiler does not compute `Partial<T>`. With
 * each type that a user would give, such a program compiles as before.
 */
export function findOpenPrograms(programs: readonly string[], { left, argumentsOf, ...request }: OpenRequest): OpenPrograms {
  const all = new Map([...new Set(programs)].map((text) => [text, instancesOf(text, argumentsOf(text))] as const));
  const open = new Map<string, number>();
  const closed = new Map<string, string>();
  const undecided = new Set<string>();
  const texts = [...all.values()].flatMap(({ usual, unusual }) => [...usual, ...unusual]);
  const { verify, work } = createVerify({ ...request, texts });
  for (const [text, { usual, unusual }] of all) {
    let compiling = 0;
    const isBroken = (one: string): boolean => {
      if (work() > left) {
        undecided.add(text);
        return true;
      }
      const result = verify(one);
      if (result === 'compiles') compiling++;
      return result === 'breaks';
    };
    const broken = usual.find(isBroken);
    if (broken !== undefined) {
      closed.set(text, broken);
      continue;
    }
    const isUsed = compiling > 0;
    const isDoubtful = unusual.some(isBroken);
    if (isDoubtful ? isUsed : compiling > 0) open.set(text, isDoubtful ? 0 : compiling);
  }
  return { instances: open, closed, undecided, work: work() };
}
