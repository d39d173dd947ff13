import type { Worker } from 'node:worker_threads';
import { builtScript, startWorker } from '../compiled/runWorker.ts';
import type { Sample, SampleNames } from '../model/sample.ts';
import { extractionFailed } from '../problems/api.ts';
import type { LoopAnswer, LoopRequest } from './extractLoop.ts';
import type { PackageRequest } from './extractPackage.ts';
import { type ExtractionResult, runExtraction } from './runExtraction.ts';

/** Extracts packages and reads samples, however often. */
export interface Extractor {
  readonly extract: (request: PackageRequest) => Promise<ExtractionResult>;
  /** Undefined where no worker can tell. */
  readonly readSamples: (samples: readonly Sample[]) => Promise<readonly SampleNames[] | undefined>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: LoopAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** One worker for all of it, begun with the first question and begun anew when it has died. Where the sources run, there is none. */
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
    started.on('message', (answer: LoopAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.failure === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(answer.failure));
    });
    started.on('error', failAll);
    started.on('exit', (code) => failAll(new Error(`the worker ended, with code ${code}`)));
    return started;
  };

  const ask = (url: URL, question: Omit<LoopRequest, 'id'>): Promise<LoopAnswer> => {
    worker ??= begin(url);
    count += 1;
    const id = count;
    const answer = new Promise<LoopAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, ...question } satisfies LoopRequest);
    return answer;
  };

  return {
    extract: async (request) => {
      if (script === undefined) return runExtraction(request);
      try {
        const { result } = await ask(script, { request });
        return result ?? { value: undefined, problems: [] };
      } catch (error) {
        return { value: undefined, problems: [extractionFailed({ slug: request.config.slug, error })] };
      }
    },
    readSamples: async (samples) => {
      if (script === undefined) return undefined;
      try {
        return (await ask(script, { samples })).names;
      } catch {
        return undefined;
      }
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
