import { createProblem, type Problem } from '../model/problem.ts';

/** A file of notes that is MDX. */
export function noteName({ file }: { readonly file: string }): Problem {
  return createProblem('api/unknown-note', {
    message: 'This file is in the folder of notes, but notes cannot be MDX.',
    hint: 'Rename the file to `.md`. Put `_` before names of files that are not notes.',
    place: { file },
  });
}

/** A note about something that the package does not export. */
export function unknownNoteTarget({ file, name, package: pkg, nearest }: UnknownTarget): Problem {
  return createProblem('api/unknown-note', {
    message: `The package "${pkg}" exports nothing that this note could be about: \`${name}\`.`,
    hint: `${nearest === undefined ? '' : `Did you mean \`${nearest}.md\`? `}Name the file by a symbol or member, such as \`parse.md\` or \`Parser.parse.md\`.`,
    place: { file },
  });
}

interface UnknownTarget {
  readonly file: string;
  readonly name: string;
  readonly package: string;
  readonly nearest: string | undefined;
}

/** A note whose name several symbols have. */
export function ambiguousNote({ file, name, names }: AmbiguousNote): Problem {
  return createProblem('api/unknown-note', {
    message: `\`${name}\` is the name of ${names.length} symbols.`,
    hint: `Rename the file to one of ${names.map((one) => `\`${one}.md\``).join(', ')}.`,
    place: { file },
  });
}

interface AmbiguousNote {
  readonly file: string;
  readonly name: string;
  /** Names that only one of them has. */
  readonly names: readonly string[];
}
