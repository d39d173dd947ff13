import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config, DocumentsConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import { type Highlighter, loadHighlighter } from './highlight/loadHighlighter.ts';
import { parseDocument } from './parseDocument.ts';
import { readImageSize } from './readImageSize.ts';

/**
 * Reads every document below the documents' folder, in the order of their paths. Files and folders whose names begin with `_`
 * or `.` are the author's own; drafts are left out.
 */
export async function readDocuments(config: Config, highlighter?: Highlighter): Promise<Found<readonly Document[]>> {
  const { documents } = config;
  if (!documents) return { value: [], problems: [] };
  const files = await listFiles(documents.path);
  const ready = highlighter ?? (await loadHighlighter());
  const parsed = await Promise.all(files.map((file) => readDocument({ file, config, documents, highlighter: ready })));
  const published = parsed.filter(({ value }) => value.frontMatter.draft !== true);
  return { value: published.map(({ value }) => value), problems: published.flatMap(({ problems }) => problems) };
}

interface ReadDocumentInput {
  /** Relative to the documents' folder, with `/`. */
  readonly file: string;
  readonly config: Config;
  readonly documents: DocumentsConfig;
  readonly highlighter: Highlighter;
}

async function readDocument({ file, config, documents, highlighter }: ReadDocumentInput): Promise<Found<Document>> {
  const absolute = path.join(documents.path, file);
  return parseDocument({
    source: path.relative(config.root, absolute).replaceAll(path.sep, '/'),
    text: await readFile(absolute, 'utf8'),
    id: file.replace(/\.mdx?$/, ''),
    words: config.words,
    highlighter,
    imageSize: (target) => readImageSize({ target, folder: path.dirname(absolute), staticFolders: config.staticFolders }),
  });
}

/** Relative paths with `/`, sorted by their code units, so that the order is the same on every machine. */
async function listFiles(folder: string, prefix = ''): Promise<readonly string[]> {
  const entries = (await readdir(path.join(folder, prefix), { withFileTypes: true })).filter(({ name }) => !/^[_.]/.test(name));
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const file = `${prefix}${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, `${file}/`);
      return /\.mdx?$/.test(entry.name) ? [file] : [];
    }),
  );
  return lists.flat().sort((a, b) => (a < b ? -1 : 1));
}
