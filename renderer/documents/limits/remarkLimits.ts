import { blockQuote, list } from 'micromark-core-commonmark';
import type { Construct, Extension, ParseContext, Point, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { textLimits } from '../../model/textLimits.ts';
import { LimitExceeded } from './withinLimits.ts';

/** Has the parser leave a text that exceeds the limits of nesting and marks, by throwing `LimitExceeded`. The last plugin of syntax. */
export function remarkLimits(this: Processor): void {
  const data = this.data();
  const others = (data.micromarkExtensions ?? []).map((extension) => ({ ...extension, ...limitContainers(extension) }));
  data.micromarkExtensions = [...others, commonmarkLimits()];
}

/** Containers of other extensions, such as footnotes. */
function limitContainers({ document }: Extension): Extension {
  if (document === undefined) return {};
  const limited = Object.entries(document).map(([sign, constructs]) => [sign, [constructs ?? []].flat().map(limitNesting)]);
  return { document: Object.fromEntries(limited) };
}

/** Constructs of an extension are tried before those of CommonMark. */
function commonmarkLimits(): Extension {
  const [limitedList, limitedQuote, marks] = [limitNesting(list), limitNesting(blockQuote), countMarks()];
  const lists = [...'*+-0123456789'].map((sign) => [sign.charCodeAt(0), limitedList] as const);
  return {
    document: { ...Object.fromEntries(lists), ['>'.charCodeAt(0)]: limitedQuote },
    text: Object.fromEntries([...'*_~[]'].map((sign) => [sign.charCodeAt(0), marks])),
  };
}

/** Counts a character and leaves it to the other constructs. */
function countMarks(): Construct {
  const counts = new WeakMap<TokenizeContext, number>();
  return {
    tokenize(_effects, _ok, nok) {
      const count = (counts.get(this) ?? 0) + 1;
      if (count > textLimits.marks) throw new LimitExceeded('marks', this.now());
      counts.set(this, count);
      return nok;
    },
  };
}

/**
 * Wraps the construct of a container so that it counts open containers. The parser tries a container before it accepts it, so one container
 * may begin twice at a place. The state that the parser keeps for it identifies it.
 */
function limitNesting(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const open = openContainers(this.parser);
      const start = this.now();
      const opened: typeof ok = (code) => {
        noteOpened(open, start, this);
        return ok(code);
      };
      return construct.tokenize.call(this, effects, opened, nok);
    },
    exit(effects) {
      const open = openContainers(this.parser);
      for (const [offset, state] of open) if (state === this.containerState) open.delete(offset);
      construct.exit?.call(this, effects);
    },
  };
}

type OpenContainers = Map<number, TokenizeContext['containerState']>;

const containers = new WeakMap<ParseContext, OpenContainers>();

function openContainers(parser: ParseContext): OpenContainers {
  const open = containers.get(parser) ?? new Map();
  containers.set(parser, open);
  return open;
}

function noteOpened(open: OpenContainers, { offset, line, column }: Point, { containerState }: TokenizeContext): void {
  open.set(offset, containerState);
  if (open.size > textLimits.nesting) throw new LimitExceeded('nesting', { line, column });
}
