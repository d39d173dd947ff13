import { foreignOutput, outputIsFile } from '../diagnostics/output.ts';
import type { Store } from '../engine/store.ts';
import type { Config } from '../model/config.ts';
import type { Found } from '../model/problem.ts';
import type { Sink } from '../model/report.ts';
import { createDiskSink } from './diskSink.ts';
import { findFileInTheWay, findForeignFiles } from './findForeignFiles.ts';
import { systemFailure } from './systemFailure.ts';

/** Opens the output folder of a site on disk, unless something is in the way. */
export async function openOutput(config: Config, store: Store): Promise<Found<Sink | undefined>> {
  const { outDir } = config;
  const isForeign = findFileInTheWay(outDir) === undefined && (await findForeignFiles(outDir));
  return isForeign ? { value: undefined, problems: [foreignOutput(outDir)] } : openOwnOutput(config, store);
}

/** The same for a folder that is known to be an output, whatever is in it. */
export async function openOwnOutput({ outDir }: Config, store: Store): Promise<Found<Sink | undefined>> {
  const file = findFileInTheWay(outDir);
  if (file !== undefined) return { value: undefined, problems: [outputIsFile({ folder: outDir, file })] };
  try {
    return { value: await createDiskSink({ outDir, store }), problems: [] };
  } catch (error) {
    return { value: undefined, problems: [systemFailure(error)] };
  }
}

/** Publishes the written files. The value says whether that succeeded. */
export async function publishSite(sink: Sink): Promise<Found<boolean>> {
  try {
    await sink.publish();
    return { value: true, problems: [] };
  } catch (error) {
    return { value: false, problems: [systemFailure(error)] };
  }
}
