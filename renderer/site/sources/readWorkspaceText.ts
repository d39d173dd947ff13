import { join } from 'node:path';
import { environmentFiles } from '../../engine/environmentFiles.ts';
import type { Reader } from '../../engine/reader.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { Found } from '../../model/problem.ts';
import { textOf } from '../../packages/manifest.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { readPackageTexts } from '../../packages/readPackageTexts.ts';
import { repositoryUrl } from '../../packages/repositoryUrl.ts';

/**
 * Reads the README of a workspace, which is part of the home page of its packages, as a package without exports and with an empty slug.
 * Undefined for sites with a config file, which have a home page of their own, and for packages that come from elsewhere.
 */
export function readWorkspaceText({ configFiles, root, api }: Config, read: Pick<Reader, 'note'>): Found<ApiPackage | undefined> {
  const isElsewhere = api.packages.some(({ path, artifact, ref }) => path === root || artifact !== undefined || ref !== undefined);
  const manifest = readManifest(root);
  if (configFiles.length > 0 || api.packages.length < 2 || isElsewhere || manifest === undefined) return { value: undefined, problems: [] };
  const { readme, files, problems, read: paths } = readPackageTexts({ folder: root, shown: '', manifest });
  // Noted even if it does not exist yet, so that `--watch` sees a README that is added later.
  read.note([...environmentFiles(root), join(root, 'README.md'), ...paths]);
  const name = textOf(manifest.name) ?? '';
  const facts = { name, slug: '', label: name, version: '', description: '', repository: repositoryUrl(manifest.repository) };
  return {
    value: { ...facts, readme, files, modules: [], symbols: [], unexported: [] },
    problems: problems.flatMap(([text, problem]) => (text === 'readme' ? [problem] : [])),
  };
}
