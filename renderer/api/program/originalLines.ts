import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import type ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { parseJson } from '../../model/parseJson.ts';
import { readRegularText } from '../../packages/readRegularFile.ts';
import type { DeclaredPlace, OriginalLineOf } from '../entry/sourceLinks.ts';
import { linesByName } from './linesByName.ts';

/**
 * Reads original lines from maps that a package ships: the map of a declaration file (`index.d.ts.map`), or the source within the map of the script
 * next to it (`index.js.map`), where the declaration is found by its name.
 *
 * @param onRead called with each map that exists or would be read if it did
 */
export function originalLines(program: ts.Program, onRead: (file: string) => void): OriginalLineOf {
  const read = (file: string): MapFile | undefined => {
    onRead(file);
    return readMap(file);
  };
  const declarationMap = memoize((fileName: string) => read(`${fileName}.map`));
  const named = memoize((fileName: string): NamedLines | undefined => {
    const declared = program.getSourceFile(fileName);
    const map = declared && read(fileName.replace(declarationEnding, '.$1js.map'));
    const text = map?.sources.length === 1 ? map.sourcesContent?.[0] : undefined;
    if (declared === undefined || map === undefined || typeof text !== 'string') return undefined;
    return { map, lineOf: linesByName(declared, { path: String(map.sources[0]), text }) };
  });
  return (place, path) => {
    if (!declarationEnding.test(place.fileName)) return undefined;
    const map = declarationMap(place.fileName);
    if (map !== undefined) return mappedLine(map, place, path);
    const found = named(place.fileName);
    return found !== undefined && isSource(found.map.sources[0], path) ? found.lineOf(place) : undefined;
  };
}

const declarationEnding = /\.d\.([cm]?)ts$/;

interface NamedLines {
  readonly map: MapFile;
  readonly lineOf: (place: DeclaredPlace) => number | undefined;
}

interface MapFile {
  readonly sources: readonly unknown[];
  readonly sourcesContent?: readonly unknown[] | undefined;
  readonly mappings: string;
}

function readMap(file: string): MapFile | undefined {
  const value = parseJson(readRegularText(file) ?? '');
  return isMap(value) ? value : undefined;
}

function isMap(value: unknown): value is MapFile {
  if (typeof value !== 'object' || value === null || !('sources' in value && 'mappings' in value)) return false;
  const contents = 'sourcesContent' in value ? value.sourcesContent : undefined;
  return Array.isArray(value.sources) && typeof value.mappings === 'string' && (contents === undefined || Array.isArray(contents));
}

/** A map names its source from the folder that it was made in, a path from the repository's. One ends in the other. */
function isSource(source: unknown, path: string): boolean {
  if (typeof source !== 'string') return false;
  const own = posix.normalize(source).replace(/^(?:\.\.\/)+/, '');
  return `/${own}`.endsWith(`/${path}`) || `/${path}`.endsWith(`/${own}`);
}

function mappedLine({ sources, mappings }: MapFile, { line, character }: DeclaredPlace, path: string): number | undefined {
  const payload = { version: 3, file: '', sourceRoot: '', sources: sources.map(String), sourcesContent: [], names: [], mappings };
  const entry = new SourceMap(payload).findEntry(line - 1, character);
  return 'originalSource' in entry && isSource(entry.originalSource, path) ? entry.originalLine + 1 : undefined;
}
