/**
 * Runs modules in one process. The next one begins when nothing of the last one is left to do, as its own process would end then.
 * After each, both streams get a line with a mark and the exit code. Arguments: the mark, and the absolute paths of the modules as JSON.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , mark, list] = process.argv;
const files = JSON.parse(list);
let isLoaded = true;
process.on('beforeExit', next);
start();

function next() {
  // As Node.js does when a top-level `await` never ends.
  const code = process.exitCode ?? (isLoaded ? 0 : 13);
  process.exitCode = undefined;
  for (const stream of [process.stdout, process.stderr]) stream.write(`${mark} ${code}\n`);
  start();
}

function start() {
  const file = files.shift();
  if (file === undefined) {
    process.off('beforeExit', next);
    return;
  }
  process.chdir(dirname(file));
  process.argv[1] = file;
  isLoaded = false;
  // A module that throws ends the process, with the code and the message of Node.js.
  import(pathToFileURL(file).href).then(() => {
    isLoaded = true;
  });
}
