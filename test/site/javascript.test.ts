import { afterEach, describe, expect, it } from 'vitest';
import type { PackageSite } from './packageSite.ts';
import { loadApi } from './SiteTest.ts';
import { buildWrittenSite, type PackageFiles, writePackage } from './writtenPackage.ts';

let site: PackageSite | undefined;
afterEach(async () => site?.close());

async function build(files: PackageFiles): Promise<PackageSite> {
  site = await buildWrittenSite(files);
  return site;
}

const stop = 'globalThis.process.exit(99);\n';

describe('a package of ES modules with JSDoc', () => {
  const files: PackageFiles = {
    'package.json': { name: 'walker', version: '1.0.0', type: 'module', main: 'lib/index.js' },
    'lib/index.js': `${stop}/** @import { Options } from './types.js' */
export * from './shapes.js';
/**
 * Called with each result.
 * @callback Visitor
 * @param {string} name The name.
 * @returns {boolean} Whether to go on.
 */
/**
 * A point.
 * @typedef {object} Point
 * @property {number} x Left to right.
 * @property {number} [y] Top to bottom.
 */
/**
 * Walks a tree.
 * @template T
 * @param {T[]} items What to walk.
 * @param {Visitor} visitor Called for each.
 * @param {Options} [options] Further options.
 * @returns {Point | undefined} The point.
 */
export function walk(items, visitor, options = {}) { return undefined; }
`,
    'lib/types.js': '/**\n * Options of a walk.\n * @typedef {object} Options\n * @property {boolean} [deep] Goes deep.\n */\nexport {};\n',
    'lib/shapes.js':
      '/** A shape. */\nexport class Shape {\n  /** @param {string} name Its name. */\n  constructor(name) {\n    /** The name. @type {string} */\n    this.name = name;\n  }\n}\n',
  };

  it('shows types from the compiler, and is not executed', async () => {
    const { read } = await build(files);
    const walk = await read('api/package/function/walk.md');
    expect(walk).toContain('function walk<T>(\n  items: T[],\n  visitor: Visitor,\n  options: Options = {},\n): Point | undefined');
    expect(walk).toContain('Called for each.');
    expect(await read('api/package/class/Shape.md')).toMatch(/constructor\(name: string\);\n {2}name: string;/);
    expect(await read('api/package/function/walk/index.html')).toContain('Options of a walk.');
  });

  it('shows defaults that JSDoc states in brackets, and values of @enum', async () => {
    const { read } = await build({
      'package.json': { name: 'stated', version: '1.0.0', type: 'module', main: 'index.js' },
      'index.js': `/**
 * @typedef {object} Options
 * @property {string} [name="a ] b"] Its name.
 * @property {number[]} [sizes=[1, 2]] Its sizes.
 * @property {boolean} [isOpen] No default.
 */
/** @enum {string} */
export const Color = { Red: 'red' };
/**
 * @param {number} [size=3] Its size.
 * @param {Options} [options] More.
 */
export function grow(size, options) {}
`,
    });
    const options = await read('api/package/interface/Options.md');
    expect(options).toContain('  name?: string;\n  sizes?: number[];\n  isOpen?: boolean;\n');
    expect(options).toContain('`number[]`, optional, Default: `[1, 2]`');
    expect(options).toContain('`string`, optional, Default: `"a ] b"`');
    expect(options.match(/Default:/g)).toHaveLength(2);
    expect(await read('api/package/enum/Color.md')).toContain("Red: 'red'");
    expect(await read('api/package/function/grow.md')).toContain('size: number = 3, options?: Options');
  });

  it('names the types of modules that are values', { tags: ['full'] }, async () => {
    const { read } = await build({
      'package.json': { name: 'framework', version: '1.0.0', exports: { '.': './index.js', './router': './router.js' } },
      'index.js':
        "var proto = require('./application');\nexports = module.exports = create;\n/** Creates. */\nfunction create() {}\nexports.application = proto;\n",
      'application.js': 'var app = exports = module.exports = {};\n/** All. */\napp.all = function all() { return this; };\n',
      'router.js': 'var router = exports = module.exports = {};\n/** Uses. */\nrouter.use = function use() { return this; };\n',
    });
    expect(await read('api/package/function/application.all.md')).toContain('function all(): typeof application\n');
    expect(await read('api/package/router/function/use.md')).toContain('function use(): typeof import("framework/router")\n');
  });

  it('shows the text of @description as the description', async () => {
    const { read } = await build({
      'package.json': { name: 'described', version: '1.0.0', type: 'module', main: 'index.js' },
      'index.js': '/** @description Adds one.\n * @param {number} a First. */\nexport function add(a) { return a; }\n',
    });
    expect(await read('api/package.md')).toContain('Adds one.');
    const page = await read('api/package/function/add.md');
    expect(page).toContain('Adds one.');
    expect(page).not.toContain('Description');
  });

  it('shows typedefs and callbacks with their descriptions', async () => {
    const { read } = await build(files);
    expect(await read('api/package/interface/Point.md')).toMatch(/A point\.[\s\S]*### y\n\n`number`, optional\n\nTop to bottom\./);
    expect(await read('api/package/type/Visitor.md')).toMatch(
      /\(name: string\) => boolean[\s\S]*Called with each result\.[\s\S]*The name\./,
    );
  });
});

describe('a CommonJS package with JSDoc', () => {
  it('shows constructor functions with prototypes as classes', async () => {
    const { read } = await build({
      'package.json': { name: 'queue', version: '1.0.0', main: 'lib' },
      'lib/index.js': `${stop}/** A queue.\n * @constructor\n * @param {number} size The size.\n */
function Queue(size) { /** How many fit. */ this.size = size; }
/** Adds an item. @param {string} item The item. */
Queue.prototype.add = function (item) { return 1; };
module.exports = Queue;
module.exports.Queue = Queue;
module.exports.help = require('./help').help;
`,
      'lib/help.js': '/** Helps. @param {string} who Who. */\nexports.help = function help(who) {};\n',
    });
    const queue = await read('api/package/class/Queue.md');
    expect(queue).toContain('class Queue {\n  constructor(size: number);\n  size: number;\n  add(item: string): number;\n');
    expect(queue).toContain('static help: (who: string) => void;');
    expect(await read('api/package.md')).not.toContain('default');
  });

  it('shows `this`, comments at exports, and the methods of an assigned prototype', async () => {
    const { read } = await build({
      'package.json': { name: 'parts', version: '1.0.0', main: 'index.js' },
      'index.js': `/** A parser.\n * @constructor\n * @param {string} text All of it. */
function Parser(text) { this.text = text; }
Parser.prototype = {
  /** Feeds.\n * @param {string} more The rest.\n * @returns {this} The parser. */
  feed: function (more) { return this; },
  /** Ends. */
  end() { return 1; },
};
/** A chain. */
class Chain {
  /** Adds.\n * @param {number} n One.\n * @returns {this} The chain. */
  add(n) { return this; }
}
function run(a) { return a; }
/** Runs.\n * @param {number} a First. */
exports.run = run;
/** Not shown. */
exports.Parser = Parser;
exports.Chain = Chain;
const limit = 5;
/** The limit. */
exports.limit = limit;
`,
    });
    const parser = await read('api/package/class/Parser.md');
    expect(parser).toContain('  text: string;\n  feed(more: string): this;\n  end(): number;\n}');
    for (const text of ['A parser.', 'Feeds.', 'The rest.', 'The parser.']) expect(parser).toContain(text);
    expect(parser).not.toContain('Not shown');
    expect(await read('api/package/class/Chain.md')).toContain('add(n: number): this;');
    expect(await read('api/package/function/run.md')).toMatch(/Runs\.[\s\S]*First\./);
    expect(await read('api/package/variable/limit.md')).toContain('The limit.');
  });

  it('shows a class with an assigned prototype once, with links from its own methods', async () => {
    const { read } = await build({
      'package.json': { name: 'chained', version: '1.0.0', main: 'index.js' },
      'index.js': `/** Parses. */
function Parser() {}
Parser.prototype = {
  /** Parses a text.\n * @param {string} text All of it.\n * @returns {Parser} The parser. */
  parse(text) { return this; },
};
module.exports = Parser;
`,
    });
    const page = await read('api/package/class/Parser.md');
    expect(page).toContain('class Parser {\n  constructor();\n  parse(text: string): Parser;\n}');
    expect(page).not.toContain('not exported');
    expect(await read('api/package/class/Parser/index.html')).toContain('): <a href="/api/package/class/Parser">Parser</a>');
  });

  it('shows the properties of an exported object as exports, from any script', async () => {
    const { read, routes } = await build({
      'package.json': { name: 'tools', version: '1.0.0' },
      'index.js':
        "const { join } = require('./lib/join');\n/** The limit. */\nconst limit = 5;\nmodule.exports = { limit, sum: add, join };\n/** Adds. @param {number} a First. */\nfunction add(a) { return a; }\n",
      'lib/join.js': '/** Joins. @param {string[]} parts All. */\nfunction join(parts) { return parts[0]; }\nmodule.exports = { join };\n',
    });
    const paths = routes.map(({ path }) => path).filter((path) => path.startsWith('/api/package/'));
    expect(paths.toSorted()).toEqual(['/api/package/function/join', '/api/package/function/sum', '/api/package/variable/limit']);
    const exported = routes.flatMap((route) => (route.kind === 'package' ? route.exports : undefined) ?? []).map(({ name }) => name);
    expect(exported).toEqual(['join', 'limit', 'sum']);
    expect(await read('api/package/function/sum.md')).toContain('Adds.');
    expect(await read('api/package/function/join.md')).toContain('function join(parts: string[]): string');
  });

  it('follows a script that re-exports another', { tags: ['full'] }, async () => {
    const { read } = await build({
      'package.json': { name: 'framework', version: '1.0.0' },
      'index.js': "module.exports = require('./lib/create');\n",
      'lib/create.js':
        "var app = require('./app');\nexports = module.exports = create;\n/** Makes an app. @param {string} name Its name. */\nfunction create(name) { return app; }\n/** What all have. */\nexports.app = app;\n",
      'lib/app.js':
        'var app = exports = module.exports = {};\n/** Listens. @param {number} port Where. */\napp.listen = function listen(port) {};\n',
    });
    expect(await read('api/package/function/create.md')).toContain("import create = require('framework')");
    expect(await read('api/package/function/app.listen.md')).toContain('Listens.');
  });
});

describe('a package of scripts without documentation', () => {
  it('fails with a message that names the script', async () => {
    const folder = await writePackage({ 'package.json': { name: 'bare', main: 'a.js' }, 'a.js': '/*! Copyright */\nexports.a = 1;\n' });
    const { build } = await loadApi();
    const { problems } = await build({ cwd: folder, packages: ['.'] });
    expect(problems.map(({ code, message }) => [code, message])).toContainEqual([
      'api/entry-point',
      'The package "bare" has no types: there are no declarations for a.js, and its scripts have no JSDoc comments.',
    ]);
  });
});
