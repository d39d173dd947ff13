import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { memoize } from '../model/memoize.ts';
import type { Place } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { bundleFolder } from './bundleOptions.ts';

interface StackPlacesRequest {
  readonly root: string;
  /** Source maps of the bundled modules, by the file under which a module runs. */
  readonly maps: ReadonlyMap<string, string>;
}

/**
 * Finds the line of the site's own code that a stack is about: the first frame in a module, by its source map. The lines of a compiled
 * document are not its author's: there, it is the first line with a text that is searched for, if there is one.
 */
export type FindStackPlace = (stack: string, searched?: string) => Place | undefined;

export function findStackPlaces({ root, maps }: StackPlacesRequest): FindStackPlace {
  const mapOf = memoize((file: string): SourceMap | undefined => {
    const text = maps.get(file);
    return text === undefined ? undefined : new SourceMap(JSON.parse(text));
  });
  return (stack, searched) => {
    for (const [, name = '', line, column] of stack.matchAll(/^\s+at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm)) {
      const file = relativePath(root, name);
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) continue;
      const [, document] = /document:(.*)$/.exec(entry.originalSource) ?? [];
      if (document !== undefined) return placeOfText(root, { file: relativePath(root, document), text: searched });
      const source = relativePath(root, resolve(bundleFolder(root), entry.originalSource));
      return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
    return undefined;
  };
}

interface SearchedText {
  /** Relative to the project root. */
  readonly file: string;
  /** Undefined: the place is the file. */
  readonly text: string | undefined;
}

/** The place of the first occurrence of a text in a file, or the file if it has none. */
function placeOfText(root: string, { file, text }: SearchedText): Place {
  if (text === undefined || !existsSync(join(root, file))) return { file };
  for (const [index, line] of readFileSync(join(root, file), 'utf8')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const column = line.indexOf(text);
    if (column >= 0) return { file, line: index + 1, column: column + 1 };
  }
  return { file };
}
