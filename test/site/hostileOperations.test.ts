import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSamples } from '../samples/findSamples.ts';
import { runSamples } from '../samples/runSamples.ts';
import type { Sample } from '../samples/sample.ts';
import { makeVersionFolders } from '../samples/versionFolders.ts';
import { type GraphqlVersion, graphqlVersions } from '../samples/versions.ts';
import { operations } from './hostileOperations/operations.ts';
import { partRequests, serverRequests, trustedRequests } from './hostileOperations/requests.ts';
import { socketMessages } from './hostileOperations/socketMessages.ts';

/*
 * Readers copy the samples about security, so these are attacked: the modules with both versions of GraphQL.js, the servers by HTTP.
 */

const root = join(import.meta.dirname, '../..');
const readPage = (name: string) => readFile(join(root, 'content/docs/tutorials', `${name}.md`), 'utf8');
const readAttack = (name: string) => readFile(join(import.meta.dirname, 'hostileOperations', name), 'utf8');
const securing = await readPage('securing-an-endpoint');
const samples = findSamples(securing);
const shared = (await Promise.all(['index', 'errors-and-nullability'].map(readPage)))
  .flatMap(findSamples)
  .filter(({ isShared }) => isShared);
const modules = [...samples.filter(({ title }) => ['limits.js', 'auth.js'].includes(title)), ...shared];
const incremental = findSamples(await readPage('defer-and-stream'));
const [trusted, complete] = samples.filter(({ role }) => role === 'server');

let folder = '';
let folders: Readonly<Record<GraphqlVersion, string>> = { 17: '', 16: '' };
beforeAll(async () => {
  await mkdir(join(root, '.cache/samples'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache/samples/attack-'));
  folders = await makeVersionFolders(folder, root);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function module(title: string, code: string, role: Sample['role'] = 'module'): Sample {
  return { language: 'js', role, title, isShared: false, code, line: 1, versions: graphqlVersions };
}

interface Outcome {
  readonly limits: Readonly<Record<string, string>>;
  readonly masks: readonly { readonly source: string; readonly sent: string; readonly logged: readonly string[] }[];
  readonly denied: readonly string[];
  readonly halfPermitted: string;
  readonly permitted: string;
  readonly starts: readonly string[];
}

describe.each(graphqlVersions)('the modules, with GraphQL.js %i,', (version) => {
  let outcome: Outcome;
  beforeAll(async () => {
    const files = [...modules, module('operations.js', `export const operations = ${literal(operations)};`)];
    const sample = module('attack.js', await readAttack('attackModules.js'));
    const [result] = await runSamples([{ kind: 'module', sample, files }], folders[version]);
    outcome = JSON.parse(result?.printed.stdout || `"${result?.printed.stderr}"`);
  });

  test.each(operations)('limit: $name', ({ name, expected }) => {
    expect(outcome.limits[name]).toContain(expected);
  });

  test('send no secret of an error, and log it', () => {
    expect(outcome.masks.filter(({ sent }) => sent.includes('secret'))).toEqual([]);
    const replaced = outcome.masks.filter(({ sent }) => !sent.includes('Sign in first.'));
    expect(replaced.length).toBeGreaterThanOrEqual(17);
    expect(replaced.filter(({ sent, logged }) => !/went wrong|is invalid/.test(sent) || !logged[0]?.includes('secret'))).toEqual([]);
    expect(outcome.masks.length - replaced.length).toBe(1);
  });

  test('keep what @auth protects, open no stream and change nothing', () => {
    expect(outcome.denied.length).toBe(36);
    expect(
      outcome.denied.filter((text) => /secret|opened [1-9]|changed [1-9]/.test(text) || !/UNAUTHENTICATED|FORBIDDEN/.test(text)),
    ).toEqual([]);
    expect(outcome.halfPermitted).toContain('FORBIDDEN');
    expect(outcome.permitted).toContain('{"data":{"anyone":{"email":"secret"},"hidden":"secret"}}');
  });

  test('refuse to start with an @auth that would have no effect', () => {
    expect(outcome.starts).toEqual(Array(3).fill('Declare @auth on FIELD_DEFINITION only, and not repeatable.'));
  });
});

const servers = [
  { name: 'the complete server', server: complete, own: modules, requests: serverRequests },
  { name: 'the server with trusted documents', server: trusted, own: modules, requests: trustedRequests },
  {
    name: 'the server of parts',
    server: incremental.find(({ role }) => role === 'server'),
    own: [...shared, ...incremental.filter(({ title, tab }) => title === 'merge.js' || (title === 'shop.js' && tab?.value === 'sdl'))],
    requests: partRequests,
  },
];

describe.each(servers)('$name', ({ server, own: ownModules, requests }) => {
  let answers: Readonly<Record<string, readonly [status: number, text: string, type?: string]>>;
  let printed = '';
  beforeAll(async () => {
    if (server === undefined) throw new Error('The page has no such server.');
    const files = [...ownModules, module('requests.js', `export const requests = ${literal(requests)};`)];
    const client = module('client.js', await readAttack('attackServer.js'), 'client');
    const [own, attack] = await runSamples([{ kind: 'server', server, clients: [client], files }], folders[17]);
    printed = `${own?.printed.stdout}${own?.printed.stderr}`;
    answers = JSON.parse(attack?.printed.stdout || `"${attack?.printed.stderr}"`);
  });

  test.each(requests)('answers: $name', ({ name, expected: [status, text], answerType }) => {
    expect(answers[name]?.[0], answers[name]?.[1]).toBe(status);
    expect(answers[name]?.[1]).toContain(text);
    if (answerType !== undefined) expect(answers[name]?.[2]).toBe(answerType);
    expect(answers[name]?.[1]).not.toMatch(/db\.internal|node_modules|\bat (?:\S+ \(|file:)/);
  });

  test('reports no internal error', () => {
    expect(printed).not.toContain('Internal error');
  });

  // Set as a property, it is less than the limit for headers, and Node.js exchanges the two.
  test('limits the time of a request with options of its server', () => {
    expect(server?.code).not.toContain('.requestTimeout =');
  });
});

describe('the server with WebSockets', async () => {
  const chat = findSamples(await readPage('subscriptions'));
  const server = chat.find(({ role }) => role === 'server');
  let answers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    if (server === undefined) throw new Error('The page has no such server.');
    const own = [...shared, ...chat.filter(({ title }) => title === 'chat.js')];
    const files = [...own, module('messages.js', `export const attacks = ${literal(socketMessages)};`)];
    const client = module('client.js', await readAttack('attackSockets.js'), 'client');
    const [, attack] = await runSamples([{ kind: 'server', server, clients: [client], files }], folders[17]);
    answers = JSON.parse(attack?.printed.stdout || `"${attack?.printed.stderr}"`);
  });

  test.each(socketMessages)('answers: $name', ({ name, expected }) => {
    expect(answers[name]).toContain(expected);
    expect(answers[name]).not.toMatch(/call stack|TypeError|node_modules/);
  });
});

describe('the table of options', async () => {
  const rows = [...securing.matchAll(/^\| (`m.*|`hide.*|`abort.*) \| .* \| (\S+) \| (\S+) \|$/gm)];
  const options = rows.flatMap(([, cell = '', in16 = '', in17 = '']) =>
    [...(cell.split(', the')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, option = '']) => ({ option, in16, in17 })),
  );

  test('has each option once', () => expect(options.map(({ option }) => option)).toHaveLength(7));

  test.each(options)('names the first releases that have $option', async ({ option, in16, in17 }) => {
    const releases = (minors: readonly number[], major: number) => minors.map((minor) => `${major}.${minor}.0`);
    const first = async (names: readonly string[]) => {
      for (const name of names) {
        const snapshot = await readFile(join(root, `content/history/graphql/${name}.snapshot`), 'utf8');
        if (new RegExp(`\\b${option}\\b`).test(snapshot)) return name;
      }
      return 'none';
    };
    expect(await first(releases([...Array(16).keys()], 16))).toBe(in16);
    expect(await first(releases([0, 1], 17))).toBe(in17);
  });
});

/** JSON has no infinity. */
function literal(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) => (inner === Number.POSITIVE_INFINITY ? 'infinity' : inner));
  return text.replaceAll('"infinity"', 'Infinity');
}
