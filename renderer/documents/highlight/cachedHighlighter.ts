import { hashOf } from '../../cache/hashOf.ts';
import type { Cache } from '../../cache/openCache.ts';
import { openShelf, type Shelf } from '../../cache/openShelf.ts';
import type { TokenLine } from './createTokenizer.ts';
import { grammarOf, isCommonLanguage } from './languages.ts';
import { type Highlighter, loadHighlighter } from './loadHighlighter.ts';
import { plainLines } from './plainLines.ts';

/**
 * A highlighter that remembers blocks from build to build, and loads its engine and grammars only when a block is new.
 *
 * Highlighting is synchronous, loading isn't. So a block that can't be answered yet throws `NotReady` through whatever is being
 * made, and `retryWhenReady` makes it again once more is there: first what is remembered, then the engine. A build without
 * anything new thus reads neither.
 */
export interface CachedHighlighter extends Highlighter {
  /** Loads what is remembered, so that only a new block needs `prepare`. */
  readonly open: () => Promise<void>;
  /** Loads what comes next. False when everything is there. */
  readonly prepare: () => Promise<boolean>;
  /** Remembers the blocks of this build. */
  readonly save: () => Promise<void>;
  /** All that is remembered, for a highlighter in another thread. */
  readonly known: () => Promise<KnownBlocks>;
  /** The blocks that it has highlighted itself since it was last asked. */
  readonly takeNew: () => Blocks;
  /** Takes over what another one has highlighted. */
  readonly remember: (blocks: Blocks) => void;
}

/** Highlighted blocks by the hash of their code and grammar. */
export type Blocks = readonly (readonly [key: string, lines: readonly TokenLine[]])[];

/** What a highlighter begins with. Plain data. */
export interface KnownBlocks {
  /** Which have grammars; others are plain text. */
  readonly languages: readonly string[];
  readonly blocks: Blocks;
}

/** Thrown by `highlight` to say that `prepare` comes first. */
export class NotReady extends Error {}

/** Unused blocks stay as well, up to here: a page that isn't rendered doesn't ask for its own. */
const mostBlocks = 4000;

/** Languages of code in comments and READMEs. */
const commentLanguages = ['tsx', 'html', 'css', 'yaml', 'diff', 'md'];

/** Loads the engine. A process that builds again and again hands in one that loads it once: its memory is never given back. */
export type LoadEngine = () => Promise<Highlighter>;

export interface CachedHighlighterRequest {
  readonly cache: Cache;
  /** Which site's blocks. */
  readonly name: string;
  /** Default: a new engine. */
  readonly loadEngine?: LoadEngine | undefined;
  /** An engine that has been loaded before: with it, no text has to be read once more for a new block. Default: none. */
  readonly engine?: Highlighter | undefined;
  /** What another one knows already. */
  readonly known?: KnownBlocks | undefined;
}

export function cachedHighlighter(request: CachedHighlighterRequest): CachedHighlighter {
  const { cache, name, loadEngine: load = loadHighlighter, known } = request;
  const wanted = new Set([...commentLanguages, ...(known?.languages ?? [])]);
  const given = new Map(known?.blocks);
  const made = new Map<string, readonly TokenLine[]>();
  let shelf: Promise<Shelf<readonly TokenLine[]>> | undefined;
  let blocks: Shelf<readonly TokenLine[]> | undefined;
  let loading: Promise<Highlighter> | undefined;
  let { engine } = request;

  const openBlocks = async (): Promise<boolean> => {
    shelf ??= openShelf({ cache, stage: 'blocks', name, mostUnused: mostBlocks });
    blocks = await shelf;
    return !blocks.isNew;
  };
  const loadEngine = async (): Promise<Highlighter> => {
    loading ??= load();
    const loaded = await loading;
    await loaded.load(wanted);
    engine = loaded;
    return loaded;
  };

  return {
    load: async (languages) => {
      const names = [...languages];
      for (const language of names) wanted.add(language);
      if (loading === undefined && names.every(isCommonLanguage)) return [];
      return (await loadEngine()).load(names);
    },
    highlight: (code, language) => {
      const grammar = grammarOf(language);
      if (grammar === undefined) return plainLines(code);
      const key = hashOf(grammar, code);
      const lines = given.get(key) ?? blocks?.get(key);
      if (lines !== undefined) return lines;
      if (engine === undefined || blocks === undefined) throw new NotReady();
      const highlighted = engine.highlight(code, language);
      blocks.put(key, highlighted);
      made.set(key, highlighted);
      return highlighted;
    },
    open: async () => void (await openBlocks()),
    prepare: async () => {
      if (blocks === undefined && ((await openBlocks()) || engine !== undefined)) return true;
      if (engine !== undefined) return false;
      await loadEngine();
      return true;
    },
    save: async () => blocks?.save(),
    known: async () => {
      await openBlocks();
      return { languages: [...wanted], blocks: [...given, ...(blocks?.entries() ?? [])] };
    },
    takeNew: () => {
      const taken = [...made];
      made.clear();
      return taken;
    },
    remember: (more) => {
      for (const [key, lines] of more) blocks?.put(key, lines);
    },
  };
}

/** Does the work, and again whenever it needed more of the highlighter than was there. */
export async function retryWhenReady<T>(highlighter: Pick<CachedHighlighter, 'prepare'>, work: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotReady) || !(await highlighter.prepare())) throw error;
    }
  }
}
