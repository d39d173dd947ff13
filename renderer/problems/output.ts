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
