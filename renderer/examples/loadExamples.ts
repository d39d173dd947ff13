import { findEntryPoints } from '../api/findEntryPoints.ts';
import { readPackageInfo } from '../api/readPackageInfo.ts';
import { type InstrumentedExample, instrumentExample } from '../api/samples/instrumentExample.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Example } from '../model/example.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { readTextsOnce } from '../packages/readTextsOnce.ts';
import { findExamples } from './findExamples.ts';

/** An example and what it takes to run it. */
export interface PlannedExample {
  readonly example: Example;
  readonly module: InstrumentedExample;
  readonly packages: readonly RunnablePackage[];
}

/** A package as examples find it. */
export interface RunnablePackage {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** TypeScript of its modules, absolute, by what users import: for where they aren't built. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface LoadExamplesRequest {
  readonly config: Config;
  readonly api: ApiModel;
  /** Those of documents: they see all packages. */
  readonly documents: readonly Example[];
}

/** Finds the examples of packages and makes modules of them; nothing of them runs yet. */
export function loadExamples({ config, api, documents }: LoadExamplesRequest): {
  readonly planned: readonly PlannedExample[];
  readonly skipped: number;
} {
  const sourceOf = readTextsOnce(config.root);
  const packages = api.packages.flatMap((pkg) => {
    const own = config.api.packages.find(({ slug }) => slug === pkg.slug);
    return own === undefined ? [] : [{ package: pkg, runnable: toRunnable(pkg, own, config.root) }];
  });
  const all = packages.map(({ runnable }) => runnable);
  const found = packages.map((one) => ({ ...one, ...findExamples({ package: one.package, sourceOf }) }));
  const plan = (example: Example): PlannedExample => ({ example, module: instrumentExample(example), packages: all });
  return {
    planned: [...found.flatMap(({ examples }) => examples), ...documents].map(plan),
    skipped: found.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

function toRunnable(pkg: ApiPackage, config: PackageConfig, root: string): RunnablePackage {
  const info = readPackageInfo({ path: config.path, root });
  const sources = findEntryPoints(config, info).value.flatMap(({ name, file }) => {
    const module = pkg.modules.find((one) => one.name === name);
    return module === undefined || /\.d\.[cm]?ts$/.test(file) ? [] : [[specifierOf(pkg, module), file] as const];
  });
  return { name: pkg.name, folder: info.folder, sources: Object.fromEntries(sources) };
}
