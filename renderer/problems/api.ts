import { defaultSeverities, type Place, type Problem, type ProblemCode } from '../model/problem.ts';

/** An entry point of the config that isn't a file. */
export function missingEntryPoint(entry: {
  readonly package: string;
  readonly name: string;
  readonly path: string;
  /** The entry point that package.json leads to, when there is one. */
  readonly found?: string | undefined;
}): Problem {
  const better = entry.found === undefined ? 'the path of its source or declarations' : `"${entry.found}"`;
  return problem('api/entry-point', {
    message: `The entry point "${entry.name}" of the package "${entry.package}" is not a file: ${entry.path}.`,
    hint: `Under api.packages in the config, give ${better}, relative to the package's folder.`,
  });
}

/** A package of which nothing is known, since its `package.json` is no JSON. */
export function damagedManifest(place: Place): Problem {
  return problem('api/entry-point', {
    message: "This package.json can't be read as a JSON object.",
    hint: 'Mend it, or leave its folder out: nothing is known of a package without it.',
    place,
  });
}

/** A package that says nowhere where its types are, or that names files that aren't there. */
export function noEntryPoint({ package: name, path, place }: NoEntryPoint): Problem {
  const message = `No entry point was found for the package "${name}"`;
  const build = 'Build it, if its declarations are not there yet; else';
  const config = '`entryPoints: { ".": "src/index.ts" }` to the package in the config.';
  if (path === undefined)
    return problem('api/entry-point', { message: `${message}.`, hint: `${build} add "types" to its package.json, or ${config}`, place });
  return problem('api/entry-point', {
    message: `${message}: there is neither ${plainPath(path)} nor a source of it.`,
    hint: `${build} correct the path, or add ${config}`,
    place,
  });
}

export interface NoEntryPoint {
  readonly package: string;
  /** The first file that its package.json names. */
  readonly path?: string | undefined;
  readonly place: Place;
}

function plainPath(path: string): string {
  return path.replace(/^\.\//, '');
}

/** A package that is JavaScript alone. */
export function noTypes(script: { readonly package: string; readonly script: string; readonly place: Place }): Problem {
  return problem('api/entry-point', {
    message: `The package "${script.package}" has no types: there are no declarations for ${plainPath(script.script)}.`,
    hint: `Build its declarations (declaration: true in its tsconfig.json), document ${typesPackage(script.package)} instead if there is one, or give TypeScript under \`entryPoints\` in the config.`,
    place: script.place,
  });
}

/** Where DefinitelyTyped has the types of a package: `@types/scope__name` for `@scope/name`. */
function typesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

/** A source that doesn't parse: what it declares is anybody's guess. */
export function lostExport({ module, place }: { readonly module: string; readonly place: Place }): Problem {
  return problem('api/lost-exports', {
    message: `Nothing is known of what "${module}" exports: its types aren't found. No page has any of it.`,
    hint: module.startsWith('.') ? 'Mend the path, or build what should lie there.' : 'Install it where the package is documented.',
    place,
  });
}

export function brokenTsconfig({ message, place }: { readonly message: string; readonly place: Place }): Problem {
  return problem('api/tsconfig', {
    message: `This tsconfig can't be read as it is meant: ${message}`,
    hint: 'Mend it, or name another one with `tsconfig` of the package; the options before the mistake were taken.',
    place,
  });
}

/** Of what a tsconfig extends. */
export function unreadBase({ message, place }: { readonly message: string; readonly place: Place }): Problem {
  return problem('api/tsconfig', {
    message: `This tsconfig doesn't get all that it extends: ${message}`,
    hint: 'Mend what it extends, or name another one with `tsconfig` of the package; what it says itself was taken.',
    place,
  });
}

export function syntaxError({ message, place }: { readonly message: string; readonly place: Place }): Problem {
  return problem('api/syntax', {
    message: `This isn't TypeScript: ${message}`,
    hint: 'Mend it: what a file declares is only known when all of it can be read.',
    place,
  });
}

/** TypeDoc or the compiler gave up, or the worker died. */
export function extractionFailed({ slug, error }: { readonly slug: string; readonly error: unknown }): Problem {
  const isMemory = isOutOfMemory(error);
  return problem('api/extract', {
    message: `The API of the package "${slug}" could not be extracted: ${reasonOf(error)}`,
    hint: isMemory
      ? 'It had all the memory that this machine can spare. Give it more (NODE_OPTIONS=--max-old-space-size=8192), or document fewer entry points: `entryPoints` in the config.'
      : 'Check that the package compiles on its own (npx tsc --noEmit); if it does, this is a fault of gqldocs: please report it.',
  });
}

/** Something in a comment that TypeDoc doesn't understand. */
export function commentProblem({
  package: name,
  message,
  place,
}: {
  readonly package: string;
  readonly message: string;
  readonly place?: Place;
}): Problem {
  return problem('api/comment', {
    message: place === undefined ? `In a comment of the package "${name}": ${message}` : message,
    hint: 'Mend the comment; the page shows what could be made of it.',
    ...(place === undefined ? {} : { place }),
  });
}

/** Whether a worker had too little heap. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

export interface MissingTag {
  readonly code: keyof typeof missing;
  readonly package: string;
  readonly item: string;
  readonly parameter?: string | undefined;
  readonly place: Place | undefined;
}

/** Something that a comment does not say, and that the config wants it to say. */
export function missingTag({ code, package: name, item, parameter = '', place }: MissingTag): Problem {
  const [what, hint] = missing[code];
  return problem(code, {
    message: `In the package "${name}", ${item} ${what}${parameter === '' ? '' : ` ${parameter}`}.`,
    hint: hint.replace('{name}', parameter),
    ...(place === undefined ? {} : { place }),
  });
}

/** What is missing, and what would be there. */
const missing = {
  'api/undocumented': ['has no comment', 'Say in a comment what it is: /** … */'],
  'api/missing-category': ['has no category', 'Add @category to its comment, or to the comment at the top of its file.'],
  'api/missing-type-parameter': ['says nothing of its type parameter', 'Add @typeParam {name} to its comment.'],
  'api/missing-parameter': ['says nothing of its parameter', 'Add @param {name} to its comment.'],
  'api/missing-returns': ['does not say what it returns', 'Add @returns to its comment.'],
} as const satisfies Partial<Readonly<Record<ProblemCode, readonly [string, string]>>>;

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}

function problem(code: ProblemCode, parts: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code, severity: defaultSeverities[code], ...parts };
}
