import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Sample } from '../model/sample.ts';
import { type ExtractedPackage, extractPackage, type PackageRequest } from './extractPackage.ts';
import { createPackageDivider, type DividedPackage, type PackagePiece } from './packagePieces.ts';
import { resolveSampleNames } from './samples/resolveSampleNames.ts';

/** What else the worker can be asked for: what the names in samples mean. */
export interface SamplesQuestion {
  readonly samples: readonly Sample[];
  readonly answer: MessagePort;
}

/** What comes before the result. */
export type ExtractionNews =
  | { readonly samples: readonly Sample[] }
  | { readonly files: readonly string[] }
  | { readonly piece: PackagePiece };

/** The result, without what came in pieces. */
export interface DividedResult extends Omit<ExtractedPackage, 'value'> {
  readonly value: DividedPackage | undefined;
}

/**
 * The worker thread that extracts one package: the request comes as a message, the code in its comments goes back as news, so do
 * symbols, in pieces; then comes the result. An error ends the worker; `runExtraction` makes a problem of it.
 */
export function start(keep: () => void): void {
  const tell = (news: ExtractionNews): void => parentPort?.postMessage({ news });
  parentPort?.on('message', async (message: PackageRequest | SamplesQuestion) => {
    if ('samples' in message) {
      message.answer.postMessage(message.samples.map(resolveSampleNames));
      return;
    }
    const { add, finish } = createPackageDivider((piece) => tell({ piece }));
    const result = await extractPackage(message, {
      onSamples: (samples) => tell({ samples }),
      onFiles: (files) => tell({ files }),
      onSymbol: add,
    });
    const value = result.value && finish(result.value);
    // Before the result, with which the worker ends.
    keep();
    parentPort?.postMessage({ ...result, value } satisfies DividedResult);
  });
}
