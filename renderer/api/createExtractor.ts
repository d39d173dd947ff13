import type { Worker } from 'node:worker_threads';
import { builtScript, startWorker } from '../compiled/runWorker.ts';
import { extractionFailed } from '../problems/api.ts';
import type { PackageRequest } from './extractPackage.ts';
import { type ExtractionResult, runExtraction } from './runExtraction.ts';

/** Extracts packages, however often. */
export interface Extractor {
  readonly extract: (request: PackageRequest) => Promise<ExtractionResult>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id: number;
  readonly result?: ExtractionResult;
  readonly failure?: string;
}

interface Waiting {
  readonly resolve: (result: ExtractionResult) => void;
  readonly reject: (error: Error) => void;
}

/** One worker for all extractions, begun with the first and begun anew when it has died. Where the sources run, there is none. */
export function createExtractor(script: URL | undefined = builtScript('extractLoop')): Extractor {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;

  const begin = (url: URL): Worker => {
    const started = startWorker({ script: url });
    started.unref();
    const failAll = (error: Error): void => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', ({ id, result, failure }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (result === undefined) asked?.reject(new Error(failure));
      else asked?.resolve(result);
    });
    started.on('error', failAll);
    started.on('exit', (code) => failAll(new Error(`the worker ended, with code ${code}`)));
    return started;
  };

  return {
    extract: async (request) => {
      if (script === undefined) return runExtraction(request);
      worker ??= begin(script);
      count += 1;
      const id = count;
      const answer = new Promise<ExtractionResult>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, request });
      try {
        return await answer;
      } catch (error) {
        return { value: undefined, problems: [extractionFailed({ slug: request.config.slug, error })] };
      }
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
