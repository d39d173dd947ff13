import { resolve } from 'node:path';
import { configInvalid } from '../diagnostics/config.ts';
import { openSession } from '../engine/session.ts';
import type { Found } from '../model/problem.ts';
import { isRegularFile, realPath } from '../packages/readRegularFile.ts';
import { findConfigFile } from './findConfigFile.ts';
import { irregularFiles } from './irregularFiles.ts';
import { readUserConfig } from './readUserConfig.ts';
import type { UserDiff } from './schema/diff.ts';

/** What the commands for releases take from a config file. */
interface DiffConfig {
  /** Absolute paths of tsconfigs by the real folders of packages. */
  readonly tsconfigs: ReadonlyMap<string, string>;
  readonly policy?: UserDiff['policy'];
}

/**
 * The tsconfigs that the config of a folder names for packages, and its policy. None without a config file. Nothing else of the config is resolved, so that its
 * documents and refs need not exist.
 *
 * @param cwd absolute
 */
export async function readDiffConfig(cwd: string): Promise<Found<DiffConfig>> {
  const none: DiffConfig = { tsconfigs: new Map() };
  const { value: file, problems } = findConfigFile({ cwd });
  if (file === undefined) return { value: none, problems: problems.filter(({ code }) => code !== 'config/missing') };
  const irregular = irregularFiles(cwd, file);
  if (irregular.length > 0) return { value: none, problems: irregular };
  const written = await readUserConfig(file, openSession({ name: cwd }).run, 'diff');
  if (written.value === undefined) return { value: none, problems: written.problems };
  const { user, locate } = written.value;
  const named = (user.api?.packages ?? []).flatMap(({ path, tsconfig }, index) =>
    tsconfig === undefined ? [] : [{ folder: realPath(resolve(cwd, path)), tsconfig, file: resolve(cwd, tsconfig), index }],
  );
  const missing = named.filter((one) => !isRegularFile(one.file));
  return {
    value: { tsconfigs: new Map(named.map((one) => [one.folder, one.file])), policy: user.diff?.policy },
    problems: [
      // Other parts of the config are for builds.
      ...written.problems,
      ...missing.map(({ tsconfig, index }) =>
        configInvalid({
          message: `\`api.packages[${index}].tsconfig\` is \`${tsconfig}\`, which is not a file.`,
          hint: 'Correct the path; it is relative to the config file.',
          place: locate(['api', 'packages', index, 'tsconfig']),
        }),
      ),
    ],
  };
}
