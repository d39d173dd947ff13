import { build } from '../../dist/index.js';

// Builds the site of a folder into `build`, with a cache next to it, until the process is killed.
const [folder = '', cacheDir = ''] = process.argv.slice(2);
for (;;) await build({ cwd: folder, cacheDir });
