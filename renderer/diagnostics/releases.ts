import { createProblem, type Problem } from '../model/problem.ts';

/** The name cannot be a folder and a part of an address. */
export function unusableReleaseName(name: string): Problem {
  return createProblem('release/name', {
    message: `A release cannot be called \`${name}\`.`,
    hint: 'Begin with a letter or digit, and use letters, digits and `.`, `-`, `+`, `_`: `--as v2.1.0`. `latest` and `versions` are taken.',
  });
}

/** The folder already has this release. */
export function publishedRelease({ name, folder }: { readonly name: string; readonly folder: string }): Problem {
  return createProblem('release/published', {
    message: `\`${name}\` is already published in ${folder}. Published releases are never rewritten.`,
    hint: 'Publish under another name, such as `v2.1.0-docs.1`. To publish this name again, delete its folder first.',
  });
}

/** The list of releases cannot be read. */
export function damagedManifest(file: string): Problem {
  return createProblem('release/manifest', {
    message: `${file} is not a list of releases that gqldocs wrote.`,
    hint: 'Restore the file from the last deployment, or name another folder with `--into`.',
  });
}
