import { defaultSeverities, type Place, type Problem, type ProblemCode } from '../model/problem.ts';

/** A path that was given for artefacts leads to none; `why` follows the path in a sentence. */
export function noArtefact({ path, why, hint }: { readonly path: string; readonly why: string; readonly hint: string }): Problem {
  return create('artefact/missing', { message: `There is no artefact at "${path}": it ${why}.`, hint });
}

/** A package of which the site should be made has no artefact; `folder` is what to extract. */
export function artefactMissing(request: {
  readonly package: string;
  readonly folder: string;
  readonly place?: Place | undefined;
}): Problem {
  const { folder, place } = request;
  return create('artefact/missing', {
    message: `There is no artefact of the package "${request.package}".`,
    hint: `Make it with \`gqldocs extract ${folder}\`, and name it after \`--from\`.`,
    place,
  });
}

/** A file isn't an artefact, or not the whole of one. `reason` follows "The artefact is damaged:". */
export function artefactDamaged({
  reason,
  ...rest
}: {
  readonly reason: string;
  readonly place: Place;
  readonly leavesOut?: string;
}): Problem {
  return create('artefact/damaged', {
    message: `The artefact is damaged: ${reason}.`,
    hint: 'Make it anew with `gqldocs extract`; where it comes from a cache, without that (`turbo run extract --force`).',
    ...rest,
  });
}

/** Another version of this program wrote the artefact, with another format or another model. */
export function artefactVersion(request: { readonly generator: string; readonly own: string; readonly file: string }): Problem {
  const { generator, own, file } = request;
  const same = generator === own ? ', in another build of it' : '';
  return create('artefact/version', {
    message: `The artefact was written by gqldocs ${generator}${same}, which describes packages otherwise than gqldocs ${own}, which should read it.`,
    hint: 'Use one version for both: extract the package again with this one.',
    place: { file },
  });
}

/** Two artefacts are of one package, or would share its address. */
export function artefactDuplicate(request: { readonly what: string; readonly first: string; readonly second: string }): Problem {
  return create('artefact/duplicate', {
    message: `Two artefacts are of ${request.what}.`,
    hint: 'Leave one of them out; packages of one address need another `slug` in the config that they are extracted with.',
    place: { file: request.second },
    related: [{ file: request.first }],
  });
}

/** The config says something else of a package than it was extracted with. */
export function artefactOptions(request: {
  readonly package: string;
  readonly options: readonly string[];
  readonly config: Place;
  readonly file: string;
}): Problem {
  const { options, config, file } = request;
  const names = options.map((name) => `\`${name}\``).join(', ');
  return create('artefact/options', {
    message: `The package "${request.package}" was extracted with other options than the config has for it: ${names}.`,
    hint: 'Extract it with this config (`gqldocs extract --config`), or take the package out of `api.packages`: its artefact says it all.',
    place: config,
    related: [{ file }],
  });
}

function create(code: ProblemCode, parts: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code, severity: defaultSeverities[code], ...parts };
}
