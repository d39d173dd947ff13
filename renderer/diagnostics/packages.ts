import { createProblem, type Problem } from '../model/problem.ts';

/** A path without a package. `why` completes the sentence after the path. */
export function noPackage({ path, why, hint }: { readonly path: string; readonly why: string; readonly hint: string }): Problem {
  return create(`There is no package to document at "${path}": it ${why}.`, hint);
}

/** A filter that matches no package. */
export function unknownFilter({ filter, nearest, names }: UnknownFilter): Problem {
  const hint = nearest === undefined ? `Use one of these names: ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  return create(
    `No package is named "${filter}".`,
    names.length === 0 ? 'The site documents no packages. Omit `--filter`, or add packages to `api.packages`.' : hint,
  );
}

interface UnknownFilter {
  readonly filter: string;
  readonly nearest: string | undefined;
  /** Names of all packages. */
  readonly names: readonly string[];
}

/** A workspace pattern that matches folders outside of the workspace. */
export function outsidePattern({ path, pattern }: { readonly path: string; readonly pattern: string }): Problem {
  return createProblem('config/outside', {
    message: `The workspace at "${path}" has the pattern "${pattern}", which points outside of the workspace. gqldocs ignores it.`,
    hint: 'List packages of other folders under `api.packages`, or name them on the command line.',
  });
}

function create(message: string, hint: string): Problem {
  return createProblem('config/invalid', { message, hint });
}
