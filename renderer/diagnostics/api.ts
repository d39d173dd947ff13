import { createProblem, type Place, type Problem, type ProblemCode } from '../model/problem.ts';
import { issuesUrl } from './documentation.ts';
import { unreadReason } from './unreadReason.ts';
import { typesPackage } from './untypedImports.ts';

/** An entry point of the config that is not a file. */
export function missingEntryPoint(entry: {
  readonly package: string;
  readonly name: string;
  readonly path: string;
  /** The entry point that package.json names, if any. */
  readonly found?: string | undefined;
}): Problem {
  const better = entry.found === undefined ? 'the path of its source or declarations' : `"${entry.found}"`;
  return createProblem('api/entry-point', {
    message: `The entry point "${entry.name}" of the package "${entry.package}" is not a file: ${entry.path}.`,
    hint: `Set \`entryPoints\` of the package to ${better}, relative to its folder.`,
  });
}

/** A package whose `package.json` is not valid JSON. */
export function damagedManifest(place: Place): Problem {
  return createProblem('api/entry-point', {
    message: 'This package.json is not a JSON object, so the package is missing from the site.',
    hint: 'Correct the file, or remove the package from the command or the config.',
    place,
  });
}

/** A package that names no types, or names files that do not exist. */
export function noEntryPoint({ package: name, path, place }: NoEntryPoint): Problem {
  const message = `No entry point was found for ${name === '' ? 'this package without a name' : `the package "${name}"`}`;
  const build = 'Build the package. If it is built,';
  const config = '`entryPoints: { ".": "src/index.ts" }` to the package in the config.';
  if (path === undefined)
    return createProblem('api/entry-point', {
      message: `${message}.`,
      hint: `${build} add "types" to its package.json, or ${config}`,
      place,
    });
  return createProblem('api/entry-point', {
    message: `${message}: neither ${plainPath(path)} nor its source exists.`,
    hint: `${build} correct the path, or add ${config}`,
    place,
  });
}

interface NoEntryPoint {
  readonly package: string;
  /** The first file that its package.json names. */
  readonly path?: string | undefined;
  readonly place: Place;
}

function plainPath(path: string): string {
  return path.replace(/^\.\//, '');
}

/** A package that is JavaScript without documentation comments. */
export function noTypes(script: { readonly package: string; readonly script: string; readonly place: Place }): Problem {
  return createProblem('api/entry-point', {
    message: `The package "${script.package}" has no types: there are no declarations for ${plainPath(script.script)}, and its scripts have no JSDoc comments.`,
    hint: `Build its declarations, or add JSDoc comments to its scripts. If ${typesPackage(script.package)} exists, document that package instead.`,
    place: script.place,
    codeBesideOthers: 'api/untyped-entry',
  });
}

export function brokenTsconfig({ message, place }: { readonly message: string; readonly place: Place }): Problem {
  return createProblem('api/tsconfig', {
    message: `This tsconfig is invalid: ${message}`,
    hint: 'Correct it, or set `tsconfig` of the package to another file. gqldocs uses the options before the mistake.',
    place,
  });
}

/** A tsconfig whose `extends` cannot be read. */
export function unreadBase({ message, place }: { readonly message: string; readonly place: Place }): Problem {
  return createProblem('api/tsconfig', {
    message: `This tsconfig cannot extend another config: ${message}`,
    hint: 'Correct `extends`, or set `tsconfig` of the package to another file. gqldocs uses the options of this file.',
    place,
  });
}

/** A project that a tsconfig references and that does not exist. */
export function lostReference({ path, place }: { readonly path: string; readonly place: Place }): Problem {
  return createProblem('api/tsconfig', {
    message: `This tsconfig references a file that does not exist: ${path}.`,
    hint: 'Correct the `path` in `references`, or remove it. gqldocs reads sources with the options of the other tsconfigs.',
    place,
  });
}

export function syntaxError({ message, place }: { readonly message: string; readonly place: Place }): Problem {
  return createProblem('api/syntax', {
    message: `This file is not valid TypeScript: ${message}`,
    hint: 'Correct the syntax error.',
    place,
  });
}

/** A README or CHANGELOG that cannot be read. */
export function unreadText(reason: string, place: Place): Problem {
  return createProblem('api/unreadable', {
    message: `gqldocs skips this file: ${unreadReason(reason, { EISDIR: 'it is a folder' })}.`,
    hint: 'Replace it with a regular file.',
    place,
  });
}

/** A picture of a package's README or CHANGELOG that is not published. `reason` follows "because". */
export function refusedPicture(reason: string, place: Place): Problem {
  return createProblem('api/picture', {
    message: `gqldocs does not copy this picture to the site, because ${reason}. Pages link to the file in the repository instead.`,
    hint: 'Correct the file, or save the picture as PNG.',
    place,
  });
}

/** A source file that is a link to a file outside of the repository. */
export function outsideSource(place: Place): Problem {
  return createProblem('api/outside', {
    message: 'This source is a link to a file outside of the repository, so gqldocs skips the package.',
    hint: 'Replace the link with the file.',
    place,
  });
}

/** A `package.json` that is such a link. */
export function outsideManifest(place: Place): Problem {
  return createProblem('api/outside', {
    message: 'This package.json is a link to a file outside of the repository, so gqldocs skips the package.',
    hint: 'Replace the link with the file.',
    place,
  });
}

interface OutsideImport {
  readonly path: string;
  /** Whether an installed package names it. */
  readonly isInstalled: boolean;
  readonly place: Place;
}

/** A file outside of the repository, or of all installed packages, that a package names by its path. */
export function outsideImport({ path, isInstalled, place }: OutsideImport): Problem {
  return createProblem('api/outside', {
    message: `"${path}" is a file outside of the ${isInstalled ? 'installed packages' : 'repository'}, so gqldocs skips the package.`,
    hint: isInstalled
      ? 'Use another version of the package, and report this to its authors: a published package contains its files.'
      : 'Copy the file into the repository, or run gqldocs in a folder that contains both.',
    place,
  });
}

interface ExtractionFailure {
  readonly slug: string;
  readonly error: unknown;
  /** Whether a worker ran out of memory. */
  readonly lacksMemory: boolean;
}

/** TypeDoc or the compiler failed, or the worker crashed. */
export function extractionFailed({ slug, error, lacksMemory }: ExtractionFailure): Problem {
  if (/call stack/.test(reasonOf(error))) return tooDeep(slug);
  return createProblem('api/extract', {
    message: `Cannot extract the API of the package "${slug}": ${reasonOf(error)}`,
    hint: lacksMemory
      ? 'Increase the memory limit (NODE_OPTIONS=--max-old-space-size=8192), or document fewer entry points with `entryPoints`.'
      : `Check that the package compiles (npx tsc --noEmit). If it does, please report a bug in gqldocs: ${issuesUrl}`,
  });
}

/** The compiler and TypeDoc call a function for each level of a type or an expression. */
function tooDeep(slug: string): Problem {
  return createProblem('api/extract', {
    message: `Cannot extract the API of the package "${slug}": a type or an expression is nested too deeply for the compiler.`,
    hint: 'Give the inner parts of long nested types names of their own. `npx tsc --noEmit` often fails at the same place.',
  });
}

/** A class with so many classes above it that inherited members would need too much time and memory. */
export function inheritsTooMuch({ name, most, place }: { readonly name: string; readonly most: number; readonly place: Place }): Problem {
  return createProblem('api/extract', {
    message: `\`${name}\` inherits through more than ${most} classes or interfaces, so the package is missing from the site.`,
    hint: 'Shorten the chain, or document fewer entry points with `entryPoints`.',
    place,
  });
}

/** A part of a comment that TypeDoc does not understand. */
export function commentProblem({
  package: name,
  message,
  place,
}: Pick<Problem, 'message' | 'place'> & { readonly package: string }): Problem {
  return createProblem('api/comment', {
    message: place === undefined ? `In a comment of the package "${name}": ${message}` : message,
    hint: 'Correct the comment. The page shows the rest of it.',
    ...(place === undefined ? {} : { place }),
  });
}

interface InstalledTexts {
  readonly package: string;
  readonly first: Problem;
  readonly count: number;
}

/** Problems in comments and texts of an installed package. */
export function installedTexts({ package: name, first, count }: InstalledTexts): Problem {
  const { place, message } = first;
  const where = place === undefined ? '' : ` (${[place.file, ...(place.line === undefined ? [] : [place.line])].join(':')})`;
  return createProblem('api/installed', {
    message: `Comments and texts of the installed package "${name}" have ${count === 1 ? '1 problem' : `${count} problems`}${count === 1 ? '' : ', for example'}: ${message.replace(/\.$/, '')}${where}.`,
    hint: "Only the authors of the package can correct them. To hide this warning, set `'api/installed': 'off'` under `checks`.",
  });
}

interface MissingTag {
  readonly code: keyof typeof missing;
  readonly package: string;
  readonly item: string;
  readonly parameter?: string | undefined;
  readonly place: Place | undefined;
}

/** A comment lacks a part that the config requires. */
export function missingTag({ code, package: name, item, parameter = '', place }: MissingTag): Problem {
  const [what, hint] = missing[code];
  return createProblem(code, {
    message: `In the package "${name}", ${item} ${what}${parameter === '' ? '' : ` ${parameter}`}.`,
    hint: hint.replace('{name}', parameter),
    ...(place === undefined ? {} : { place }),
  });
}

/** By code: the end of the message, and the hint. */
const missing = {
  'api/undocumented': ['has no comment', 'Describe it in a comment: /** … */'],
  'api/missing-category': ['has no category', 'Add @category to its comment, or to the comment at the top of its file.'],
  'api/missing-type-parameter': ['does not describe its type parameter', 'Add @typeParam {name} to its comment.'],
  'api/missing-parameter': ['does not describe its parameter', 'Add @param {name} to its comment.'],
  'api/missing-returns': ['does not describe its return value', 'Add @returns to its comment.'],
} as const satisfies Partial<Readonly<Record<ProblemCode, readonly [string, string]>>>;

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}
