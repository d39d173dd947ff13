import { createProblem, type Place, type Problem } from '../model/problem.ts';

/** A file of notes for a major version without an upgrade page, or with another name. */
export function unknownMajor({ file, majors }: { readonly file: string; readonly majors?: readonly number[] | undefined }): Problem {
  const known = (majors ?? []).map((major) => `\`${major}.md\``).join(', ');
  return createProblem('history/unknown-note', {
    message:
      majors === undefined
        ? 'This file is in the folder of upgrade notes, but is not named by a major version.'
        : 'The `history` of the package has no release of this major version, or none of the version before.',
    hint:
      known === ''
        ? 'Name the file by the major version to which users upgrade, such as `17.md`. Put `_` before names of other files.'
        : `Notes for this package belong in ${known}. Add older releases to \`history\`, or remove the file.`,
    place: { file },
  });
}

interface NotedName {
  readonly name: string;
  /** Where the note is. */
  readonly place: Place;
}

/** A note about something that doesn't break. */
export function unknownNote({ name, place, from, to, nearest }: UnknownNote): Problem {
  return createProblem('history/unknown-note', {
    message: `\`${name}\` does not break between ${from} and ${to}.`,
    hint: `${nearest === undefined ? '' : `Did you mean \`${nearest}\`? `}Headings of level 2 name symbols or members of the upgrade page.`,
    place,
  });
}

interface UnknownNote extends NotedName {
  /** Version of the older release. */
  readonly from: string;
  readonly to: string;
  /** A similar name that breaks. */
  readonly nearest: string | undefined;
}

/** Two notes about one name. */
export function duplicateNote({ name, place, first }: NotedName & { readonly first: Place }): Problem {
  return createProblem('history/duplicate-note', {
    message: `\`${name}\` has two upgrade notes.`,
    hint: 'Put both texts under one heading.',
    place,
    related: [first],
  });
}

/** A breaking change without a note. */
export function missingNote({ name, from, to, file, exists }: MissingNote): Problem {
  return createProblem('history/missing-note', {
    message: `\`${name}\` breaks between ${from} and ${to}, and has no upgrade note.`,
    hint:
      file === undefined
        ? 'Set `upgradeNotes` of the package to a folder, and describe what users have to do in a Markdown file named by the major version.'
        : `Describe what users have to do in ${file}, under the heading \`## ${name}\`.`,
    ...(file === undefined || !exists ? {} : { place: { file } }),
  });
}

interface MissingNote {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Relative to the project root. Undefined where the config names no folder of notes. */
  readonly file: string | undefined;
  readonly exists: boolean;
}
