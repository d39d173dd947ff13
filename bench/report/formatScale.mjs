import { kilobytes, mebibytes } from './statistics.mjs';
import { table } from './table.mjs';

/**
 * A column for each size of the package. A build that failed says how it ended instead of its figures.
 *
 * @param {readonly Record<string, any>[]} results
 */
export function formatScale(results) {
  const head = ['', ...results.map(({ items, documents }) => `${items} items + ${documents} documents`)];
  const row = (name, read) => [name, ...results.map((result) => read(result) ?? '–')];
  const built = (name, read) => row(name, (result) => (result.size === undefined ? undefined : read(result)));
  const failures = results.flatMap(({ items, json, build }) =>
    [json, build].filter(({ error }) => error).map(({ error }) => `${items} items:\n\n${error.slice(-1500)}`),
  );
  const rows = [
    row('`typedoc --json` alone, s', ({ json }) => json.seconds?.toFixed(1)),
    row('`typedoc --json` alone, peak MiB', ({ json }) => json.peakMemory && mebibytes(json.peakMemory)),
    row('whole site, cold, s', ({ build }) => build.seconds?.toFixed(1) ?? 'failed'),
    row('whole site, peak MiB', ({ build }) => build.peakMemory && mebibytes(build.peakMemory)),
    built('of extraction alone, time', ({ build, json }) => json.seconds && (build.seconds / json.seconds).toFixed(2)),
    built('of extraction alone, memory', ({ build, json }) => json.peakMemory && (build.peakMemory / json.peakMemory).toFixed(2)),
    built('pages', ({ size }) => String(size.pages)),
    built('processor time, s', ({ build }) => build.processorSeconds.toFixed(1)),
    built('processor time per page, ms', ({ build, size }) => ((build.processorSeconds * 1000) / size.pages).toFixed(2)),
    built('peak kB per page', ({ build, size }) => kilobytes(build.peakMemory / size.pages)),
    built('milliseconds per page', ({ build, size }) => ((build.seconds * 1000) / size.pages).toFixed(2)),
    built('output, files / MB', ({ size }) => `${size.files} / ${(size.bytes / 1e6).toFixed(1)}`),
    built('a class page, HTML kB raw / compressed', ({ weights }) => weight(weights.class)),
    built('a tutorial, HTML kB raw / compressed', ({ weights }) => weight(weights.tutorial)),
  ];
  return [table(head, rows), ...failures].join('\n\n');
}

const weight = ({ raw, compressed }) => `${kilobytes(raw)} / ${kilobytes(compressed)}`;
