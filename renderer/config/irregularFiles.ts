import { dirname, join } from 'node:path';
import { configInvalid } from '../diagnostics/config.ts';
import type { Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { isIrregular } from '../packages/readRegularFile.ts';

/**
 * Problems of files that bundlers open by themselves, in a folder and all folders around it, and of a config file: a pipe would make them
 * wait for its other end.
 *
 * @param root absolute folder of the project
 * @param configFile absolute
 */
export function irregularFiles(root: string, configFile: string | undefined): readonly Problem[] {
  const around = foldersAround(root).flatMap((folder) =>
    ['package.json', 'tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)),
  );
  return [...(configFile === undefined ? [] : [configFile]), ...around].filter(isIrregular).map((file) =>
    configInvalid({
      message: 'gqldocs cannot read this file: it is a pipe, a socket or a device.',
      hint: 'Replace it with a regular file.',
      place: { file: relativePath(root, file) },
    }),
  );
}

function foldersAround(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAround(parent)];
}
