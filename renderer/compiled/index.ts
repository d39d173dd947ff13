/** The Node API as others import it: `renderer/index.ts`, from the script that it is built into. Its types are those of the sources. */
import { loadOwnScript } from './loadOwnScript.ts';

const { exports, keep } = loadOwnScript('index', import.meta.dirname);
process.once('exit', keep);
const { index } = exports as { readonly index: () => typeof import('../index.ts') };
export const { build, check, defineConfig, extract, loadConfig, serve, serveLive, testExamples } = index();
