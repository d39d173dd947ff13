import { createProblem, type Problem } from '../model/problem.ts';

/** The output folder has files that gqldocs did not write. */
export function foreignOutput(folder: string): Problem {
  return createProblem('output/unsafe-path', {
    message: `The output folder ${folder} contains files that gqldocs did not write. Publishing would delete them.`,
    hint: 'Choose another folder with `outDir` or `--out-dir`, or empty this folder.',
  });
}

/** The output folder, or a parent of it, is a file. */
export function outputIsFile({ folder, file }: { readonly folder: string; readonly file: string }): Problem {
  return createProblem('output/unsafe-path', {
    message: folder === file ? `The output folder ${folder} is a file.` : `Cannot create the output folder ${folder}: ${file} is a file.`,
    hint: 'Choose another folder with `outDir` or `--out-dir`.',
  });
}

/** An entry of a static folder, or of the documents' folder, that is not copied. */
export function skippedFile({ isLink, file }: { readonly isLink: boolean; readonly file: string }): Problem {
  return createProblem('output/skipped-file', {
    message: `gqldocs does not copy this file to the site, because it is ${isLink ? 'a link to a folder, or to nothing in the repository' : 'a pipe, a socket or a device'}.`,
    hint: 'Replace it with a regular file, or delete it.',
    place: { file },
  });
}

/** The output cannot be written: the disk is full, or permission is missing. */
export function writeFailed({
  reason,
  hint = 'Free disk space, change permissions, or choose another folder with `outDir` or `--out-dir`. Nothing was changed.',
}: {
  readonly reason: string;
  /** Default: a hint for output folders. */
  readonly hint?: string | undefined;
}): Problem {
  return createProblem('output/write', {
    message: `Cannot write the output: ${reason}`,
    hint,
  });
}

/** Another build published to the same folder during this build. */
export function outputChanged(): Problem {
  return createProblem('output/write', {
    message: 'The output folder was replaced during the build, by another build or by hand.',
    hint: 'Build again, with one build at a time for each output folder. The folder contains a complete site.',
  });
}
