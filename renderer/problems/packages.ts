import { defaultSeverities, type Problem } from '../model/problem.ts';

/** A path that was given for a package leads to none; `why` follows the path in a sentence. */
export function noPackage({ path, why, hint }: { readonly path: string; readonly why: string; readonly hint: string }): Problem {
  return create(`There is no package to document at "${path}": it ${why}.`, hint);
}

/** A filter that no package answers to. */
export function unknownFilter({ filter, nearest, names }: UnknownFilter): Problem {
  const hint = nearest === undefined ? `There are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  return create(`No package is named "${filter}".`, names.length === 0 ? 'The site documents no packages.' : hint);
}

export interface UnknownFilter {
  readonly filter: string;
  readonly nearest: string | undefined;
  /** Names of all packages. */
  readonly names: readonly string[];
}

function create(message: string, hint: string): Problem {
  return { code: 'config/invalid', severity: defaultSeverities['config/invalid'], message, hint };
}
