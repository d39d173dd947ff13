import { relative } from 'node:path';

import type { Found, Problem } from '../model/problem.ts';
import { artefactDuplicate } from '../problems/artefacts.ts';
import { findArtefacts } from './findArtefacts.ts';
import { loadOwnVersion } from './loadOwnVersion.ts';
import { type Artefact, readArtefactHead } from './readArtefactHead.ts';

export interface ReadArtefactsRequest {
  /** Absolute. */
  readonly cwd: string;
  readonly paths: readonly string[];
  /** Absolute; places of problems are relative to it. */
  readonly root: string;
}

/** The artefacts of a site, as far as their heads tell, in the order of the paths. No two are of one package, or of one address. */
export async function readArtefacts({ cwd, paths, root }: ReadArtefactsRequest): Promise<Found<readonly Artefact[]>> {
  if (paths.length === 0) return { value: [], problems: [] };
  const files = findArtefacts({ cwd, paths });
  const generator = loadOwnVersion();
  const heads = await Promise.all(files.value.map((file) => readArtefactHead({ file, root, generator })));
  const value = heads.flatMap((head) => (head.value === undefined ? [] : [head.value]));
  return { value, problems: [...files.problems, ...heads.flatMap(({ problems }) => problems), ...duplicates(value, root)] };
}

function duplicates(artefacts: readonly Artefact[], root: string): readonly Problem[] {
  const shown = ({ file }: Artefact): string => relative(root, file).replaceAll('\\', '/');
  return artefacts.flatMap((artefact, index) => {
    const { name, slug } = artefact.package;
    const first = artefacts.slice(0, index).find((other) => other.package.slug === slug || (name !== '' && other.package.name === name));
    if (first === undefined) return [];
    const what = first.package.name === name ? `the package "${name}"` : `packages with the address "${slug}"`;
    return [artefactDuplicate({ what, first: shown(first), second: shown(artefact) })];
  });
}
