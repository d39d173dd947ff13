import { kilobytes, spread } from './statistics.mjs';
import { table } from './table.mjs';

const titles = { class: 'The class page `GraphQLSchema`', tutorial: 'A tutorial' };

/**
 * The tables of the readers' job, one for each page: a row for each figure, a column for each tool.
 *
 * @param {object} request
 * @param {readonly { name: string }[]} request.sites
 * @param {readonly Record<string, any>[]} request.weights in the order of the sites
 * @param {readonly (readonly Record<string, any>[])[]} request.rounds
 */
export function formatReaders({ sites, weights, rounds }) {
  const head = ['', ...sites.map(({ name }) => name)];
  const tables = Object.entries(titles).map(([kind, title]) => {
    const ofWeight = (name, read) => [name, ...weights.map((weight) => read(weight[kind]))];
    const ofTime = (name, read, digits) => [
      name,
      ...sites.map((_, index) =>
        spread(
          rounds.map((round) => read(round[index])),
          digits,
        ),
      ),
    ];
    const rows = [
      ofWeight('script before the load event, kB', ({ atLoad }) => kilobytes(atLoad.script)),
      ofWeight('script in all once idle, kB', ({ inAll }) => kilobytes(inAll.script)),
      ofWeight('HTML, compressed, kB', ({ htmlCompressed }) => kilobytes(htmlCompressed)),
      ofWeight('HTML, raw, kB', ({ html }) => kilobytes(html)),
      ofWeight('CSS, kB', ({ inAll }) => kilobytes(inAll.css)),
      ofWeight('all bytes at load, kB', ({ atLoad }) => kilobytes(atLoad.all)),
      ofWeight('all bytes once idle, kB', ({ inAll }) => kilobytes(inAll.all)),
      ofWeight('requests at load / once idle', ({ atLoad, inAll }) => `${atLoad.requests} / ${inAll.requests}`),
      ofWeight('elements', ({ elements }) => String(elements)),
      ofTime('first contentful paint, ms', (round) => round[kind].firstPaint),
      ofTime('largest contentful paint, ms', (round) => round[kind].largestPaint),
      ofTime('total blocking time, ms', (round) => round[kind].blockingTime),
      ofTime('layout shift', (round) => round[kind].layoutShift, 4),
      ...(kind === 'tutorial' ? [ofTime("click to the next page's heading, ms", ({ navigation }) => navigation, 1)] : []),
      ofWeight('axe: rules / elements', ({ violations }) => `${violations.rules.length} / ${violations.elements}`),
    ];
    return `### ${title}\n\n${table(head, rows)}\n\n${violations({ sites, weights, kind })}`;
  });
  return tables.join('\n\n');
}

/** Which rules are broken, and on how many elements: what the table only counts. */
function violations({ sites, weights, kind }) {
  const lines = sites.flatMap(({ name }, index) => {
    const rules = weights[index][kind].violations.rules.map(({ id, elements }) => `${id} ${elements}`);
    return rules.length === 0 ? [] : [`${name}: ${rules.join(', ')}`];
  });
  return `Violations: ${lines.length === 0 ? 'none' : lines.join('; ')}.`;
}
