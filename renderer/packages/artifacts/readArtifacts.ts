import { artifactDuplicate } from '../../diagnostics/artifacts.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { findArtifacts } from './findArtifacts.ts';
import { loadOwnVersion } from './loadOwnVersion.ts';
import { type Artifact, readArtifactHead } from './readArtifactHead.ts';

export interface ReadArtifactsRequest {
  /** Absolute. */
  readonly cwd: string;
  readonly paths: readonly string[];
  /** Absolute; places of problems are relative to it. */
  readonly root: string;
}

/** The artifacts of a site, as far as their heads tell, in the order of the paths. No two are of one package, or of one address. */
export async function readArtifacts({ cwd, paths, root }: ReadArtifactsRequest): Promise<Found<readonly Artifact[]>> {
  if (paths.length === 0) return { value: [], problems: [] };
  const files = findArtifacts({ cwd, paths });
  const generator = loadOwnVersion();
  const heads = await Promise.all(files.value.map((file) => readArtifactHead({ file, root, generator })));
  const value = heads.flatMap((head) => (head.value === undefined ? [] : [head.value]));
  return { value, problems: [...files.problems, ...heads.flatMap(({ problems }) => problems), ...duplicates(value, root)] };
}

function duplicates(artifacts: readonly Artifact[], root: string): readonly Problem[] {
  const shown = ({ file }: Artifact): string => relativePath(root, file);
  return artifacts.flatMap((artifact, index) => {
    const { name, slug } = artifact.package;
    const first = artifacts.slice(0, index).find((other) => other.package.slug === slug || (name !== '' && other.package.name === name));
    if (first === undefined) return [];
    const what = first.package.name === name ? `the package "${name}"` : `packages with the address "${slug}"`;
    return [artifactDuplicate({ what, first: shown(first), second: shown(artifact) })];
  });
}
