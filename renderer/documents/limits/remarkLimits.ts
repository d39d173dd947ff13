import { blockQuote, list, setextUnderline } from 'micromark-core-commonmark';
import type { Construct, Extension, ParseContext, Point, Resolver, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { textLimits } from '../../model/textLimits.ts';
import { LimitExceeded } from './withinLimits.ts';

/** Has the parser leave a text that exceeds the limits of nesting, marks and lines, by throwing `LimitExceeded`. The last plugin of syntax. */
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
  const [limitedList, limitedQuote, marks, lines] = [limitNesting(list), limitNesting(blockQuote), count('marks'), count('lines')];
  const lists = [...'*+-0123456789'].map((sign) => [sign.charCodeAt(0), limitedList] as const);
  return {
    document: { ...Object.fromEntries(lists), ['>'.charCodeAt(0)]: limitedQuote, null: countLazyLines() },
    flow: Object.fromEntries([...'=-'].map((sign) => [sign.charCodeAt(0), { ...setextUnderline, resolveTo: resolveLastContent }])),
    text: {
      ...Object.fromEntries([...'*_~[]'].map((sign) => [sign.charCodeAt(0), marks])),
      ...Object.fromEntries(lineEndings.map((code) => [code, lines])),
    },
  };
}

/** The parser's codes of `\r`, `\n` and both. */
const lineEndings = [-5, -4, -3];

/** Counts a character of a paragraph and leaves it to the other constructs. */
function count(limit: 'marks' | 'lines'): Construct {
  const counts = new WeakMap<TokenizeContext, number>();
  return {
    tokenize(_effects, _ok, nok) {
      const found = (counts.get(this) ?? 0) + 1;
      if (found > textLimits[limit]) throw new LimitExceeded(limit, this.now());
      counts.set(this, found);
      return nok;
    },
  };
}

/** Counts consecutive lines that continue the paragraph of a quotation or list without its signs: the parser looks through all of them at each. */
function countLazyLines(): Construct {
  const counts = new WeakMap<ParseContext, { readonly line: number; readonly found: number }>();
  return {
    tokenize(_effects, _ok, nok) {
      const { line } = this.now();
      const last = counts.get(this.parser);
      // Tried once more after each new container.
      if (last?.line === line) return nok;
      const found = this.parser.lazy[line - 1] === true && last?.line === line - 1 ? last.found + 1 : 0;
      if (found > textLimits.lines) throw new LimitExceeded('lines', this.now());
      counts.set(this.parser, { line, found });
      return nok;
    },
  };
}

/** Resolves the underline of a heading. The original resolver copies the events of the whole text, though it changes only the last of them. */
const resolveLastContent: Resolver = (events, context) => {
  const start = events.findLastIndex(([kind, token]) => kind === 'enter' && token.type === 'content');
  const last = events.splice(start);
  for (const event of setextUnderline.resolveTo?.(last, context) ?? last) events.push(event);
  return events;
};

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
