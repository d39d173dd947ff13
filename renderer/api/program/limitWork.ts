import ts from 'typescript';

/** How much a compiler may still do: how many types, signatures and symbols it may create. */
export interface WorkLimit {
  left: number;
}

/** The compiler was stopped at its limit. It must not be asked again, because it was in the middle of its work. */
export class CompilerStopped extends Error {}

interface Allocator {
  getTypeConstructor: () => Constructor;
  getSignatureConstructor: () => Constructor;
  getSymbolConstructor: () => Constructor;
}

type Constructor = new (...values: readonly unknown[]) => object;

/**
 * Creates the checker of a program, and stops it at the limit. A single question to the compiler may take minutes and gigabytes, and cannot be
 * interrupted from outside. So the constructors that the checker uses count. That is the same for the same input, unlike a clock.
 */
export function limitWork(program: ts.Program, limit: WorkLimit): void {
  const allocator = findAllocator();
  if (allocator === undefined) return;
  const usual = { ...allocator };
  allocator.getTypeConstructor = () => counted(usual.getTypeConstructor(), limit);
  allocator.getSignatureConstructor = () => counted(usual.getSignatureConstructor(), limit);
  allocator.getSymbolConstructor = () => counted(usual.getSymbolConstructor(), limit);
  try {
    program.getTypeChecker();
  } finally {
    Object.assign(allocator, usual);
  }
}

function counted(Base: Constructor, limit: WorkLimit): Constructor {
  return class extends Base {
    constructor(...values: readonly unknown[]) {
      super(...values);
      if (--limit.left < 0) throw new CompilerStopped();
    }
  };
}

/** The compiler takes the constructors of its objects from here. It exports the object, but does not declare it. */
function findAllocator(): Allocator | undefined {
  const found: unknown = 'objectAllocator' in ts ? ts.objectAllocator : undefined;
  return isAllocator(found) ? found : undefined;
}

function isAllocator(value: unknown): value is Allocator {
  const names = ['getTypeConstructor', 'getSignatureConstructor', 'getSymbolConstructor'];
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
