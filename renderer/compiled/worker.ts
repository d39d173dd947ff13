import { basename } from 'node:path';
import { loadOwnScript } from './loadOwnScript.ts';

/** What does the work of workers, by their names. `keep`: to be called once most of it is done (`LoadedScript.keep`). */
type Workers = Readonly<Record<string, () => { readonly start: (keep: () => void) => void }>>;

/** The entry point of every worker thread, built once for each of them: what it is called is what it does. */
const role = basename(__filename, '.cjs');
const { exports, keep } = loadOwnScript(role, __dirname);
(exports as Workers)[role]?.().start(keep);
