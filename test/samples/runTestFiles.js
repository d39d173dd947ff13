import { pathToFileURL } from 'node:url';

/** Runs the tests of all these files in this process: each folder is a project of its own. */
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
