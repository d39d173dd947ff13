import { createProblem, type Place, type Problem } from '../model/problem.ts';

/** A path without an artifact. `why` completes the sentence after the path. */
export function noArtifact({ path, why, hint }: { readonly path: string; readonly why: string; readonly hint: string }): Problem {
  return createProblem('artifact/missing', { message: `There is no artifact at "${path}": it ${why}.`, hint });
}

/** A package of the config without an artifact. `folder` is the folder to extract. */
export function artifactMissing(request: {
  readonly package: string;
  readonly folder: string;
  readonly place?: Place | undefined;
}): Problem {
  const { folder, place } = request;
  return createProblem('artifact/missing', {
    message: `There is no artifact of the package "${request.package}".`,
    hint: `Create it with \`gqldocs extract ${folder}\`, and pass its path to \`--from\`.`,
    place,
  });
}

/** A file that is not a complete artifact. `reason` completes "The artifact is damaged:". */
export function artifactDamaged({ reason, ...rest }: Pick<Problem, 'place' | 'leavesOut'> & { readonly reason: string }): Problem {
  return createProblem('artifact/damaged', {
    message: `The artifact is damaged: ${reason}.`,
    hint: 'Create it again with `gqldocs extract`. If a task runner restored it, bypass its cache (`turbo run extract --force`).',
    ...rest,
  });
}

/** An artifact of another version of gqldocs, with another format or model. */
export function artifactVersion(request: { readonly generator: string; readonly own: string; readonly file: string }): Problem {
  const { generator, own, file } = request;
  const same = generator === own ? ' (another build)' : '';
  return createProblem('artifact/version', {
    message: `gqldocs ${generator}${same} wrote this artifact; gqldocs ${own} cannot read it.`,
    hint: 'Extract the package again with this version.',
    place: { file },
  });
}

/** Two artifacts of the same package, or with the same slug. */
export function artifactDuplicate(request: { readonly what: string; readonly first: string; readonly second: string }): Problem {
  return createProblem('artifact/duplicate', {
    message: `Two artifacts contain ${request.what}.`,
    hint: 'Pass only one of them, or extract one with another `slug`.',
    place: { file: request.second },
    related: [{ file: request.first }],
  });
}

/** A package that was extracted with different options than the config has. */
export function artifactOptions(request: {
  readonly package: string;
  readonly options: readonly string[];
  readonly config: Place;
  readonly file: string;
}): Problem {
  const { options, config, file } = request;
  const names = options.map((name) => `\`${name}\``).join(', ');
  return createProblem('artifact/options', {
    message: `The package "${request.package}" was extracted with different options than the config has: ${names}.`,
    hint: 'Extract it with this config (`gqldocs extract --config`), or remove it from `api.packages`.',
    place: config,
    related: [{ file }],
  });
}
