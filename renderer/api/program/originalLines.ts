import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import type ts from 'typescript';
import { withinStack } from '../../model/isStackOverflow.ts';
import { memoize } from '../../model/memoize.ts';
import { parseJson } from '../../model/parseJson.ts';
import { readRegularText } from '../../packages/readRegularFile.ts';
import type { DeclaredPlace, OriginalLineOf } from '../entry/sourceLinks.ts';
import { linesByName } from './linesByName.ts';

interface MapsRequest {
  /** Absolute folders. A link to a map outside of them is not followed. */
  readonly inside: readonly string[];
  /** Called with each map that exists or would be read if it did. */
  readonly onRead: (file: string) => void;
}

/**
 * Reads original lines from maps that a package ships: the map of a declaration file (`index.d.ts.map`), or the source within the map of the script
 * next to it (`index.js.map`), where the declaration is found by its name.
 */
export function originalLines(program: ts.Program, { inside, onRead }: MapsRequest): OriginalLineOf {
  const read = (file: string): MapFile | undefined => {
    onRead(file);
    return readMap(file, inside);
  };
  const declarationMap = memoize((fileName: string) => {
    const map = read(`${fileName}.map`);
    return map && decoded(map);
  });
  const named = memoize((fileName: string): NamedLines | undefined => {
    const declared = program.getSourceFile(fileName);
    const map = declared && read(fileName.replace(declarationEnding, '.$1js.map'));
    const text = map?.sources.length === 1 ? map.sourcesContent?.[0] : undefined;
    if (declared === undefined || map === undefined || typeof text !== 'string') return undefined;
    // A source that nests so deeply is generated.
    const lineOf = withinStack(() => linesByName(declared, { path: String(map.sources[0]), text }), undefined);
    return lineOf && { map, lineOf };
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

function readMap(file: string, inside: readonly string[]): MapFile | undefined {
  const value = parseJson(readRegularText(file, { inside }) ?? '');
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

/** Decodes all mappings, once for each file. */
function decoded({ sources, mappings }: MapFile): SourceMap {
  return new SourceMap({ version: 3, file: '', sourceRoot: '', sources: sources.map(String), sourcesContent: [], names: [], mappings });
}

/** In a gap of the map, the nearest entry is of an earlier line, where another declaration can be. */
function mappedLine(map: SourceMap, { line, character }: DeclaredPlace, path: string): number | undefined {
  const entry = map.findEntry(line - 1, character);
  const isMapped = 'originalSource' in entry && entry.generatedLine === line - 1;
  return isMapped && isSource(entry.originalSource, path) ? entry.originalLine + 1 : undefined;
}
