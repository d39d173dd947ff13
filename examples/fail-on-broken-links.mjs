/**
 * Fails a pull request on a broken link, and on nothing else: `node examples/fail-on-broken-links.mjs [folder]`, in a workflow of
 * GitHub Actions or anywhere. Nothing is written. `gqldocs check` does the same for all kinds of problems.
 */
import { resolve } from 'node:path';
import { check } from 'gqldocs';

const cwd = resolve(process.argv[2] ?? '.');
const { problems } = await check({ cwd });
const broken = problems.filter(({ code }) => code.startsWith('link/'));
const others = problems.filter(({ code, severity }) => severity === 'error' && !code.startsWith('link/'));

for (const { message, hint, place } of broken) {
  const { file, line = 1, column = 1 } = place ?? { file: '' };
  // GitHub shows it at the line in the pull request. Other systems print it as text.
  console.log(
    `::error file=${file},line=${line},col=${column}::${[message, hint].join(' ').replaceAll('%', '%25').replaceAll('\n', '%0A')}`,
  );
}
if (others.length > 0) console.log(`${others.length} errors of other kinds: run gqldocs check.`);
console.log(broken.length === 0 ? 'No broken links.' : `${broken.length} broken links.`);
process.exitCode = broken.length === 0 ? 0 : 1;
