import { createProblem, type Place, type Problem } from '../model/problem.ts';
import { draftHint } from './links.ts';

interface MissingConfig {
  /** The name that the user gave. */
  readonly wanted?: string | undefined;
  /** Whether the folder has a package, which needs no config. Default: false. */
  readonly hasPackage?: boolean | undefined;
}

/** The config file does not exist. */
export function configMissing(request: MissingConfig): Problem {
  if (request.wanted !== undefined) {
    return createProblem('config/missing', {
      message: `Cannot find the config file \`${request.wanted}\`.`,
      hint: 'Check the path given with `--config`.',
    });
  }
  return createProblem('config/missing', {
    message: 'Cannot find a config file in this folder.',
    hint:
      request.hasPackage === true
        ? 'Add `.` to the command to use the package in this folder without a config, as in `gqldocs build .`. To set up a site, run `gqldocs init`.'
        : 'Run the command in the folder of a site or of a package. To set up a site in this folder, run `gqldocs init`.',
  });
}

/** A folder has several config files. */
export function configAmbiguous(files: readonly string[]): Problem {
  const [first, ...others] = files.map((file): Place => ({ file }));
  return createProblem('config/invalid', {
    message: `This folder has more than one config file: ${files.map((file) => `\`${file}\``).join(', ')}.`,
    hint: 'Keep one of them, or choose one with `--config`.',
    place: first,
    related: others,
  });
}

/** The config file, or a file that it imports, cannot be compiled. */
export function configSyntax(request: { readonly text: string; readonly place?: Place | undefined }): Problem {
  return createProblem('config/syntax', {
    message: `The config cannot be loaded: ${withFullStop(request.text)}`,
    hint: syntaxHint(request),
    place: request.place,
  });
}

/** The file may be one that the config imports, or a `package.json` or `tsconfig.json` next to it. */
function syntaxHint({ text, place }: { readonly text: string; readonly place?: Place | undefined }): string {
  if (text.startsWith('Could not resolve')) return 'Correct the import, or install the package.';
  if (place?.file.endsWith('.json') === true) return 'Correct the syntax of this JSON file.';
  return 'Correct the file. A config is a TypeScript or JavaScript file with an object as its default export.';
}

/** The config has an invalid value. `message` is a sentence. */
export function configInvalid(request: Pick<Problem, 'message' | 'hint' | 'place' | 'related'>): Problem {
  return createProblem('config/invalid', request);
}

/** `path` is an unknown key. */
export function configUnknownKey(request: { readonly path: string; readonly hint: string; readonly place: Place }): Problem {
  return createProblem('config/unknown-key', {
    message: `\`${request.path}\` is not a known key.`,
    hint: request.hint,
    place: request.place,
  });
}

/** The config names something that doesn't exist. */
export function configUnknownTarget(unknown: UnknownTarget): Problem {
  return createProblem('config/unknown-target', describeUnknown(unknown));
}

/** An entry of a sidebar names a document, or a folder of documents, that doesn't exist. */
export function sidebarUnknownDocument(unknown: UnknownTarget): Problem {
  return createProblem('sidebar/unknown-document', describeUnknown(unknown));
}

export interface UnknownTarget {
  /** Key path of the name: `navbar.items[0].document`. */
  readonly path: string;
  /** A word for what is named: `document`, `sidebar`, `package`, `route`, `folder`, `file`. */
  readonly kind: string;
  readonly name: string;
  /** Nearest real name. */
  readonly nearest: string | undefined;
  /** What to do when no name is near. */
  readonly otherwise: string;
  /** Whether it is a document that is not published. Default: false. */
  readonly isDraft?: boolean | undefined;
  readonly place: Place;
}

function describeUnknown(unknown: UnknownTarget): Omit<Problem, 'code' | 'severity'> {
  const { path, kind, name, nearest, otherwise, isDraft = false, place } = unknown;
  if (isDraft) return { message: `\`${path}\` names the ${kind} \`${name}\`, which is a draft and not published.`, hint: draftHint, place };
  return {
    message: `\`${path}\` names the ${kind} \`${name}\`, which does not exist.`,
    hint: nearest === undefined ? otherwise : `Did you mean \`${nearest}\`?`,
    place,
  };
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
