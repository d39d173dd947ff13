import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface SourceFile {
  /** From the root of the project, with `/`. */
  readonly path: string;
  /** Files that it imports, the same way, types included. */
  readonly files: readonly string[];
  /** Packages that it imports. */
  readonly packages: readonly string[];
}

/** All sources below some folders of the project. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) => readSource(join(entry.parentPath, entry.name))),
  );
}

function readSource(file: string): SourceFile {
  const path = file.slice(root.length + 1).replaceAll('\\', '/');
  const imports = importsOf(readFileSync(file, 'utf8'));
  return {
    path,
    files: imports.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(path), name)),
    packages: imports.filter((name) => !name.startsWith('.')),
  };
}

/** Specifiers of all imports and exports, dynamic ones and types included. */
function importsOf(text: string): readonly string[] {
  const pattern = /^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;
  return [...text.matchAll(pattern)].map(([, a, b, c]) => a ?? b ?? c ?? '');
}
