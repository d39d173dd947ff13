import { createProblem, type Place, type Problem } from '../model/problem.ts';

interface OutdatedReport {
  readonly file: string;
  readonly state: 'missing' | 'outdated' | 'superfluous';
  /** Renews the reports: `gqldocs report`. */
  readonly command: string;
}

/** A committed report that differs from the API. */
export function outdatedReport({ file, state, command }: OutdatedReport): Problem {
  const reasons = {
    missing: 'The API report of this entry point is missing.',
    outdated: 'This API report is out of date: the API or its descriptions changed.',
    superfluous: 'This API report is superfluous: the package no longer has this entry point.',
  };
  return createProblem('report/outdated', {
    message: reasons[state],
    hint: `Run \`${command}\` and commit the files.`,
    place: { file },
  });
}

interface DecreasedCoverage {
  readonly package: string;
  readonly item: string;
  readonly place: Place | undefined;
}

/** A name without a description that the coverage baseline does not list. */
export function decreasedCoverage({ package: name, item, place }: DecreasedCoverage): Problem {
  return createProblem('coverage/decreased', {
    message: `In the package "${name}", ${item} has no description, and the coverage baseline does not list it as undocumented.`,
    hint: 'Describe it in a comment: /** … */',
    ...(place === undefined ? {} : { place }),
  });
}

/** A baseline that is missing or damaged. */
export function noBaseline({ file, isMissing }: { readonly file: string; readonly isMissing: boolean }): Problem {
  return createProblem('coverage/baseline', {
    message: isMissing ? 'There is no coverage baseline.' : 'This coverage baseline cannot be read.',
    hint: 'Write it with `gqldocs check --update-coverage` and commit it.',
    place: { file },
  });
}
