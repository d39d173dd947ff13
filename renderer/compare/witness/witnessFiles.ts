import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { createVirtualProgram, findTypes, type LibraryFiles } from '../../api/program/virtualProgram.ts';
import { codeCell, plainMarkdown } from '../../model/markdownText.ts';
import { neutralize } from '../../model/neutralize.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { ApiDiff, DiffEntry } from '../../release/diffEntry.ts';
import { renderDeclarations } from '../../release/renderDeclarations.ts';
import { comparedReleases } from '../load/comparedReleases.ts';
import { type OlderNames, olderNames } from '../load/olderNames.ts';
import { stubsFor } from '../load/stubs.ts';
import { importedModules } from './releasePrograms.ts';

export interface WitnessFilesRequest {
  readonly diff: ApiDiff;
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  /** Absolute folder for which the files are made. */
  readonly folder: string;
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/**
 * Files for users who want to check the witnesses, by path. There is a program for each witness, the declarations of both releases, and a
 * tsconfig for each release. With the old tsconfig, all programs compile. With the new one, each program fails.
 */
export function witnessFiles(request: WitnessFilesRequest): ReadonlyMap<string, string> {
  const { diff } = request;
  const [old, next] = comparedReleases(request.old, request.new);
  const entries = diff.entries.filter(({ witness }) => witness !== undefined);
  const width = String(entries.length).length;
  const named = entries.map((entry, index) => [`${String(index + 1).padStart(width, '0')}-${fileName(entry.symbol)}.ts`, entry] as const);
  const programs = named.map(([name, entry]) => [name, `// ${neutralize(entry.reason)}\n${entry.witness}`] as const);
  const names = named.map(([name]) => name);
  const dependencies = olderNames({ ...request, old });
  return new Map([
    ['README.md', readme(diff, named)],
    ...programs,
    ...[...dependencies.files].map(([file, text]) => [dependencyFile(file), text] as const),
    ...releaseFiles('old', old, { request, names, dependencies }),
    ...releaseFiles('new', next, { request, names, dependencies }),
  ]);
}

function fileName(symbol: string): string {
  return (
    symbol
      .replace(/[^\p{L}\p{N}_$.-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80) || 'package'
  );
}

interface ReleaseContext {
  readonly request: WitnessFilesRequest;
  /** Files of the programs. */
  readonly names: readonly string[];
  readonly dependencies: OlderNames;
}

function releaseFiles(
  side: 'old' | 'new',
  snapshot: ApiSnapshot,
  { request, names, dependencies }: ReleaseContext,
): readonly (readonly [string, string])[] {
  const { old, folder, bases, libraries } = request;
  const api = [...renderDeclarations(snapshot)].map(([name, text]) => [`${side}/${name}`, text] as const);
  const { modules } = dependencies;
  const own = api.map(([name, text]) => [`/gqldocs-files/${name}`, text] as const);
  const virtual = new Map([...own, ...dependencies.files]);
  const roots = findTypes(snapshot.types, bases);
  const program = createVirtualProgram({ files: virtual, roots, usesDom: snapshot.usesDom, bases, modules, libraries });
  const stubs = stubsFor(program, virtual.keys());
  const missing = stubs === undefined ? [] : [[`${side}/missing.d.ts`, stubs] as const];
  const paths = {
    ...Object.fromEntries([...importedModules(snapshot, old)].map(([specifier, file]) => [specifier, [`./${side}/${file}`]])),
    ...externalPaths([...virtual.values()], { folder, bases }),
    ...Object.fromEntries(
      [...modules].map(([name, file]) => [name, [dependencies.files.has(file) ? `./${dependencyFile(file)}` : inFolder(folder, file)]]),
    ),
  };
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    esModuleInterop: true,
    lib: ['esnext', ...(snapshot.usesDom ? ['dom', 'dom.iterable', 'dom.asynciterable'] : [])],
    types: [],
    paths,
  };
  const globals = roots.map((file) => inFolder(folder, file));
  const files = [...missing.map(([name]) => `./${name}`), ...globals, ...names.map((name) => `./${name}`)];
  const tsconfig = `${JSON.stringify({ compilerOptions, files }, null, 2)}\n`;
  return [...api, ...missing, [`tsconfig.${side}.json`, tsconfig]];
}

/** Where the folder has a file of `olderNames`. */
function dependencyFile(file: string): string {
  return `dependencies/${basename(file)}`;
}

/** Folders of the packages that the declarations import. The programs may be in any folder. */
function externalPaths(
  texts: readonly string[],
  { folder, bases }: { readonly folder: string; readonly bases: readonly string[] },
): Readonly<Record<string, readonly string[]>> {
  const mentioned = texts.flatMap((text) => [...text.matchAll(/(?:from |import\()"((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name));
  const names = [...new Set(mentioned)].filter((name) => !name.startsWith('.')).sort();
  const found = names.flatMap((name): readonly (readonly [string, readonly string[]])[] => {
    for (const base of bases) {
      const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
      const { resolvedModule } = ts.resolveModuleName(name, `${base}/importer.ts`, options, ts.sys);
      if (resolvedModule !== undefined) return [[name, [inFolder(folder, resolvedModule.resolvedFileName)]]];
    }
    return [];
  });
  return Object.fromEntries(found);
}

function inFolder(folder: string, file: string): string {
  const path = relativePath(folder, file);
  return path.startsWith('.') || dirname(path) === '/' ? path : `./${path}`;
}

function readme({ old, new: next }: ApiDiff, named: readonly (readonly [string, DiffEntry])[]): string {
  const nameOf = ({ name, version }: ApiDiff['old']): string =>
    plainMarkdown([name, version].filter((part) => part !== '').join(' ') || 'the package');
  const rows = named.map(
    ([file, { symbol, reason }]) =>
      `| [${file}](./${encodeURI(file)}) | ${codeCell(symbol)} | ${plainMarkdown(reason.replace(`${symbol}: `, '')).replace(/(?<!\\)\|/g, '\\|')} |`,
  );
  const lines = [
    `# What breaks from ${nameOf(old)} to ${nameOf(next)}`,
    '',
    'Each program compiles with the old release and fails with the new one. `gqldocs diff --proof` wrote them.',
    '',
    '    npx tsc -p tsconfig.old.json   # no errors',
    '    npx tsc -p tsconfig.new.json   # errors in every program',
    '',
    'The folders `old` and `new` hold the declarations of both releases.',
    '',
    ...(rows.length === 0 ? ['There is no program: nothing breaks.'] : ['| Program | Symbol | Reason |', '| --- | --- | --- |', ...rows]),
    '',
  ];
  return lines.join('\n');
}
