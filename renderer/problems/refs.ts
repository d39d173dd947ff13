import { defaultSeverities, type Place, type Problem } from '../model/problem.ts';
import { closest } from './closest.ts';

/** A ref that Git doesn't know, or that has no package where one is wanted; `reason` names the command, where it ran and how it ended. */
export function unknownRef({ ref, reason, known, place }: UnknownRef): Problem {
  const near = closest(ref, known);
  return create({
    message: `The package at the ref "${ref}" can't be read: ${reason}`,
    hint: `${near === undefined ? '' : `Did you mean ${near}? `}A ref is a tag, a branch or a commit of the repository that the package is checked out in. Fetch it, if it is missing here: \`git fetch --tags\`.`,
    place,
  });
}

/** A ref whose commit is known, but not all of its files. */
export function incompleteRef({ ref, reason }: Pick<UnknownRef, 'ref' | 'reason'>): Problem {
  return create({
    message: `The package at the ref "${ref}" can't be read: ${reason}`,
    hint: 'This clone lacks files of that commit, as one made with `git clone --filter` does, and nothing is fetched by a build. Fetch all: `git fetch --refetch --no-filter`.',
  });
}

export interface UnknownRef {
  readonly ref: string;
  readonly reason: string;
  /** Tags and branches that there are. */
  readonly known: readonly string[];
  readonly place: Place | undefined;
}

/** Two refs of a package that have one major version, which is the name of both their sections. */
export function sameMajor({ package: name, major, refs, place, first }: SameMajor): Problem {
  return create({
    message: `Two refs of the package "${name}" are both ${major}: ${refs.map((ref) => `"${ref}"`).join(' and ')}.`,
    hint: 'A site has one section for each major version. Leave one of them out.',
    place,
    related: first === undefined ? undefined : [first],
  });
}

export interface SameMajor {
  readonly package: string;
  readonly major: string;
  readonly refs: readonly string[];
  readonly place: Place | undefined;
  readonly first: Place | undefined;
}

function create(problem: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code: 'api/ref', severity: defaultSeverities['api/ref'], ...problem };
}
