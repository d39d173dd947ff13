import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraphqlSite, type GraphqlSite, repository } from './graphqlSite.ts';

let site: GraphqlSite;
beforeAll(async () => {
  site = await buildGraphqlSite();
});
afterAll(() => site?.close());

const tutorials = [
  'authentication-and-express-middleware',
  'basic-types',
  'constructing-types',
  'express-graphql',
  'graphql-clients',
  'mutations-and-input-types',
  'object-types',
  'passing-arguments',
  'running-an-express-graphql-server',
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

  it('end with the page for every other address', () => {
    expect(site.routes.at(-1)).toEqual({
      path: '/404',
      kind: 'not-found',
      title: 'Page not found',
      html: '404.html',
      data: '404.json',
    });
  });

  it('are exactly one for each export of the installed package', () => {
    const pages = site.routes.flatMap(({ kind, symbol }) => (symbol === undefined ? [] : [`${kind} ${symbol}`]));
    expect(pages.toSorted()).toEqual(exportedSymbols().toSorted());
  });
});

describe('routes.json', () => {
  it('describes a page of the reference with its package, symbol and source', () => {
    const { version } = JSON.parse(readFileSync(join(graphqlFolder(), 'package.json'), 'utf8')) as { readonly version: string };
    expect(site.routes.find(({ symbol }) => symbol === 'GraphQLSchema')).toEqual({
      path: '/api/graphql-js/class/GraphQLSchema',
      kind: 'class',
      title: 'GraphQLSchema',
      html: 'api/graphql-js/class/GraphQLSchema/index.html',
      data: 'api/graphql-js/class/GraphQLSchema/index.json',
      package: 'graphql',
      symbol: 'GraphQLSchema',
      source: `https://github.com/graphql/graphql-js/blob/v${version}/src/type/schema.ts`,
    });
  });

  it('describes any other page without them', () => {
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
      exports: expect.arrayContaining([{ name: 'GraphQLSchema', kind: 'class', path: '/api/graphql-js/class/GraphQLSchema' }]),
    });
  });

  it('names every page of the output, each once', () => {
    const pages = site.routes.map(({ html }) => html).toSorted();
    expect(pages).toEqual(site.files.filter((file) => file.endsWith('.html')));
    expect(site.report.pages).toBe(pages.length);
  });

  it('names the data of every page', () => {
    const missing = site.routes.map(({ data }) => data).filter((path) => !site.files.includes(path));
    expect(missing).toEqual([]);
  });
});

describe('sitemap.xml', () => {
  it('lists every page but search and the one for what is not there', async () => {
    const listed = [...(await site.read('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const pages = site.routes.filter(({ kind, path }) => kind !== 'not-found' && path !== '/search');
    expect(listed).toEqual(pages.map(({ path }) => `https://graphql-js.org${path}`));
  });
});

/** What the package's users can import, by the TypeScript checker alone: `class GraphQLSchema`. */
function exportedSymbols(): readonly string[] {
  const entry = join(graphqlFolder(), 'index.d.ts');
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [] };
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${entry} is not a module.`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return kindsOf(symbol).map((kind) => `${kind} ${exported.name}`);
  });
}

function kindsOf({ flags }: ts.Symbol): readonly string[] {
  const kinds: readonly (readonly [string, ts.SymbolFlags])[] = [
    ['class', ts.SymbolFlags.Class],
    ['enum', ts.SymbolFlags.Enum],
    ['function', ts.SymbolFlags.Function],
    ['interface', ts.SymbolFlags.Interface],
    ['type', ts.SymbolFlags.TypeAlias],
    ['variable', ts.SymbolFlags.Variable],
    ['namespace', ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule],
  ];
  return kinds.filter(([, flag]) => flags & flag).map(([kind]) => kind);
}

function graphqlFolder(): string {
  return dirname(createRequire(join(repository, 'package.json')).resolve('graphql/package.json'));
}
