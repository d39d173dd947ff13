/** By which code finds out about the world around it: the clock, the environment, chance, the network. */
const outward = ['process', 'Date', 'Intl', 'fetch', 'performance', 'crypto', 'globalThis', 'global'] as const;

/**
 * Globals for code of the site's author that report when the code reads the clock, randomness or the environment. Otherwise, its result
 * only depends on its text. Some reads cannot be detected, such as a date formatted in the machine's language.
 *
 * @returns values by the names under which the code finds them
 */
export function watchedGlobals(onLook: () => void): Readonly<Record<string, unknown>> {
  const globals: Readonly<Record<string, unknown>> = { ...pick(globalThis, outward), global: globalThis };
  const watched = outward.map((name) => [name, watch(globals[name], onLook)] as const);
  const random = (): number => {
    onLook();
    return Math.random();
  };
  return { ...Object.fromEntries(watched), Math: Object.create(Math, { random: { value: random } }) };
}

function pick(from: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]));
}

function watch(value: unknown, onLook: () => void): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  return new Proxy(value, {
    // With the target as receiver, since getters and methods of the platform's objects don't work on others.
    get: (target, key) => {
      onLook();
      const found: unknown = Reflect.get(target, key, target);
      return typeof found === 'function' && isMethod(target, key) ? found.bind(target) : found;
    },
    apply: (target, _self, args) => {
      onLook();
      return typeof target === 'function' ? Reflect.apply(target, undefined, args) : undefined;
    },
    construct: (target, args) => {
      onLook();
      return typeof target === 'function' ? Reflect.construct(target, args) : {};
    },
  });
}

/** Classes and their static members are not wrapped. */
function isMethod(target: object, key: string | symbol): boolean {
  return target !== globalThis && key !== 'constructor' && typeof key === 'string' && !/^[A-Z]/.test(key);
}
