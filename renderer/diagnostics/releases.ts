import { createProblem, type Problem } from '../model/problem.ts';

/** The name cannot be a folder and a part of an address. */
export function unusableReleaseName(name: string): Problem {
  return createProblem('release/name', {
    message: `A release cannot be called \`${name}\`.`,
    hint: 'Write a name such as `--as v2.1.0`: letters, digits and `.`, `-`, `+`, `_`, with a letter or digit first. `latest`, `versions`, and names of files and devices are reserved.',
  });
}

/** A folder or file next to the releases has the same name in other letters, which is the same on Windows and macOS. */
export function sameReleaseName({ name, twin }: { readonly name: string; readonly twin: string }): Problem {
  return createProblem('release/name', {
    message: `A release cannot be called \`${name}\`, because the folder has \`${twin}\`: some systems do not distinguish them.`,
    hint: 'Publish under a name that differs in more than the case of its letters.',
  });
}

/** A folder with a release that is newer than all in the list. */
export function interruptedRelease({ name, folder }: { readonly name: string; readonly folder: string }): Problem {
  return createProblem('release/unlisted', {
    message: `\`${name}\` in ${folder} is newer than the newest release in \`versions.json\`, which does not list it: its publication was interrupted.`,
    hint: `Publish \`${name}\` again, or delete its folder.`,
  });
}

/** The folder already has this release. */
export function publishedRelease({ name, folder }: { readonly name: string; readonly folder: string }): Problem {
  return createProblem('release/published', {
    message: `\`${name}\` is already published in ${folder}. gqldocs does not rewrite published releases.`,
    hint: `Publish under another name, such as \`${name}-docs.1\`. If you want to replace the release, delete ${folder}/${name} yourself, then publish again.`,
  });
}

/** The name of a release says another version than its package. */
export function otherVersion({ name, version }: { readonly name: string; readonly version: string }): Problem {
  return createProblem('release/version', {
    message: `The release \`${name}\` has the documentation of version ${version}.`,
    hint: `Delete the release, and publish the files of its own tag (\`--as ${name} --ref ${name}\`), or publish it as \`v${version}\`.`,
  });
}

/** The list of releases cannot be read. */
export function damagedManifest(file: string): Problem {
  return createProblem('release/manifest', {
    message: `${file} is not a list of releases that gqldocs wrote.`,
    hint: 'Delete the file: gqldocs writes it again from the folders of the releases. Or name another folder with `--into`.',
  });
}
