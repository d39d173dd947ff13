import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveLive } from '../../dist/index.js';

// Edits a document of a watched site again and again, and prints the heap in megabytes after the first edits and after all of them.
const [folder = '', edits = '1000'] = process.argv.slice(2);
const file = join(folder, 'content/docs/guide/next.md');
const text = await readFile(file, 'utf8');
let wake = () => {};
const { value: server } = await serveLive({ cwd: folder, port: 0, cacheDir: false, onBuilt: () => wake() });
const heap = () => {
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};
const heaps = [];
for (let edit = 1; edit <= Number(edits); edit++) {
  const built = new Promise((done) => {
    wake = done;
  });
  await writeFile(file, `${text}\nEdit ${edit}\n\n\`\`\`ts\nconst edit = ${edit};\n\`\`\`\n`);
  await built;
  if (edit === 100 || edit === Number(edits)) heaps.push(heap());
}
process.stdout.write(JSON.stringify(heaps));
await server.close();
