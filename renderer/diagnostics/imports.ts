import { createProblem, type Place, type Problem } from '../model/problem.ts';

/** The folder to import cannot be read. */
export function unreadableFolder({ folder, reason }: { readonly folder: string; readonly reason: string }): Problem {
  return createProblem('import/folder', {
    message: `Cannot import ${folder}: ${reason}.`,
    hint: 'Name the folder that has the config file of the site.',
  });
}

/** The folder has no site that can be imported. */
export function unrecognizedSite(site: { readonly folder: string; readonly tool?: string | undefined }): Problem {
  const { folder, tool } = site;
  return createProblem('import/unrecognized', {
    message:
      tool === undefined
        ? `gqldocs found no site that it can import in "${folder}".`
        : `The site in ${folder} is made with ${tool}, which gqldocs cannot import.`,
    hint:
      tool === undefined
        ? 'Name the folder that has the config file of the site. `gqldocs import --help` lists the tools.'
        : 'Run `gqldocs init`, and copy the Markdown files to `content/docs`. A build reports the forms that it does not read.',
  });
}

/** The config of the site, or a file that it imports, is not a program that can be parsed. */
export function damagedConfig(place: Place): Problem {
  return createProblem('import/syntax', {
    message: 'The file has a syntax error or is nested too deeply, so its options cannot be read.',
    hint: 'Correct the file, then import again.',
    place,
  });
}

/** Documents of the site are in a folder that an import does not read. */
export function documentsOutside({ folder, repository }: { readonly folder: string; readonly repository: string }): Problem {
  return createProblem('import/folder', {
    message: `Cannot import the documents in ${folder}: the folder is outside of ${repository === '.' ? 'the site' : repository}, and no Git repository has both.`,
    hint: 'Clone the whole repository, or run `git init` in the folder that has the site and its documents.',
  });
}

/** The new site would be written into the folders that it is read from. */
export function outInside({ out, folder }: { readonly out: string; readonly folder: string }): Problem {
  return createProblem('import/output', {
    message: `The output folder ${out} cannot be used: ${folder} is a folder of the site that is imported.`,
    hint: 'Name a folder outside of it with `--out`.',
  });
}

/** A file of the new site cannot be written. */
export function outUnsafe({ file, reason }: { readonly file: string; readonly reason: string }): Problem {
  return createProblem('import/output', { message: `Cannot write ${file}: ${reason}.`, hint: 'Name another folder with `--out`.' });
}
