import { mebibytes, median, spread } from './statistics.mjs';
import { table } from './table.mjs';

const kinds = ['cold', 'warm', 'edited'];

/**
 * The tables of the builds' job: seconds, memory and output, then what each is of extraction alone, if that was measured.
 *
 * @param {object} request
 * @param {readonly { id: string, name: string }[]} request.tools
 * @param {readonly (readonly Record<string, { seconds: number, peakMemory: number }>[])[]} request.rounds
 * @param {readonly { files: number, pages: number, bytes: number }[]} request.sizes
 */
export function formatBuilds({ tools, rounds, sizes }) {
  const values = (index, kind, read) =>
    rounds
      .map((round) => round[index][kind])
      .filter((run) => run !== undefined)
      .map(read);
  const rows = tools.map(({ name }, index) => [
    name,
    ...kinds.map((kind) =>
      orDash(
        values(index, kind, ({ seconds }) => seconds),
        (seconds) => spread(seconds, 2),
      ),
    ),
    mebibytes(median(values(index, 'cold', ({ peakMemory }) => peakMemory))),
    orDash(
      values(index, 'warm', ({ peakMemory }) => peakMemory),
      (bytes) => mebibytes(median(bytes)),
    ),
    String(sizes[index].pages),
    String(sizes[index].files),
    (sizes[index].bytes / 1e6).toFixed(1),
  ]);
  const head = [
    '',
    'cold, s',
    'nothing changed, s',
    'one tutorial edited, s',
    'peak memory cold, MiB',
    'warm, MiB',
    'pages',
    'files',
    'output, MB',
  ];
  return [table(head, rows), ...ratios({ tools, rounds })].join('\n\n');
}

function ratios({ tools, rounds }) {
  const base = tools.findIndex(({ id }) => id === 'typedoc-json');
  if (base < 0) return [];
  const ratio = (index, kind, read) =>
    orDash(
      rounds.filter((round) => round[index][kind] !== undefined).map((round) => read(round[index][kind]) / read(round[base].cold)),
      (all) => spread(all, 2),
    );
  const rows = tools.map(({ name }, index) => [
    name,
    ...kinds.map((kind) => ratio(index, kind, ({ seconds }) => seconds)),
    ratio(index, 'cold', ({ peakMemory }) => peakMemory),
  ]);
  return ['Of extraction alone, round by round:', table(['', 'cold', 'nothing changed', 'one tutorial edited', 'peak memory cold'], rows)];
}

function orDash(values, format) {
  return values.length === 0 ? '–' : format(values);
}
