import type { Session } from '../../engine/session.ts';
import { defineTask } from '../../engine/task.ts';
import { plainLines, type TokenLine } from './createTokenizer.ts';
import { grammarOf, highlightCode } from './highlightCode.ts';

/** Colors code. Highlighting itself is synchronous: its inputs must be prepared. */
export interface Highlighter {
  readonly prepare: (blocks: Iterable<HighlightInput>) => Promise<void>;
  /** One array for each line. Throws where the block was not prepared. */
  readonly highlight: (block: HighlightInput) => readonly TokenLine[];
}

export interface HighlightInput {
  readonly code: string;
  /** As written after the fence. */
  readonly language: string;
}

/** Blocks of unused code that stay: a page that isn't rendered again doesn't ask for its own. */
const unused = 4000;

/** Results are small, and without a new block no engine has to be loaded. */
const highlightBlock = defineTask({
  name: 'highlight',
  storage: { kind: 'bucket', unused },
  run: ({ code, grammar }: { readonly code: string; readonly grammar: string }) => highlightCode(code, grammar),
});

export function createHighlighter(run: Session['run']): Highlighter {
  const lines = new Map<string, readonly TokenLine[]>();
  const keyOf = ({ code, language }: HighlightInput): string => `${grammarOf(language) ?? ''}\n${code}`;
  return {
    prepare: async (blocks) => {
      for (const block of blocks) {
        const grammar = grammarOf(block.language);
        if (grammar === undefined || lines.has(keyOf(block))) continue;
        lines.set(keyOf(block), await run(highlightBlock, { code: block.code, grammar }));
      }
    },
    highlight: (block) => {
      if (grammarOf(block.language) === undefined) return plainLines(block.code);
      const known = lines.get(keyOf(block));
      if (known === undefined) throw new Error(`A block of code was not prepared for highlighting: ${block.code.slice(0, 80)}`);
      return known;
    },
  };
}
