import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import { openShelf, type Shelf } from '../cache/openShelf.ts';
import type { Config, DocumentsConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import type { ImageSize } from './documentContext.ts';
import { type CachedHighlighter, cachedHighlighter, retryWhenReady } from './highlight/cachedHighlighter.ts';
import type { SectionMemory } from './markdown/parseInSections.ts';
import { imageCandidates, readImageSize } from './readImageSize.ts';
import { readText } from './readText.ts';

export interface ReadDocumentsOptions {
  /** Default: one of its own, that remembers nothing. */
  readonly highlighter?: CachedHighlighter | undefined;
  /** Default: none. */
  readonly cache?: Cache | undefined;
  /** Told for each document whether it came from the cache. */
  readonly onDocument?: ((isReused: boolean) => void) | undefined;
}

/**
 * Reads every document below the documents' folder, in the order of their paths. Files and folders whose names begin with `_`
 * or `.` are the author's own; drafts are left out. What hasn't changed comes from the cache, without any parser being loaded.
 */
export async function readDocuments(config: Config, options: ReadDocumentsOptions = {}): Promise<Found<readonly Document[]>> {
  const { cache = noCache, onDocument } = options;
  const { documents } = config;
  if (!documents) return { value: [], problems: [] };
  const highlighter = options.highlighter ?? cachedHighlighter({ cache, name: hashOf(config.root) });
  const shelf = await openShelf<ParsedDocument>({ cache, stage: 'documents', name: hashOf(config.root) });
  // The first build needs the highlighter for sure: it loads while the files are listed and read.
  if (shelf.isNew) void prepareAll(highlighter).catch(() => undefined);
  const files = listFiles(documents.path);
  const wordsHash = hashOf(config.words);
  const sections = cache.remember?.(newSections, documents);
  const parsed = await Promise.all(
    files.map((file) => readDocument({ file, config, documents, wordsHash, highlighter, shelf, cache, sections, onDocument })),
  );
  await shelf.save();
  const published = parsed.filter(({ value }) => value?.frontMatter.draft !== true);
  return {
    value: published.map(({ value }) => value).filter((value) => value !== undefined),
    problems: published.flatMap(({ problems }) => problems),
  };
}

async function prepareAll(highlighter: CachedHighlighter): Promise<void> {
  while (await highlighter.prepare());
}

function newSections(_documents: DocumentsConfig): SectionMemory {
  return new Map();
}

/** A document as it is kept: with what its parser learned of images, which may change without the text. */
interface ParsedDocument {
  readonly found: Found<Document>;
  readonly images: readonly (readonly [target: string, size: ImageSize | null])[];
}

interface ReadDocumentInput {
  /** Relative to the documents' folder, with `/`. */
  readonly file: string;
  readonly config: Config;
  readonly documents: DocumentsConfig;
  readonly wordsHash: string;
  readonly highlighter: CachedHighlighter;
  readonly shelf: Shelf<ParsedDocument>;
  readonly cache: Cache;
  readonly sections: SectionMemory | undefined;
  readonly onDocument: ReadDocumentsOptions['onDocument'];
}

async function readDocument({
  file,
  config,
  documents,
  wordsHash,
  highlighter,
  shelf,
  cache,
  sections,
  onDocument,
}: ReadDocumentInput): Promise<Found<Document | undefined>> {
  const absolute = path.join(documents.path, file);
  const source = path.relative(config.root, absolute).replaceAll(path.sep, '/');
  const { value: text, problems } = readText(absolute, { file: source });
  if (text === undefined) return { value: undefined, problems };
  const { words, staticFolders } = config;
  const folder = path.dirname(absolute);
  const imageSize = (target: string): ImageSize | null => {
    cache.noteInputs?.(imageCandidates({ target, folder, staticFolders }));
    return readImageSize({ target, folder, staticFolders }) ?? null;
  };
  const key = hashOf(file, source, text, wordsHash);
  const known = shelf.get(key);
  const isReused = known?.images.every(([target, size]) => hashOf(imageSize(target)) === hashOf(size)) === true;
  onDocument?.(isReused);
  if (known !== undefined && isReused) return known.found;
  const [{ parseDocument }] = await Promise.all([import('./parseDocument.ts'), highlighter.open()]);
  const images = new Map<string, ImageSize | null>();
  const found = await retryWhenReady(highlighter, () =>
    parseDocument({
      source,
      text,
      id: file.replace(/\.mdx?$/, ''),
      words,
      highlighter,
      sections,
      imageSize: (target) => {
        const size = imageSize(target);
        images.set(target, size);
        return size ?? undefined;
      },
    }),
  );
  // Two states of a document that differ in its images alone are different documents.
  const hash = images.size === 0 ? found.value.hash : hashOf(found.value.hash, [...images]).slice(0, 16);
  const parsed = { ...found, value: { ...found.value, hash } };
  shelf.put(key, { found: parsed, images: [...images] });
  return parsed;
}

/**
 * Relative paths with `/`, sorted by their code units, so that the order is the same on every machine. At once: promises would take several
 * times as long as the system does.
 */
function listFiles(folder: string, prefix = ''): readonly string[] {
  const entries = readdirSync(path.join(folder, prefix), { withFileTypes: true }).filter(({ name }) => !/^[_.]/.test(name));
  const lists = entries.map((entry) => {
    const file = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, `${file}/`);
    return /\.mdx?$/.test(entry.name) ? [file] : [];
  });
  return lists.flat().sort((a, b) => (a < b ? -1 : 1));
}
