import { createProblem, type Place, type Problem } from '../model/problem.ts';
import { closest } from './closest.ts';

/** An unknown ref, or a ref without the package. */
export function unknownRef({ ref, reason, known, place }: UnknownRef): Problem {
  return create({
    message:
      reason === undefined
        ? `The repository of the package has no tag, branch or commit "${ref}".`
        : `Cannot read the package at the ref "${ref}": ${reason}`,
    hint:
      reason !== undefined && known.length === 0
        ? 'A ref needs the Git repository of the package: clone it. Leave the ref out to document the files in the folder.'
        : `${suggestion(ref, known)}Fetch missing tags with \`git fetch --tags\`.`,
    place,
  });
}

/** Names that are shown at most. */
const mostNames = 3;

function suggestion(ref: string, known: readonly string[]): string {
  if (known.length === 0) return 'Use a commit: the repository has no tags and no branches. ';
  const near: string[] = [];
  for (let rest = known; near.length < mostNames; rest = known.filter((name) => !near.includes(name))) {
    const nearest = closest(ref, rest);
    if (nearest === undefined) break;
    near.push(nearest);
  }
  return near.length > 0
    ? `Did you mean ${inWords(near)}? `
    : `Use one of its tags or branches, such as ${inWords(known.slice(0, mostNames))}. `;
}

function inWords(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' or ');
}

/** A commit of which files are missing in this clone. */
export function incompleteRef({ ref, reason }: { readonly ref: string; readonly reason: string }): Problem {
  return create({
    message: `Cannot read the package at the ref "${ref}": ${reason}`,
    hint: 'Fetch the files that this partial clone lacks with `git fetch --refetch --no-filter`.',
  });
}

interface UnknownRef {
  readonly ref: string;
  /** The command, its folder and its result. Undefined when the repository has no such ref. */
  readonly reason: string | undefined;
  /** Existing tags and branches. */
  readonly known: readonly string[];
  readonly place: Place | undefined;
}

/** Two refs of a package that name one commit. */
export function sameCommit({ package: name, refs, place, first }: SameCommit): Problem {
  return create({
    message: `Two refs of the package "${name}" are the same commit: ${refs.map((ref) => `"${ref}"`).join(' and ')}.`,
    hint: 'Leave one of them out: a site has one section for each version.',
    place,
    related: first === undefined ? undefined : [first],
  });
}

interface SameCommit {
  readonly package: string;
  readonly refs: readonly string[];
  readonly place: Place | undefined;
  readonly first: Place | undefined;
}

function create(problem: Omit<Problem, 'code' | 'severity'>): Problem {
  return createProblem('api/ref', problem);
}
