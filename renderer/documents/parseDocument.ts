import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { exceedingText } from '../diagnostics/documents.ts';
import type { Document, DocumentUse } from '../model/document.ts';
import type { Found, Problem } from '../model/problem.ts';
import { textLimits } from '../model/textLimits.ts';
import { titleFromName } from '../model/titleFromName.ts';
import { markdownRehypePlugins, rehypeOptions, remarkPlugins } from './documentPlugins.ts';
import { withoutCodeMarks } from './frontMatter/frontMatterSchema.ts';
import { parseFrontMatter } from './frontMatter/parseFrontMatter.ts';
import { originOf, type TextLine } from './includes/textLines.ts';
import { limitSize } from './limits/findExcess.ts';
import { excessOf, LimitExceeded, plainTree } from './limits/withinLimits.ts';
import type { DocumentContext, DocumentInput, ParsedBody } from './plugins/documentContext.ts';
import { summaryOf } from './plugins/textOf.ts';
import { prepareSource } from './prepareSource.ts';
import { withSizes } from './withSizes.ts';

interface ParseDocumentInput extends DocumentInput {
  /** The document's whole text. */
  readonly text: string;
  /** Path without ending, below the documents' folder. */
  readonly id: string;
  /** Keys of the front matter that are no problem. Default: none. */
  readonly ignoredKeys?: readonly string[] | undefined;
}

/**
 * Parses the text of a document:
 *
 * 1. Read the front matter (`frontMatter/`).
 * 2. Put in the files that the text includes (`includes/`).
 * 3. Write forms of other tools as our own parsers read them (`prepareSource`).
 * 4. Parse the body with the plugins of `documentPlugins`, as MDX if the file ends in `.mdx`. They collect headings, links and samples.
 * 5. Give what was found its place in the file that it is written in.
 *
 * It reads nothing itself. It is asynchronous because grammars and compilers are loaded when they are first needed.
 *
 * @param input positions of problems are lines and columns of `input.text`, or of an included file
 */
export async function parseDocument(input: ParseDocumentInput): Promise<Found<Document>> {
  const { source, text } = input;
  const { frontMatter, places, end, problems } = parseFrontMatter(text, { source, ignoredKeys: input.ignoredKeys });
  const isMdx = source.endsWith('.mdx');
  const included = await expand({ text, end, input });
  const lines = included?.value;
  const whole = lines === undefined ? text : lines.map((line) => line.text).join('\n');
  const frontMatterEnd = lines === undefined ? end : text.slice(0, end).replaceAll('\r', '').length;
  const prepared = prepareSource({ text: whole, frontMatterEnd, isMdx });
  const context = emptyContext(input, { lines, keepsTitle: frontMatter.hide_title === true });
  const { body, summary, headings, uses, prefixedIds, title, titleId } = await parseLimited(prepared, { isMdx, context });
  const id = withOwnName(input.id, frontMatter.id);
  const value: Document = {
    id,
    source,
    frontMatter: withSizes(frontMatter, input.imageSize),
    ...(places === undefined ? {} : { frontMatterPlaces: [...places] }),
    title: plainTitle(frontMatter.title) ?? title ?? plainTitle(frontMatter.hero?.name) ?? titleOf(id),
    ...(titleId === undefined ? {} : { titleId }),
    description: frontMatter.description ?? frontMatter.hero?.tagline ?? summary,
    headings,
    ...(prefixedIds.length === 0 ? {} : { prefixedIds }),
    uses: lines === undefined ? uses : uses.map((use) => useInFile(use, source, lines)),
    body,
  };
  const found = lines === undefined ? context.problems : context.problems.map((problem) => problemInFile(problem, source, lines));
  return { value, problems: [...problems, ...(included?.problems ?? []), ...found] };
}

const mayInclude = /<<<|@include:|\bfile=|\bfrom\s{1,9}['"][^'"\n]+\.mdx?['"]/;

/** The lines of a document with the files that it includes. Reading imports takes a parser of JavaScript, which most sites need not load. */
async function expand({ text, end, input: { source, parts } }: ExpandRequest): Promise<Found<readonly TextLine[]> | undefined> {
  if (parts === undefined || !mayInclude.test(text)) return undefined;
  const { expandIncludes } = await import('./includes/expandIncludes.ts');
  return expandIncludes({ text, frontMatterEnd: end, source, ...parts });
}

interface ExpandRequest {
  readonly text: string;
  /** Where the front matter ends. */
  readonly end: number;
  readonly input: ParseDocumentInput;
}

function emptyContext(input: DocumentInput, { lines, keepsTitle }: Pick<DocumentContext, 'lines' | 'keepsTitle'>): DocumentContext {
  return { input, lines, keepsTitle, problems: [], headings: [], uses: [], prefixedIds: [], samples: [] };
}

function problemInFile(problem: Problem, source: string, lines: readonly TextLine[]): Problem {
  return problem.place === undefined ? problem : { ...problem, place: originOf(problem.place, source, lines) };
}

function useInFile(use: DocumentUse, source: string, lines: readonly TextLine[]): DocumentUse {
  const place = originOf(use.place, source, lines);
  if (use.kind !== 'sample') return { ...use, place };
  const own = use.sample.lines.map((spot) => ({ ...spot, line: originOf({ file: source, ...spot }, source, lines).line ?? spot.line }));
  return { ...use, place, sample: { ...use.sample, lines: own } };
}

type LimitedBody = ParsedBody & Pick<DocumentContext, 'headings' | 'uses' | 'prefixedIds' | 'title' | 'titleId'>;

/** A document that exceeds a limit is shown as it is written, without anything that was found in it before the limit. */
async function parseLimited(
  text: string,
  { isMdx, context }: { readonly isMdx: boolean; readonly context: DocumentContext },
): Promise<LimitedBody> {
  try {
    limitSize(text);
    limitDirectives(text);
    const parsed = isMdx ? await parseMdx(text, context) : await parseMarkdownBody(text, context);
    return { ...context, ...parsed };
  } catch (error) {
    const { limit, line, column } = excessOf(error);
    const file = context.input.source;
    context.problems.push(exceedingText('document/limit', limit, { file, line, column }));
    return { headings: [], uses: [], prefixedIds: [], body: { kind: 'hast', tree: plainTree(text) }, summary: '' };
  }
}

/** The compiler of MDX is heavy, and many sites have no MDX. */
async function parseMdx(text: string, context: DocumentContext): Promise<ParsedBody> {
  const { parseMdxBody } = await import('./parseMdxBody.ts');
  return parseMdxBody(text, context);
}

/** The front matter's `id` replaces the last part of the path. */
function withOwnName(id: string, name: string | undefined): string {
  return name === undefined ? id : [...id.split('/').slice(0, -1), name].join('/');
}

function plainTitle(title: string | undefined): string | undefined {
  return title && withoutCodeMarks(title);
}

/** `tutorials/basic-types` is `Basic types`. */
function titleOf(id: string): string {
  const parts = id.split('/');
  const last = parts.at(-1) === 'index' && parts.length > 1 ? parts.at(-2) : parts.at(-1);
  return titleFromName(last ?? '');
}

/** Throws `LimitExceeded` where directives are nested too deeply: their parser reads the inside of each once more. */
function limitDirectives(text: string): void {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[ \t>]*:{3,}[ \t\r]*$/.test(line)) open = Math.max(0, open - 1);
    else if (/^[ \t>]*:{3,}[a-z]/i.test(line)) open += 1;
    if (open > textLimits.directives) throw new LimitExceeded('directives', { line: index + 1, column: 1 });
  }
}

/** The pipeline for `.md`: up to a tree, which is printed when its links can be resolved. */
async function parseMarkdownBody(text: string, context: DocumentContext): Promise<ParsedBody> {
  const { source, messages } = context.input;
  const file = new VFile({ value: text, path: source });
  const processor = unified()
    .use(remarkParse)
    .use(await remarkPlugins(context))
    .use(remarkRehype, rehypeOptions(messages))
    .use(markdownRehypePlugins(context))
    .freeze();
  const tree = await processor.run(processor.parse(file), file);
  return { body: { kind: 'hast', tree }, summary: summaryOf(tree) };
}
