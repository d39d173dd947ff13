/**
 * Documents packages as one site, with the Node API: `node examples/document-packages.mjs <out> <package-folder> …`.
 *
 * Without a config file, everything comes from the packages themselves. What is wrong with one of them doesn't keep the others from
 * being published; the exit code says that something was wrong.
 */
import { build } from 'gqldocs';

const [outDir, ...packages] = process.argv.slice(2);
if (outDir === undefined || packages.length === 0) {
  console.error('Usage: node document-packages.mjs <out> <package-folder> …');
  process.exit(2);
}

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());

const report = await build({
  packages,
  outDir,
  signal: interrupt.signal,
  onProgress: (event) => {
    if (event.type === 'stage-end') console.log(`${event.stage}: ${Math.round(event.milliseconds)} ms`);
  },
});
for (const { severity, message, place } of report.problems) console.log(`${place?.file ?? '-'}: ${severity}: ${message}`);
console.log(report.published ? `${report.pages} pages in ${report.outDir}` : 'Nothing was published.');
process.exitCode = report.ok ? 0 : 1;
