/**
 * Prints the filters of one of several equal parts of the packages, for `turbo run extract`:
 *
 *     npx turbo run extract $(node scripts/shard.mjs 1 3)
 */
import { readdirSync, readFileSync } from 'node:fs';

const [part, parts] = process.argv.slice(2).map(Number);
if (!(part >= 1 && part <= parts)) throw new RangeError('Say which part of how many: node scripts/shard.mjs 1 3');
const names = readdirSync('packages')
  .toSorted()
  .map((folder) => JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')).name);
console.log(
  names
    .filter((_, index) => index % parts === part - 1)
    .map((name) => `--filter=${name}`)
    .join(' '),
);
