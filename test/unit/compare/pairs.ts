import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import type { Verdict } from '../../../renderer/release/diffEntry.ts';
import { snapshotPackage } from '../../../renderer/release/take/snapshotPackage.ts';

/** Two releases of a package, and what their difference means to users. */
export interface Pair {
  readonly name: string;
  /** By the strict policy. */
  readonly verdict: Exclude<Verdict, 'unknown'>;
  /** By the standard policy. Unknown if all that programs show is unlikely. */
  readonly standard: Verdict;
  readonly old: string;
  readonly new: string;
}

const corpus = new URL('../../corpora/diff/', import.meta.url);

/** The files of the corpus, each with its pairs: `=== name -> verdict`, and `, standard: verdict` where that differs, the old release, `---`, the new one. */
export function readCorpus(): readonly (readonly [string, readonly Pair[]])[] {
  const files = readdirSync(corpus).toSorted();
  return files.map((file) => [file.replace('.txt', ''), parsePairs(readFileSync(new URL(file, corpus), 'utf8'))] as const);
}

export function parsePairs(text: string): readonly Pair[] {
  return text.split(/^=== /m).flatMap((part): readonly Pair[] => {
    if (part.trim() === '') return [];
    const [, name = '', verdict = '', standard = verdict, body = ''] = /^(.+) -> (\w+)(?:, standard: (\w+))?\n([\s\S]*)$/.exec(part) ?? [];
    const [before, after, ...more] = body.split(/^---\n/m);
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`This pair has no two sides: ${part}`);
    if (!isVerdict(verdict) || (standard !== 'unknown' && !isVerdict(standard))) throw new Error(`This is not a verdict: ${name}`);
    return [{ name, verdict, standard, old: before, new: after }];
  });
}

function isVerdict(text: string): text is Pair['verdict'] {
  return text === 'major' || text === 'minor' || text === 'patch';
}

/** Files of a side: after `// file: name`, or all of it in `index.d.ts`. A side with a `package.json` of its own has its own entry points. */
export function filesOf(side: string): ReadonlyMap<string, string> {
  const [first = '', ...others] = side.split(/^\/\/ file: /m);
  const named = others.map((part): readonly [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end).trim(), part.slice(end + 1)];
  });
  const manifest = JSON.stringify({ name: 'pkg', version: '1.0.0', types: './index.d.ts' });
  // Without this, a declaration file exports everything it declares.
  const main = /^export =/m.test(first) ? first : `${first}export {};\n`;
  return new Map([['package.json', manifest], ...(first.trim() === '' ? [] : [['index.d.ts', main] as const]), ...named]);
}

/** Snapshots of sides, taken in a folder that is gone afterwards. */
export function snapshotOf(side: string, libraries: LibraryFiles): ApiSnapshot {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-pair-'));
  try {
    for (const [name, text] of filesOf(side)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { value, problems } = snapshotPackage({ folder, root: folder, libraries });
    if (value === undefined) throw new Error(`There is no snapshot of ${side}: ${JSON.stringify(problems)}`);
    return value.snapshot;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A program that imports a side as the package `pkg`, which has the files as they are in the corpus. */
export interface ImportingProgram {
  readonly side: string;
  readonly text: string;
}

/** What the compiler says of each program. Programs share one compilation, unless they or their packages change what others see. */
export function compilerErrors(programs: readonly ImportingProgram[], libraries: LibraryFiles): readonly (readonly string[])[] {
  const together = new Map(compileTogether(programs.filter(isModule), libraries));
  return programs.map((one) => together.get(one) ?? compileTogether([one], libraries)[0]?.[1] ?? []);
}

function isModule({ side, text }: ImportingProgram): boolean {
  return /^import /m.test(text) && !/^\s*(?:declare (?:global|module)|export as namespace)\b/m.test(`${side}\n${text}`);
}

function compileTogether(
  programs: readonly ImportingProgram[],
  libraries: LibraryFiles,
): readonly (readonly [ImportingProgram, readonly string[]])[] {
  const named = programs.map((program, index) => ({ program, folder: `/pairs/${index}` }));
  const files = new Map<string, string>(
    named.flatMap(({ program: { side, text }, folder }): readonly (readonly [string, string])[] => [
      ...[...filesOf(side)].map(([name, own]) => [`${folder}/node_modules/pkg/${name}`, withoutVersion(name, own)] as const),
      [`${folder}/witness.ts`, text],
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    esModuleInterop: true,
    types: [],
    lib: ['lib.esnext.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const folders = new Set([...files.keys()].flatMap((name) => parentsOf(name)));
  const compiled = ts.createProgram({
    rootNames: named.map(({ folder }) => `${folder}/witness.ts`),
    options,
    host: {
      ...host,
      fileExists: (name) => files.has(name) || (!name.startsWith('/pairs/') && host.fileExists(name)),
      readFile: (name) => files.get(name) ?? host.readFile(name),
      directoryExists: (name) => folders.has(name) || (host.directoryExists?.(name) ?? false),
      getCurrentDirectory: () => '/pairs',
      realpath: (name) => name,
      getSourceFile: (name, version, ...rest) => {
        const text = files.get(name);
        if (text !== undefined) return ts.createSourceFile(name, text, version);
        const file = libraries.get(name) ?? host.getSourceFile(name, version, ...rest);
        if (file !== undefined) libraries.set(name, file);
        return file;
      },
    },
  });
  return named.map(({ program, folder }) => {
    const witness = compiled.getSourceFile(`${folder}/witness.ts`);
    const found = [...compiled.getSyntacticDiagnostics(witness), ...compiled.getSemanticDiagnostics(witness)];
    return [program, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
  });
}

/** The compiler takes packages of the same name and version for one package. */
function withoutVersion(name: string, text: string): string {
  return name === 'package.json' ? JSON.stringify({ ...JSON.parse(text), version: undefined }) : text;
}

function parentsOf(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
