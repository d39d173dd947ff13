import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMeasured } from '../measure/runMeasured.mjs';
import { sizeOf } from '../measure/sizeOf.mjs';
import { machine } from '../report/machine.mjs';
import { mebibytes, median, spread } from '../report/statistics.mjs';
import { createProject } from '../setup/createProject.mjs';
import { versions } from '../setup/versions.mjs';
import { deleteSetAside, setAside } from '../tools/setAside.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = ['aws-s3', 'aws-ec2', 'aws-lambda', 'aws-iam', 'aws-dynamodb', 'aws-ecs'];

/**
 * Measures a large library: six modules of `aws-cdk-lib`, which import most of the others. The whole site, cold and again without a change,
 * compared with extraction alone, in turn.
 *
 * @param {object} request
 * @param {string} request.scratch
 * @param {number} request.runs
 * @param {(text: string) => void} request.say
 * @returns {Promise<string>} Markdown
 */
export async function measureMedium({ scratch, runs, say }) {
  const folder = join(scratch, 'medium');
  setUp(folder);
  const rounds = [];
  for (let round = 0; round <= runs; round += 1) {
    say(`round ${round} of ${runs}`);
    const json = await runMeasured({ program: process.execPath, args: extraction, cwd: folder });
    setAside(folder, ['build', '.cache']);
    const cold = await build(folder);
    rounds.push({ json, cold, warm: await build(folder) });
  }
  deleteSetAside(folder);
  return `${machine()} Medians of ${runs} (least–most).\n\n${format(rounds.slice(1), sizeOf(join(folder, 'build')))}`;
}

const build = (folder) =>
  runMeasured({
    program: process.execPath,
    args: [join(root, 'bin/gqldocs.js'), 'build', '--quiet', '--cache-dir', '.cache'],
    cwd: folder,
  });

/** The library's own comments have broken links, which do not matter here. */
const unchecked = ['link/unresolved', 'link/ambiguous', 'link/broken', 'link/broken-anchor', 'link/broken-file', 'api/comment'];

const entryPoint = (module) => `node_modules/aws-cdk-lib/${module}/index.d.ts`;
const extraction = [
  ...['node_modules/typedoc/bin/typedoc', '--skipErrorChecking', '--readme', 'none', '--logLevel', 'Error', '--json', 'api.json'],
  ...modules.map(entryPoint),
];

function setUp(folder) {
  createProject({
    folder,
    dependencies: {
      'aws-cdk-lib': versions.awsCdkLib,
      constructs: versions.constructs,
      typedoc: versions.typedoc,
      typescript: versions.typescript,
    },
    files: {
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [], skipLibCheck: true }, files: modules.map(entryPoint) }),
      'gqldocs.config.mjs': `export default {
  title: 'CDK',
  url: 'https://example.com',
  api: {
    packages: [
      { path: 'node_modules/aws-cdk-lib', slug: 'aws-cdk-lib', entryPoints: ${JSON.stringify(Object.fromEntries(modules.map((name) => [name, `${name}/index.d.ts`])))} },
    ],
  },
  checks: ${JSON.stringify(Object.fromEntries(unchecked.map((code) => [code, 'off'])))},
};\n`,
    },
  });
}

function format(rounds, { files, bytes }) {
  const seconds = (kind) =>
    spread(
      rounds.map((round) => round[kind].seconds),
      2,
    );
  const memory = (kind) => mebibytes(median(rounds.map((round) => round[kind].peakMemory)));
  const ratio = (of, to, value) => median(rounds.map((round) => round[of][value] / round[to][value])).toFixed(2);
  return [
    '| | seconds | peak memory, MiB |',
    '|---|--:|--:|',
    `| \`typedoc --json\` alone | ${seconds('json')} | ${memory('json')} |`,
    `| whole site, cold | ${seconds('cold')} | ${memory('cold')} |`,
    `| whole site, nothing changed | ${seconds('warm')} | ${memory('warm')} |`,
    `| cold, of extraction alone | ${ratio('cold', 'json', 'seconds')} | ${ratio('cold', 'json', 'peakMemory')} |`,
    `| nothing changed, of cold | ${ratio('warm', 'cold', 'seconds')} | ${ratio('warm', 'cold', 'peakMemory')} |`,
    '',
    `Output: ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`,
  ].join('\n');
}
