import { createProblem, type Problem } from '../model/problem.ts';

/** A package of a registry that gqldocs cannot get. `reason` completes the sentence. */
export function notFetched({ path, reason }: { readonly path: string; readonly reason: string }): Problem {
  return createProblem('registry/package', {
    message: `Cannot get "${path}" from the registry: ${reason}.`,
    hint: 'Check the name, the version and the connection. For a registry that needs credentials, install the package and name its folder.',
  });
}

export function notAName(path: string): Problem {
  return createProblem('registry/package', {
    message: `Cannot get "${path}" from the registry: it is not the name of a package.`,
    hint: 'Write `npm:name`, or `npm:name@version`.',
  });
}

export interface MissingDependency {
  readonly name: string;
  /** `the registry answered 503`. */
  readonly reason: string;
}

interface MissingDependencies {
  /** `npm:zod@4`. */
  readonly path: string;
  readonly missing: readonly MissingDependency[];
}

/** So many are named. */
const mostNamed = 5;
/** Of a name that is not one, in characters. */
const longestNamed = 100;

/** Dependencies of a package that gqldocs cannot get. The package is documented without their types. */
export function missingDependencies({ path, missing }: MissingDependencies): Problem {
  const named = missing.slice(0, mostNamed).map(({ name, reason }) => `"${shorten(name)}" (${reason})`);
  const rest = missing.length > mostNamed ? [`and ${missing.length - mostNamed} more`] : [];
  return createProblem('registry/dependency', {
    message: `gqldocs reads "${path}" without the types of these dependencies: ${[...named, ...rest].join(', ')}.`,
    hint: 'Run the command again. If the warning remains, install the package and name its folder.',
  });
}

function shorten(name: string): string {
  return name.length > longestNamed ? `${name.slice(0, longestNamed)}…` : name;
}
