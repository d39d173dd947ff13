import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runMeasured } from '../measure/runMeasured.mjs';
import { sizeOf } from '../measure/sizeOf.mjs';
import { formatScale } from '../report/formatScale.mjs';
import { machine } from '../report/machine.mjs';
import { createProject } from '../setup/createProject.mjs';
import { generatedPackage, sampleItem } from '../setup/generatedPackage.mjs';
import { tutorials } from '../setup/tutorials.mjs';
import { versions } from '../setup/versions.mjs';
import { deleteSetAside, setAside } from '../tools/setAside.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const pages = { class: `api/many-items/class/${sampleItem}/index.html`, tutorial: 'docs/tutorial-001/index.html' };

/**
 * Measures how cost grows with the site: a generated package of each size with a document for every forty items, built cold without a heap
 * flag, compared with extraction alone. One run of each. Compares time per page, memory, and the size of the same page.
 *
 * @param {object} request
 * @param {readonly number[]} request.sizes numbers of items
 * @param {string} request.scratch
 * @param {(text: string) => void} request.say
 * @returns {Promise<string>} Markdown
 */
export async function measureScale({ sizes, scratch, say }) {
  const results = [];
  for (const items of sizes) {
    const folder = join(scratch, `scale-${items}`);
    setUp(folder, items);
    say(`extracting ${items} items`);
    const json = await attempt(() => runMeasured({ program: process.execPath, args: [...extraction], cwd: folder }));
    say(`building ${items} items`);
    setAside(folder, ['build', 'node_modules/.cache']);
    const build = await attempt(() =>
      runMeasured({ program: process.execPath, args: [join(root, 'bin/gqldocs.js'), 'build', '--quiet'], cwd: folder }),
    );
    deleteSetAside(folder);
    results.push({ items, documents: documentsOf(items), json, build, ...(build.error === undefined ? outputOf(folder) : {}) });
  }
  return `${machine()} One run each.\n\n${formatScale(results)}`;
}

const extraction = [
  'node_modules/typedoc/bin/typedoc',
  '--skipErrorChecking',
  '--readme',
  'none',
  '--logLevel',
  'Error',
  '--json',
  'api.json',
  'package/index.d.ts',
];
const documentsOf = (items) => Math.ceil(items / 40);

function setUp(folder, items) {
  rmSync(join(folder, 'package'), { recursive: true, force: true });
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  const documents = Object.entries(tutorials({ count: documentsOf(items) }));
  createProject({
    folder,
    dependencies: { typedoc: versions.typedoc, typescript: versions.typescript },
    files: {
      ...Object.fromEntries(Object.entries(generatedPackage(items)).map(([name, text]) => [`package/${name}`, text])),
      ...Object.fromEntries(documents.map(([name, text]) => [`docs/${name.replace(/\d+/, (number) => number.padStart(3, '0'))}`, text])),
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [], skipLibCheck: true }, files: ['package/index.d.ts'] }),
      'gqldocs.config.mjs': `export default {
  title: 'Many items',
  url: 'https://example.com',
  documents: { path: 'docs', route: '/docs' },
  api: { packages: [{ path: 'package', slug: 'many-items', entryPoints: 'index.d.ts' }] },
};\n`,
    },
  });
}

async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    return { error: String(error.message) };
  }
}

function outputOf(folder) {
  const out = join(folder, 'build');
  const weigh = (path) => {
    const html = readFileSync(join(out, path));
    return { raw: html.length, compressed: gzipSync(html, { level: 9 }).length };
  };
  return { size: sizeOf(out), weights: Object.fromEntries(Object.entries(pages).map(([kind, path]) => [kind, weigh(path)])) };
}
