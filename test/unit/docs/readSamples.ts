import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFences } from '../../../renderer/api/samples/listFences.ts';

const root = join(import.meta.dirname, '../../..');
const content = join(root, 'docs/content');

/** A block of code of a Markdown file. */
export interface DocsSample {
  /** `guides/deploy.md:17`. */
  readonly place: string;
  readonly language: string;
  readonly meta: string;
  readonly code: string;
}

/** The blocks of code of the documentation and the README. Pages of problems show mistakes, so they are not included. */
export function readDocsSamples(): readonly DocsSample[] {
  const names = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const pages = names.filter((name) => name.endsWith('.md') && !name.startsWith('problems/')).toSorted();
  const files = [...pages.map((name) => ({ name, path: join(content, name) })), { name: 'README.md', path: join(root, 'README.md') }];
  return files.flatMap(({ name, path }) =>
    listFences(readFileSync(path, 'utf8')).map(({ code, language, meta, line }) => ({ place: `${name}:${line}`, language, meta, code })),
  );
}
