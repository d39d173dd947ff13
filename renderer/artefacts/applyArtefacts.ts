import { relative } from 'node:path';
import type { Locate } from '../config/locate.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { artefactMissing, artefactOptions } from '../problems/artefacts.ts';
import { differingOptions, fromOptions, toOptions } from './artefactOptions.ts';
import type { Artefact } from './readArtefactHead.ts';

export interface LocatedArtefact extends Artefact {
  /** Absolute folder of the package. */
  readonly folder: string;
}

/**
 * A config whose packages come from artefacts. Those that the config lists are found by their slugs and keep their order; the others
 * follow, each with the options that it was extracted with.
 */
export function applyArtefacts(config: Config, artefacts: readonly LocatedArtefact[]): Config {
  if (artefacts.length === 0) return config;
  const listed = config.api.packages;
  const bySlug = new Map(artefacts.map((artefact) => [artefact.package.slug, artefact]));
  const slugs = new Set(listed.map(({ slug }) => slug));
  const others = artefacts.filter((artefact) => !slugs.has(artefact.package.slug));
  const packages = [
    ...listed.map((pkg) => withArtefact(pkg, bySlug.get(pkg.slug))),
    ...others.map((artefact) => withArtefact(fromOptions(artefact.head.options, artefact.folder), artefact)),
  ];
  return { ...config, api: { ...config.api, packages } };
}

function withArtefact(pkg: PackageConfig, artefact: Artefact | undefined): PackageConfig {
  return artefact === undefined ? pkg : { ...pkg, artefact: { file: artefact.file, name: artefact.package.name } };
}

export interface CheckArtefactsRequest {
  /** With artefacts applied; packages that the site does without may be left out. */
  readonly config: Config;
  readonly artefacts: readonly Artefact[];
  /** Slugs of the packages that the config file lists, in its order. */
  readonly listed: readonly string[];
  readonly locate: Locate;
}

/** What the config says of packages and their artefacts agree: each that it lists has one, and was extracted as it says. */
export function checkArtefacts({ config, artefacts, listed, locate }: CheckArtefactsRequest): readonly Problem[] {
  if (artefacts.length === 0) return [];
  const shown = (path: string): string => relative(config.root, path).replaceAll('\\', '/') || '.';
  const byFile = new Map(artefacts.map((artefact) => [artefact.file, artefact]));
  return config.api.packages.flatMap((pkg) => {
    const place = locate(['api', 'packages', listed.indexOf(pkg.slug)]);
    if (pkg.artefact === undefined) return [artefactMissing({ package: pkg.slug, folder: shown(pkg.path), place })];
    const { file, name } = pkg.artefact;
    const written = byFile.get(file)?.head.options;
    const options = written === undefined ? [] : differingOptions({ a: toOptions(pkg), b: written, name });
    return options.length === 0 ? [] : [artefactOptions({ package: name, options, config: place, file: shown(file) })];
  });
}
