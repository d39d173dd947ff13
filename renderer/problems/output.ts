import { defaultSeverities, type Problem } from '../model/problem.ts';

/** The output folder has files that no build of ours wrote. */
export function foreignOutput(folder: string): Problem {
  return {
    code: 'output/unsafe-path',
    severity: defaultSeverities['output/unsafe-path'],
    message: `The output folder ${folder} holds files that gqldocs didn't write, and publishing would replace all of them.`,
    hint: 'Choose another folder with `outDir` or `--out-dir`, or empty this one yourself.',
  };
}

/** The system refused to write: the disk is full, or the folder may not be changed. */
export function writeFailed({
  reason,
  hint = 'Make room, or choose a folder that may be written with `outDir` or `--out-dir`; nothing was changed.',
}: {
  readonly reason: string;
  /** Default: what helps with an output folder. */
  readonly hint?: string | undefined;
}): Problem {
  return {
    code: 'output/write',
    severity: defaultSeverities['output/write'],
    message: `The output could not be written: ${reason}`,
    hint,
  };
}

/** Another build has published into the same folder meanwhile. */
export function outputChanged(): Problem {
  return {
    code: 'output/write',
    severity: defaultSeverities['output/write'],
    message: 'The output folder has been replaced while the site was built, by another build or by hand.',
    hint: 'Build again, one build at a time for each output folder; what is there now is whole.',
  };
}
