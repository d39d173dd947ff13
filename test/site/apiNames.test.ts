import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiOf } from '../samples/apiOf.ts';
import { findSamples, parsePage } from '../samples/findSamples.ts';
import { type NamedSymbol, namedSymbols } from '../samples/namedSymbols.ts';
import { pageVersions } from '../samples/pageVersions.ts';
import { type GraphqlVersion, packageOf } from '../samples/versions.ts';

const repository = join(import.meta.dirname, '../..');
const tutorials = join(repository, 'content/docs/tutorials');
const apis = {
  17: apiOf(join(repository, 'node_modules', packageOf[17])),
  16: apiOf(join(repository, 'node_modules', packageOf[16])),
};

/** Variables of the prose, and the types that they have throughout. */
const variables: Readonly<Record<string, string>> = { info: 'GraphQLResolveInfo', error: 'GraphQLError', schema: 'GraphQLSchema' };

/** Names of other packages that look like names of GraphQL.js, or are those of something else in it. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  'express-graphql.md': ['graphqlHTTP', 'getGraphQLParams', 'formatError'],
  // Of version 15.
  'upgrading-to-16.md': ['findDeprecatedUsages', 'getDescription'],
};

/** This page names what version 17 doesn't have any more: that is its subject. */
const aboutBoth = 'upgrading-to-17.md';

const pages = await Promise.all(
  (await readdir(tutorials))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map(async (file) => {
      const text = await readFile(join(tutorials, file), 'utf8');
      return { file, text, root: parsePage(text), samples: findSamples(text) };
    }),
);

describe.each(pages)('$file', ({ file, text, root, samples }) => {
  const [main] = pageVersions(root);
  const own = new Set(samples.flatMap(({ code }) => code.match(/\w+/g) ?? []));
  const symbols = namedSymbols(root);

  test('shows the same versions to readers and to search', () => {
    expect(/^versions: \[(.*)\]$/m.exec(text)?.[1]).toBe(pageVersions(root).join(', '));
  });

  test('uses only names that its version of GraphQL.js exports', () => {
    expect(
      symbols.flatMap((symbol) => faultOf(symbol, { main, own, isAboutBoth: file === aboutBoth, foreign: foreign[file] ?? [] })),
    ).toEqual([]);
  });

  test('imports only what its versions of GraphQL.js export, even in samples that do not run', () => {
    const missing = samples.flatMap(({ code, line, versions }) =>
      importsOf(code).flatMap((name) =>
        versions.flatMap((version) => (apis[version].names.has(name) ? [] : [`${line}: ${name} in ${version}`])),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('a name in code', () => {
  const page = { main: 17, own: new Set(['greet']), isAboutBoth: false, foreign: ['formatError'] } as const;
  const symbol = (name: string, rest: Partial<NamedSymbol> = {}): NamedSymbol => ({
    name,
    member: undefined,
    isCall: false,
    line: 1,
    version: undefined,
    ...rest,
  });

  test.each([
    ['exists in version 17', symbol('enableDevMode'), []],
    ['exists only in version 16', symbol('printError'), ['1: 17 has no printError']],
    ['exists only in version 16, in a tab for version 16', symbol('printError', { version: 16 }), []],
    ['exists in no version', symbol('GraphQLObjetType'), ['1: 17 has no GraphQLObjetType']],
    ['looks like a rule, but exists in no version', symbol('DepthLimitRule'), ['1: 17 has no DepthLimitRule']],
    ['is called, but exists in no version', symbol('buildShema', { isCall: true }), ['1: 17 has no buildShema']],
    ['is a function that the page declares', symbol('greet', { isCall: true }), []],
    ['is a member', symbol('GraphQLSchema', { member: 'getField' }), []],
    [
      'is a member that version 16 lacks, in a tab for version 16',
      symbol('info', { member: 'getAbortSignal', version: 16 }),
      ['1: 16 has no info.getAbortSignal'],
    ],
    ['is a missing member', symbol('Kind', { member: 'FEILD' }), ['1: 17 has no Kind.FEILD']],
    ['belongs to another package', symbol('formatError'), []],
    ['is an ordinary word', symbol('name'), []],
  ])('%s', (_, named, faults) => {
    expect(faultOf(named, page)).toEqual(faults);
  });
});

describe('the page about upgrading', () => {
  const text = pages.find(({ file }) => file === aboutBoth)?.text ?? '';
  const named = new Set(text.match(/\w+/g));

  test('names every export that version 17 has removed', () => {
    expect([...apis[16].names].filter((name) => !apis[17].names.has(name) && !named.has(name))).toEqual([]);
  });

  test.each([17, 16] as const)('lists the versions of Node.js that version %i supports', async (version) => {
    const manifest: { readonly engines: { readonly node: string } } = JSON.parse(
      await readFile(join(repository, 'node_modules', packageOf[version], 'package.json'), 'utf8'),
    );
    expect(text).toContain(manifest.engines.node.replaceAll('|', '\\|'));
  });

  test('names every export that is new in version 17', () => {
    expect([...apis[17].names].filter((name) => !apis[16].names.has(name) && !named.has(name))).toEqual([]);
  });
});

interface PageOfNames {
  readonly main: GraphqlVersion;
  /** Words in the samples of the page. */
  readonly own: ReadonlySet<string>;
  readonly isAboutBoth: boolean;
  readonly foreign: readonly string[];
}

function faultOf(
  { name, member, isCall, line, version }: NamedSymbol,
  { main, own, isAboutBoth, foreign }: PageOfNames,
): readonly string[] {
  const api = apis[version ?? main];
  const fault = (what: string): readonly string[] => [`${line}: ${version ?? main} has no ${what}`];
  if (member !== undefined) {
    const members = api.membersOf(variables[name] ?? name);
    return members === undefined || members.has(member) ? [] : fault(`${name}.${member}`);
  }
  if (api.names.has(name) || foreign.includes(name)) return [];
  const isElsewhere = apis[16].names.has(name) || apis[17].names.has(name);
  if (isElsewhere) return isAboutBoth ? [] : fault(name);
  const looksLikeOurs = /^GraphQL[A-Z]/.test(name) || /[a-z]Rule$/.test(name) || isCall;
  return looksLikeOurs && !own.has(name) ? fault(name) : [];
}

function importsOf(code: string): readonly string[] {
  return [...code.matchAll(/import (?:type )?\{([^}]*)\} from 'graphql'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      )
      .filter((name) => name !== ''),
  );
}
