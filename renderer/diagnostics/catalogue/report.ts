import { type DescriptionsOf, fence } from './description.ts';

export const reportDescriptions: DescriptionsOf<'report' | 'coverage'> = {
  'report/outdated': {
    summary: 'A committed API report is missing, out of date or superfluous.',
    cause:
      '`gqldocs report --check` compares the reports in the output folder with the API of the packages. The API or its descriptions changed since the reports were written.',
    example: fence('sh', 'gqldocs report --check'),
    fix: 'Run `gqldocs report` with the same packages and options, review the diff, and commit the files.',
  },
  'coverage/decreased': {
    summary: 'An export or a member has no description, and the coverage baseline does not accept that.',
    cause: '`gqldocs check --coverage` compares the packages with the baseline. The name is new, was renamed, or lost its description.',
    example: fence('ts', 'export declare function parse(source: string): DocumentNode;'),
    fix: 'Describe it in a comment. To accept it without a description, run `gqldocs check --update-coverage` and commit the baseline.',
  },
  'coverage/baseline': {
    summary: 'The coverage baseline is missing or damaged.',
    cause: '`gqldocs check --coverage` compares the packages with a committed file, `api-coverage.json` by default.',
    example: fence('sh', 'gqldocs check --coverage'),
    fix: 'Run `gqldocs check --update-coverage` and commit the file. Name another file with `--coverage-file`.',
  },
};
