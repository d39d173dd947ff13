import { posix } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { withinStack } from '../../model/isStackOverflow.ts';
import type { Place } from '../../model/problem.ts';
import { type Evaluation, type Module, type Modules, type ProjectFiles, unread } from './evaluation.ts';
import { exportOf, lookUp } from './linking.ts';
import { syntaxError } from './syntaxError.ts';
import type { Value } from './value.ts';

/** Other files, such as pictures, are no values. */
const program = /\.(?:[cm]?[jt]sx?|jsonc?)$/;
const endings = ['', '.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx', '.json', '/index.ts', '/index.js', '/index.mjs'];

/** Reads config files: data as data, programs by their syntax. Imports are followed within the project, and each file is parsed once. */
export function createModules(files: ProjectFiles, { year }: { readonly year: number }): Modules {
  const parsed = new Map<string, Module | undefined>();
  const active = new Set<string>();
  const damaged: Place[] = [];
  const counter = { steps: 0 };

  const parseModule = (path: string): Module | undefined => {
    if (parsed.has(path)) return parsed.get(path);
    const text = files.text(path);
    const source = text === undefined ? undefined : withinStack(() => sourceOf(path, text), undefined);
    const module = source === undefined ? undefined : { path, shown: files.shown(path), source };
    parsed.set(path, module);
    if (text !== undefined && source === undefined) damaged.push({ file: files.shown(path) });
    const error = module === undefined ? undefined : syntaxError(module.source);
    if (module !== undefined && error !== undefined)
      damaged.push({ file: module.shown, line: module.source.getLineAndCharacterOfPosition(error).line + 1 });
    return module;
  };
  const contextOf = (module: Module): Evaluation => ({ modules, module, year, depth: 0, counter });
  const find = (specifier: string, from: string): string | undefined => {
    const path = posix.resolve(posix.dirname(from), specifier);
    const bare = path.replace(/\.[cm]?jsx?$/, '');
    return [...endings.map((ending) => `${path}${ending}`), ...endings.slice(1, 5).map((ending) => `${bare}${ending}`)].find(
      (one) => program.test(one) && files.text(one) !== undefined,
    );
  };
  /** A cycle of imports has no value. */
  const guarded = (key: string, read: () => Value | undefined): Value | undefined => {
    if (active.has(key)) return undefined;
    active.add(key);
    try {
      return read();
    } finally {
      active.delete(key);
    }
  };
  const exported = (path: string, name: string): Value | undefined =>
    guarded(`${path}#${name}`, () => {
      const module = parseModule(path);
      if (module === undefined) return undefined;
      return exportOf(module, name, { context: contextOf(module), find, exported });
    });

  const modules: Modules = {
    load: (path) => {
      if (/\.ya?ml$/.test(path)) return readYaml(files, path);
      return exported(path, 'default');
    },
    loadExport: exported,
    lookUp: (name, context) =>
      guarded(`${context.module.path}@${name.text}@${name.pos}`, () => lookUp(name, { context, find, exported })) ?? unread(name, context),
    defaultOf: (specifier, { node, context }) => {
      const path = /^[./]/.test(specifier) ? find(specifier, context.module.path) : undefined;
      return (path === undefined ? undefined : exported(path, 'default')) ?? unread(node, context);
    },
    textOf: (path, { module }) => files.text(posix.resolve(posix.dirname(module.path), path)),
    parseData: (text, { file, fallback }) => {
      const source = sourceOf('data.json', text);
      const data = exportOf({ path: file, shown: file, source }, 'default', {
        context: contextOf({ path: file, shown: file, source }),
        find,
        exported,
      });
      return data ?? fallback;
    },
    damaged,
  };
  return modules;
}

function sourceOf(path: string, text: string): ts.SourceFile {
  if (path.endsWith('.json') || path.endsWith('.jsonc')) return ts.parseJsonText(path, text);
  const kind = /\.[jt]sx$|\.[cm]?js$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** The data of a YAML file. Places in it are the file alone. */
function readYaml(files: ProjectFiles, path: string): Value | undefined {
  const text = files.text(path);
  if (text === undefined) return undefined;
  const place = { file: files.shown(path) };
  try {
    return fromData(parse(text, { maxAliasCount: 100 }), place);
  } catch {
    return { kind: 'unread', code: 'YAML', place };
  }
}

/** Plain data as a value. */
export function fromData(data: unknown, place: Place): Value {
  if (Array.isArray(data)) return { kind: 'list', items: data.map((item) => fromData(item, place)), place };
  if (typeof data === 'object' && data !== null && !(data instanceof Date))
    return { kind: 'record', entries: new Map(Object.entries(data).map(([key, value]) => [key, fromData(value, place)])), place };
  const isPlain = data === null || data === undefined || ['string', 'number', 'boolean'].includes(typeof data);
  return isPlain ? { kind: 'plain', value: data as string | undefined, place } : { kind: 'plain', value: String(data), place };
}
