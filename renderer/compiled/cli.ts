/** The command line as `bin/gqldocs.js` runs it, from the script that it is built into. */
import { loadOwnScript } from './loadOwnScript.ts';

const { exports, keep } = loadOwnScript('cli', import.meta.dirname);
process.once('exit', keep);
const { cli } = exports as { readonly cli: () => { readonly main: () => Promise<void> } };
export const { main } = cli();
