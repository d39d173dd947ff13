/**
 * Does work on values once while they live: what was made of the very same objects before is given again. For a process that builds
 * again and again, in which values that nothing has changed live from build to build.
 *
 * @param work looks at nothing but the values, and is itself the same function each time
 */
export type Remember = <A extends readonly object[], V>(work: (...values: A) => V, ...values: A) => V;

/** Remembers nothing. */
export const workAnew: Remember = (work, ...values) => work(...values);

/** What begins with the same values shares a way to its results. */
interface Step {
  readonly next: WeakMap<object, Step>;
  result?: { readonly value: unknown };
}

export function createMemory(): Remember {
  const first = newStep();
  return <A extends readonly object[], V>(work: (...values: A) => V, ...values: A) => {
    const last = [work, ...values].reduce<Step>(stepTo, first);
    last.result ??= { value: work(...values) };
    // What this very function made of them.
    return last.result.value as V;
  };
}

function stepTo({ next }: Step, value: object): Step {
  const known = next.get(value) ?? newStep();
  next.set(value, known);
  return known;
}

function newStep(): Step {
  return { next: new WeakMap() };
}
