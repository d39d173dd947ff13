import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createSearch, type Search } from '../../client/search/engine/createSearch.ts';
import { manifestName, type SearchManifest, searchCallback, searchFolder } from '../../renderer/model/search.ts';

/** Opens the search of a built site as a browser does: each file of the index is a script that calls back with its data. */
export async function openSiteSearch(folder: string): Promise<Search> {
  const load = async <T>(file: string): Promise<T> => {
    const answers = new Map<string, unknown>();
    const script = await readFile(join(folder, searchFolder, `${file}.js`), 'utf8');
    runInNewContext(script, { [searchCallback]: (name: string, data: unknown) => answers.set(name, data) });
    if (!answers.has(file)) throw new Error(`${file}.js is the script of ${[...answers.keys()].join()}.`);
    // Values of another realm are no plain ones here.
    return JSON.parse(JSON.stringify(answers.get(file))) as T;
  };
  return createSearch(await load<SearchManifest>(manifestName), { load });
}
