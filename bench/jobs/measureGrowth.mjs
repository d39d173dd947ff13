import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runMeasured } from '../measure/runMeasured.mjs';
import { sizeOf } from '../measure/sizeOf.mjs';
import { machine } from '../report/machine.mjs';
import { kilobytes, mebibytes } from '../report/statistics.mjs';
import { table } from '../report/table.mjs';
import { createProject } from '../setup/createProject.mjs';
import { generatedModules, generatedWorkspace, sampleClass, sampleModule } from '../setup/generatedModules.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const kinds = [
  {
    id: 'modules',
    files: generatedModules,
    pages: { module: `api/many-modules/${sampleModule}`, class: `api/many-modules/${sampleModule}/class/${sampleClass}` },
  },
  {
    id: 'packages',
    files: generatedWorkspace,
    pages: { package: `api/${sampleModule}`, class: `api/${sampleModule}/class/${sampleClass}` },
    manifest: { workspaces: ['packages/*'] },
  },
];

/**
 * Measures how cost grows with modules of a package, and with packages of a workspace: sites without a config, built cold. One run of each
 * size; packages are a tenth of the sizes. Compares time per page, memory, and the size of the same page.
 *
 * @param {object} request
 * @param {readonly number[]} request.sizes numbers of modules
 * @param {string} request.scratch
 * @param {(text: string) => void} request.say
 * @returns {Promise<string>} Markdown
 */
export async function measureGrowth({ sizes, scratch, say }) {
  const results = [];
  for (const kind of kinds) {
    for (const size of sizes) {
      const count = kind.id === 'packages' ? Math.ceil(size / 10) : size;
      const folder = join(scratch, `growth-${kind.id}-${count}`);
      rmSync(folder, { recursive: true, force: true });
      createProject({ folder, files: kind.files(count), ...(kind.manifest === undefined ? {} : { manifest: kind.manifest }) });
      say(`building ${count} ${kind.id}`);
      const args = [join(root, 'bin/gqldocs.js'), 'build', '.', '--quiet'];
      const run = await runMeasured({ program: process.execPath, args, cwd: folder });
      results.push({ title: `${count} ${kind.id}`, run, size: sizeOf(join(folder, 'build')), weights: weigh(folder, kind.pages) });
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return `${machine()} One run each.\n\n${format(results)}`;
}

function weigh(folder, pages) {
  const weights = Object.entries(pages).map(([kind, path]) => {
    const html = readFileSync(join(folder, 'build', path, 'index.html'));
    return `${kind} ${kilobytes(html.length)} / ${kilobytes(gzipSync(html, { level: 9 }).length)}`;
  });
  return weights.join(', ');
}

function format(results) {
  const row = (name, read) => [name, ...results.map(read)];
  return table(
    ['', ...results.map(({ title }) => title)],
    [
      row('pages', ({ size }) => String(size.pages)),
      row('whole site, cold, s', ({ run }) => run.seconds.toFixed(1)),
      row('processor time, s', ({ run }) => run.processorSeconds.toFixed(1)),
      row('processor time per page, ms', ({ run, size }) => ((run.processorSeconds * 1000) / size.pages).toFixed(2)),
      row('peak MiB', ({ run }) => mebibytes(run.peakMemory)),
      row('peak kB per page', ({ run, size }) => kilobytes(run.peakMemory / size.pages)),
      row('output, MB', ({ size }) => (size.bytes / 1e6).toFixed(1)),
      row('a page, HTML kB raw / compressed', ({ weights }) => weights),
    ],
  );
}
