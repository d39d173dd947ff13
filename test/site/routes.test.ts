import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteEntry } from '../../renderer/model/page.ts';
import { buildGraphqlSite, type GraphqlSite, repository } from './graphqlSite.ts';

const graphqlFolder = join(repository, 'node_modules/graphql');

let site: GraphqlSite;
beforeAll(async () => {
  site = await buildGraphqlSite();
});

const tutorials = [
  'authorization',
  'bundlers',
  'caching',
  'faq',
  'production-checklist',
  'upgrading-to-16',
  'authentication-and-express-middleware',
  'basic-types',
  'constructing-types',
  'express-graphql',
  'graphql-clients',
  'mutations-and-input-types',
  'object-types',
  'passing-arguments',
  'running-an-express-graphql-server',
  'defer-and-stream',
  'errors-and-nullability',
  'evolving-a-schema',
  'interfaces-and-unions',
  'n-plus-one-and-dataloader',
  'operations-and-fragments',
  'pagination',
  'resolvers-context-and-info',
  'securing-an-endpoint',
  'subscriptions',
  'testing',
  'troubleshooting',
  'typescript',
  'upgrading-to-17',
  'working-with-the-ast',
];
const named = {
  class: ['GraphQLSchema', 'GraphQLObjectType', 'GraphQLError', 'Source', 'Token', 'Lexer'],
  enum: ['Kind', 'TokenKind', 'TypeKind', 'DirectiveLocation', 'BreakingChangeType', 'DangerousChangeType', 'OperationTypeNode'],
  function: ['graphql', 'graphqlSync', 'execute', 'subscribe', 'parse', 'print', 'validate', 'buildSchema', 'visit', 'KnownTypeNamesRule'],
  interface: ['ExecutionResult', 'GraphQLFormattedError', 'FieldNode', 'IntrospectionSchema', 'GraphQLSchemaConfig'],
};

describe('the routes of the site', () => {
  it.each([
    '/',
    '/docs/tutorials',
    ...tutorials.map((name) => `/docs/tutorials/${name}`),
    '/api',
    '/api/graphql-js',
    ...Object.entries(named).flatMap(([kind, names]) => names.map((name) => `/api/graphql-js/${kind}/${name}`)),
  ])('%s is a page', (path) => {
    const html = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    expect(site.routes.find((route) => route.path === path)?.html).toBe(html);
    expect(site.files).toContain(html);
  });

  it('end with the not-found page', () => {
    expect(site.routes.at(-1)).toEqual({
      path: '/404',
      kind: 'not-found',
      title: 'Page not found',
      html: '404.html',
      data: '404.json',
    });
  });

  it.each([
    ['17', '/api/graphql-js/', graphqlFolder],
    ['16', '/api/graphql-js-16/', join(repository, 'node_modules/graphql-16')],
  ])('contain exactly one for each export of version %s', (_, folder, installed) => {
    const pages = site.routes.flatMap(({ kind, symbol, path }) =>
      symbol === undefined || !path.startsWith(folder) ? [] : [`${kind} ${symbol}`],
    );
    expect(pages.toSorted()).toEqual(exportedSymbols(installed).toSorted());
  });

  it('contain few for folders, and none for deep imports', async () => {
    const modules = site.routes.filter(({ kind, path }) => kind === 'module' && path.startsWith('/api/graphql-js/'));
    expect(modules.map(({ title }) => title)).toEqual(
      ['error', 'execution', 'language', 'type', 'utilities', 'validation'].map((name) => `graphql/${name}`),
    );
    const overview = await site.read('api/graphql-js/index.html');
    expect(overview).toMatch(/<details class="more"><summary>Deep imports \(\d+\)<\/summary>[\s\S]*<code>graphql\/language\/kinds<\/code>/);
    expect(overview).not.toContain('href="/api/graphql-js/language/kinds');
  });
});

describe('routes.json', () => {
  it('describes a page of the reference with its package, symbol and source', () => {
    const { version } = JSON.parse(readFileSync(join(graphqlFolder, 'package.json'), 'utf8')) as { readonly version: string };
    expect(site.routes.find(({ path }) => path === '/api/graphql-js/class/GraphQLSchema')).toEqual({
      path: '/api/graphql-js/class/GraphQLSchema',
      kind: 'class',
      title: 'GraphQLSchema',
      html: 'api/graphql-js/class/GraphQLSchema/index.html',
      data: 'api/graphql-js/class/GraphQLSchema/index.json',
      package: 'graphql',
      version,
      symbol: 'GraphQLSchema',
      source: expect.stringMatching(`^https://github\\.com/graphql/graphql-js/blob/v${version}/src/type/schema\\.ts#L\\d+$`),
    });
  });

  it('describes other pages without them', () => {
    expect(site.routes.find(({ path }) => path === '/docs/tutorials/basic-types')).toEqual({
      path: '/docs/tutorials/basic-types',
      kind: 'document',
      title: expect.any(String),
      html: 'docs/tutorials/basic-types/index.html',
      data: 'docs/tutorials/basic-types/index.json',
    });
    expect(site.routes.find(({ path }) => path === '/api/graphql-js')).toEqual({
      path: '/api/graphql-js',
      kind: 'package',
      title: 'GraphQL.js',
      html: 'api/graphql-js/index.html',
      data: 'api/graphql-js/index.json',
      package: 'graphql',
      version: expect.stringMatching(/^17\./),
      exports: expect.arrayContaining([{ name: 'GraphQLSchema', kind: 'class', path: '/api/graphql-js/class/GraphQLSchema' }]),
    });
  });

  it('names every page of the output, each once', () => {
    const pages = site.routes.map(({ html }) => html).toSorted();
    expect(pages).toEqual(site.files.filter((file) => file.endsWith('.html')));
    expect(site.report.pages).toBe(pages.length);
  });

  it('names the data file of every page', () => {
    const missing = site.routes.map(({ data }) => data).filter((path) => !site.files.includes(path));
    expect(missing).toEqual([]);
  });
});

describe('sitemap.xml', () => {
  it('lists every page except search, the not-found page, and pages of version 16 that version 17 has', async () => {
    const listed = [...(await site.read('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const current = new Set(site.routes.flatMap(({ symbol, path }) => (path.startsWith('/api/graphql-js/') ? [symbol] : [])));
    const isOlder = ({ path, symbol }: RouteEntry): boolean =>
      path.startsWith('/api/graphql-js-16') && (symbol === undefined || current.has(symbol));
    const pages = site.routes.filter((route) => route.kind !== 'not-found' && route.path !== '/search' && !isOlder(route));
    expect(listed).toEqual(pages.map(({ path }) => `https://graphql-js.org${path}`));
  });
});

/** What the package's users can import, by the TypeScript checker alone: `class GraphQLSchema`. */
function exportedSymbols(folder: string): readonly string[] {
  const entry = join(folder, 'index.d.ts');
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [] };
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} is not a module.`);
  return checker.getExportsOfModule(module).flatMap((exported) => kindsOf(exported, checker).map((kind) => `${kind} ${exported.name}`));
}

/** The kinds of an export: `export type` makes a class an interface, and constants with the type of their values are an enumeration. */
function kindsOf(exported: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const chain = aliases(exported, checker);
  const isTypeOnly = chain.some(({ declarations = [] }) => declarations.some(ts.isTypeOnlyExportDeclaration));
  const flags = chain.reduce((sum, symbol) => sum | symbol.flags, 0);
  const kinds: readonly (readonly [string, ts.SymbolFlags])[] = [
    ['class', ts.SymbolFlags.Class],
    ['enum', ts.SymbolFlags.Enum],
    ['function', ts.SymbolFlags.Function],
    ['interface', ts.SymbolFlags.Interface],
    ['type', ts.SymbolFlags.TypeAlias],
    ['variable', ts.SymbolFlags.Variable],
    ['namespace', ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule],
  ];
  const names = kinds.filter(([, flag]) => flags & flag).map(([kind]) => kind);
  if (names.includes('type') && names.length === 2) return ['enum'];
  return isTypeOnly ? names.map((kind) => (kind === 'class' ? 'interface' : kind)) : names;
}

function aliases(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return [symbol];
  return [symbol, ...aliases(checker.getAliasedSymbol(symbol), checker)];
}
