import { artifactMissing, artifactOptions } from '../../diagnostics/artifacts.ts';
import type { Locate } from '../../diagnostics/locateKey.ts';
import type { Config, PackageConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { differingOptions, fromOptions, toOptions } from './artifactFormat.ts';
import type { Artifact } from './readArtifactHead.ts';

export interface LocatedArtifact extends Artifact {
  /** Absolute folder of the package. */
  readonly folder: string;
}

/**
 * A config whose packages come from artifacts. Those that the config lists are found by their slugs and keep their order; the others
 * follow, each with the options that it was extracted with.
 */
export function applyArtifacts(config: Config, artifacts: readonly LocatedArtifact[]): Config {
  if (artifacts.length === 0) return config;
  const listed = config.api.packages;
  const bySlug = new Map(artifacts.map((artifact) => [artifact.package.slug, artifact]));
  const slugs = new Set(listed.map(({ slug }) => slug));
  const others = artifacts.filter((artifact) => !slugs.has(artifact.package.slug));
  const packages = [
    ...listed.map((pkg) => withArtifact(pkg, bySlug.get(pkg.slug))),
    ...others.map((artifact) => withArtifact(fromOptions(artifact.head.options, artifact.folder), artifact)),
  ];
  return { ...config, api: { ...config.api, packages } };
}

function withArtifact(pkg: PackageConfig, artifact: Artifact | undefined): PackageConfig {
  return artifact === undefined ? pkg : { ...pkg, artifact: { file: artifact.file, name: artifact.package.name } };
}

interface CheckArtifactsRequest {
  /** With artifacts applied; packages that the site does without may be left out. */
  readonly config: Config;
  readonly artifacts: readonly Artifact[];
  /** Slugs of the packages that the config file lists, in its order. */
  readonly listed: readonly string[];
  readonly locate: Locate;
}

/**
 * Checks that the packages of the config and the artifacts agree: each listed package has an artifact that was extracted with its options.
 */
export function checkArtifacts({ config, artifacts, listed, locate }: CheckArtifactsRequest): readonly Problem[] {
  if (artifacts.length === 0) return [];
  const shown = (path: string): string => relativePath(config.root, path) || '.';
  const byFile = new Map(artifacts.map((artifact) => [artifact.file, artifact]));
  return config.api.packages.flatMap((pkg) => {
    const place = locate(['api', 'packages', listed.indexOf(pkg.slug)]);
    if (pkg.artifact === undefined) return [artifactMissing({ package: pkg.slug, folder: shown(pkg.path), place })];
    const { file, name } = pkg.artifact;
    const written = byFile.get(file)?.head.options;
    const options = written === undefined ? [] : differingOptions({ a: toOptions(pkg), b: written, name });
    return options.length === 0 ? [] : [artifactOptions({ package: name, options, config: place, file: shown(file) })];
  });
}
