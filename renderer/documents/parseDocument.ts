import { createHash } from 'node:crypto';
import type { Document, DocumentBody } from '../model/document.ts';
import type { Found } from '../model/problem.ts';
import type { DocumentContext, DocumentInput } from './documentContext.ts';
import { parseFrontMatter } from './frontMatter/parseFrontMatter.ts';
import { parseMarkdownBody } from './parseMarkdownBody.ts';
import { prepareSource } from './prepareSource.ts';

export interface ParseDocumentInput extends DocumentInput {
  /** The document's whole text. */
  readonly text: string;
  /** Path without ending, below the documents' folder. */
  readonly id: string;
}

/**
 * A source's text as a `Document`: front matter, then the body through the pipeline of its kind. Whether a file is MDX is said
 * by its ending alone. It reads nothing itself; it is asynchronous because grammars and compilers are loaded when first needed.
 */
export async function parseDocument(input: ParseDocumentInput): Promise<Found<Document>> {
  const { source, text } = input;
  const { frontMatter, end, problems } = parseFrontMatter(text, source);
  const context: DocumentContext = { input, problems: [...problems], headings: [], links: [], uses: [], samples: [] };
  const isMdx = source.endsWith('.mdx');
  const prepared = prepareSource({ text, frontMatterEnd: end, isMdx });
  const { body, summary } = isMdx ? await parseMdx(prepared, context) : await parseMarkdownBody(prepared, context);
  const id = withOwnName(input.id, frontMatter.id);
  const value: Document = {
    id,
    source,
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
    frontMatter,
    title: frontMatter.title ?? context.title ?? titleOf(id),
    description: frontMatter.description ?? summary,
    headings: context.headings,
    links: context.links,
    uses: context.uses,
    body,
  };
  return { value, problems: context.problems };
}

/** The compiler of MDX is heavy, and many sites have no MDX. */
async function parseMdx(text: string, context: DocumentContext): Promise<ParsedBody> {
  const { parseMdxBody } = await import('./parseMdxBody.ts');
  return parseMdxBody(text, context);
}

/** A body with the plain text of its first paragraph, cut for a description. */
export interface ParsedBody {
  readonly body: DocumentBody;
  readonly summary: string;
}

/** The front matter's `id` replaces the last part of the path. */
function withOwnName(id: string, name: string | undefined): string {
  return name === undefined ? id : [...id.split('/').slice(0, -1), name].join('/');
}

/** `tutorials/basic-types` is `Basic types`. */
function titleOf(id: string): string {
  const parts = id.split('/');
  const last = parts.at(-1) === 'index' && parts.length > 1 ? parts.at(-2) : parts.at(-1);
  const words = (last ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
