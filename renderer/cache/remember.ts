/**
 * Does work on values once while they live: what was made of the very same objects before is given again. For a process that builds
 * again and again, in which values that nothing has changed live from build to build. Of the texts that come with the same objects only
 * the last ones are remembered, so that a text of each build leaves no trace. The first value is an object.
 *
 * @param work looks at nothing but the values, and is itself the same function each time
 */
export type Remember = <A extends readonly Value[], V>(work: (...values: A) => V, ...values: A) => V;

type Value = object | string | undefined;

/** Remembers nothing. */
export const workAnew: Remember = (work, ...values) => work(...values);

/** What begins with the same values shares a way to its results. */
interface Step {
  /** Ways on with an object. */
  next?: WeakMap<object, Step>;
  /** The way on with a text, or with nothing. */
  last?: { readonly text: string | undefined; readonly step: Step };
  result?: { readonly value: unknown };
}

export function createMemory(): Remember {
  const first: Step = {};
  return <A extends readonly Value[], V>(work: (...values: A) => V, ...values: A) => {
    const end = values.reduce<Step>(stepTo, stepTo(first, work));
    end.result ??= { value: work(...values) };
    // What this very function made of them.
    return end.result.value as V;
  };
}

function stepTo(step: Step, value: Value): Step {
  if (typeof value !== 'object' && typeof value !== 'function') {
    if (step.last === undefined || step.last.text !== value) step.last = { text: value, step: {} };
    return step.last.step;
  }
  step.next ??= new WeakMap();
  const known = step.next.get(value);
  if (known !== undefined) return known;
  const made: Step = {};
  step.next.set(value, made);
  return made;
}
