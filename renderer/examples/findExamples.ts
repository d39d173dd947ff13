import { codeLine, hasLine, type SourceOf } from '../api/samples/codeLine.ts';
import { listFences, mentionsModule, runnableLanguages } from '../api/samples/listFences.ts';
import { isNoRun } from '../documents/code/parseCodeMeta.ts';
import type { ApiPackage } from '../model/api.ts';
import type { CommentBlock, Markdown } from '../model/comment.ts';
import type { Document } from '../model/document.ts';
import type { Example } from '../model/example.ts';
import { specifierOf } from '../model/specifierOf.ts';

export interface FoundExamples {
  /** In the order of the model, each once. */
  readonly examples: readonly Example[];
  /** Number of skipped blocks: with `no-run`, or with neither an import of the package nor an assertion. */
  readonly skipped: number;
  /** Number of blocks in READMEs and documents that import a package and do not run, because they have no assertion. */
  readonly unclaimed: number;
}

/**
 * The examples of a package: blocks of JavaScript and TypeScript in `@example`, and those of its README.
 *
 * A block of `@example` runs if it imports the package or has an assertion; a block of a README runs if it does both. A block without imports
 * can use the exports of its symbol's module. `no-run` after the language skips a block.
 */
export function findExamples({ package: pkg, sourceOf }: { readonly package: ApiPackage; readonly sourceOf: SourceOf }): FoundExamples {
  const found = new Map<string, Example | undefined>();
  const add = (example: Example, isRun: boolean): void => {
    const { file, line } = example.place;
    found.set(`${file}:${line}`, isRun ? example : undefined);
  };
  for (const { subject, value, specifier } of subjectsOf(pkg)) {
    for (const { content } of exampleBlocks(value)) {
      for (const { example, isLeftOut } of toExamples({ content, subject, sourceOf }))
        add({ ...example, specifier }, !isLeftOut && (claims(example.code) || mentionsModule(example, [pkg.name])));
    }
  }
  const { readme } = pkg;
  let unclaimed = 0;
  for (const { example, isLeftOut } of readme === undefined ? [] : toExamples({ content: readme, subject: 'README' })) {
    const isOwn = mentionsModule(example, [pkg.name]);
    if (claims(example.code)) add(example, !isLeftOut && isOwn);
    else if (!isLeftOut && isOwn) unclaimed += 1;
  }
  const examples = [...found.values()].flatMap((example) => example ?? []);
  return { examples, skipped: found.size - examples.length, unclaimed };
}

/** The blocks of documents that import one of these packages and have an assertion. Those with `no-run` are skipped. */
export function documentExamples(
  documents: readonly Pick<Document, 'title' | 'source' | 'uses'>[],
  packages: readonly string[],
): FoundExamples {
  const found = documents.flatMap(({ title, source, uses }) =>
    uses.flatMap((use) => {
      const sample = use.kind === 'sample' ? use.sample : undefined;
      const [first] = sample?.lines ?? [];
      if (sample === undefined || first === undefined || !mentionsModule(sample, packages)) return [];
      const example: Example = { code: sample.code, language: sample.language, subject: title, place: { file: source, line: first.line } };
      return [{ example, isSkipped: sample.isSkipped === true }];
    }),
  );
  const claiming = found.filter(({ example }) => claims(example.code));
  const examples = claiming.flatMap(({ example, isSkipped }) => (isSkipped ? [] : [example]));
  const unclaimed = found.filter(({ example, isSkipped }) => !isSkipped && !claims(example.code)).length;
  return { examples, skipped: claiming.length - examples.length, unclaimed };
}

/** Searches the text for assertions, so that most code is never parsed. */
function claims(code: string): boolean {
  return /\/\/\s*(?:=>|matches \/|throws\b)/.test(code);
}

interface Subject {
  readonly subject: string;
  readonly specifier: string;
  /** Holds comments, somewhere. */
  readonly value: unknown;
}

function* subjectsOf(pkg: ApiPackage): Generator<Subject> {
  const specifiers = new Map(pkg.modules.map((module) => [module.name, specifierOf(pkg, module)]));
  for (const module of pkg.modules) {
    const specifier = specifierOf(pkg, module);
    yield { subject: specifier, specifier, value: module.comment };
  }
  for (const { members, ...symbol } of pkg.symbols) {
    const specifier = specifiers.get(symbol.module) ?? pkg.name;
    yield { subject: symbol.qualifiedName, specifier, value: symbol };
    for (const member of members) yield { subject: `${symbol.qualifiedName}.${member.name}`, specifier, value: member };
  }
}

/** Finds the blocks of all comments in plain data. It visits every value, so that no place of comments is forgotten. */
function* exampleBlocks(value: unknown): Generator<CommentBlock> {
  if (typeof value !== 'object' || value === null) return;
  if (isExampleBlock(value)) yield value;
  else for (const part of Object.values(value)) yield* exampleBlocks(part);
}

function isExampleBlock(value: object): value is CommentBlock {
  return 'tag' in value && value.tag === '@example' && 'content' in value;
}

interface BlockRequest {
  readonly content: Markdown;
  readonly subject: string;
  /** For a text in a comment. */
  readonly sourceOf?: SourceOf | undefined;
}

function toExamples({ content, subject, sourceOf }: BlockRequest): readonly { readonly example: Example; readonly isLeftOut: boolean }[] {
  const { text, place } = content;
  if (!hasLine(place)) return [];
  return listFences(text)
    .filter(({ language }) => runnableLanguages.has(language.toLowerCase()))
    .map((fence) => ({
      example: {
        code: fence.code,
        language: fence.language,
        subject,
        place: { file: place.file, line: codeLine(fence, { place, sourceOf }) },
      },
      isLeftOut: isNoRun(fence.meta),
    }));
}
