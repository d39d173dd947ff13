import { manifestName, type SearchManifest, searchCallback } from '../../renderer/model/search.ts';

export interface IndexLoader {
  readonly manifest: () => Promise<SearchManifest>;
  /** Data of a file, by its name. */
  readonly load: <T>(file: string) => Promise<T>;
}

/** Longer than anybody waits. */
const patience = 30_000;

/**
 * Loads files of the index as scripts, which also works from a folder. Each calls a global function with its name and its data. The
 * manifest's name does not change between builds, so the browser revalidates it by its usual rules.
 */
export function createIndexLoader(folder: string): IndexLoader {
  const waiting = new Map<string, (data: unknown) => void>();
  Object.assign(globalThis, {
    [searchCallback]: (file: string, data: unknown) => {
      waiting.get(file)?.(data);
      waiting.delete(file);
    },
  });
  const load = <T>(file: string): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const script = document.createElement('script');
      const fail = (): void => {
        waiting.delete(file);
        script.remove();
        reject(new Error(`${file} could not be loaded.`));
      };
      const timer = setTimeout(fail, patience);
      waiting.set(file, (data) => {
        clearTimeout(timer);
        script.remove();
        // The build wrote the file for this name: the one place where its shape is taken on trust.
        resolve(data as T);
      });
      script.addEventListener('error', fail);
      script.src = `${folder}${file}.js`;
      document.head.append(script);
    });
  return { manifest: () => load<SearchManifest>(manifestName), load };
}
