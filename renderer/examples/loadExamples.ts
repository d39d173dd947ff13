import { findEntryPoints } from '../api/entry/findEntryPoints.ts';
import { readPackageInfo } from '../api/entry/readPackageInfo.ts';
import { type InstrumentedExample, instrumentExample } from '../api/samples/instrumentExample.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Example } from '../model/example.ts';
import { specifierOf } from '../model/specifierOf.ts';
import { readTextsOnce } from '../packages/readRegularFile.ts';
import { type FoundExamples, findExamples } from './findExamples.ts';

/** An example and everything that is needed to run it. */
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
  /** TypeScript sources of its modules, absolute, by import name: for modules that are not built. */
  readonly sources: Readonly<Record<string, string>>;
}

interface LoadExamplesRequest {
  readonly config: Config;
  readonly api: ApiModel;
  /** Examples of documents, which can import all packages. */
  readonly documents: FoundExamples;
}

/** Finds the examples of packages and makes modules of them; nothing of them runs yet. */
export function loadExamples({ config, api, documents }: LoadExamplesRequest): {
  readonly planned: readonly PlannedExample[];
  readonly skipped: number;
  readonly unclaimed: number;
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
    planned: [...found.flatMap(({ examples }) => examples), ...documents.examples].map(plan),
    skipped: found.reduce((sum, { skipped }) => sum + skipped, documents.skipped),
    unclaimed: found.reduce((sum, { unclaimed }) => sum + unclaimed, documents.unclaimed),
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
