import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Sample } from '../model/sample.ts';
import { type ExtractedPackage, extractPackage, type PackageRequest } from './extractPackage.ts';
import { type PackagePiece, packagePieces, withoutSymbols } from './packagePieces.ts';
import { resolveSampleNames } from './samples/resolveSampleNames.ts';

/** What else the worker can be asked for: what the names in samples mean. */
export interface SamplesQuestion {
  readonly samples: readonly Sample[];
  readonly answer: MessagePort;
}

/** What comes before the result, which then is without symbols: those are in the pieces. */
export type ExtractionNews = { readonly samples: readonly Sample[] } | { readonly piece: PackagePiece };

/**
 * The worker thread that extracts one package: the request comes as a message, the code in its comments goes back as news, then the
 * symbols in pieces, and the result. An error ends the worker; `runExtraction` makes a problem of it.
 */
export function start(keep: () => void): void {
  const tell = (news: ExtractionNews): void => parentPort?.postMessage({ news });
  parentPort?.on('message', async (message: PackageRequest | SamplesQuestion) => {
    if ('samples' in message) {
      message.answer.postMessage(message.samples.map(resolveSampleNames));
      return;
    }
    const result = await extractPackage(message, { onSamples: (samples) => tell({ samples }) });
    for (const piece of result.value === undefined ? [] : packagePieces(result.value)) tell({ piece });
    // Before the result, with which the worker ends.
    keep();
    parentPort?.postMessage({ ...result, value: result.value && withoutSymbols(result.value) } satisfies ExtractedPackage);
  });
}
