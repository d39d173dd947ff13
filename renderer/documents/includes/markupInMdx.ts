/** A tag, a comment or a declaration in a piece of HTML. */
export interface MarkupToken {
  readonly text: string;
  /** Where it begins in the piece. */
  readonly index: number;
  /** Empty for comments and declarations. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'void' | 'other';
}

const markup = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<[!?][^>]*>/gi;
const voids: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Tags of a piece of HTML in their order. */
export function tokensOf(html: string): readonly MarkupToken[] {
  return [...html.matchAll(markup)].map(({ 0: text, 1: slash, 2: name = '', 3: attributes = '', index }) => {
    const isVoid = voids.has(name.toLowerCase()) || attributes.trimEnd().endsWith('/');
    const kind = name === '' ? 'other' : slash === '/' ? (isVoid ? 'other' : 'close') : isVoid ? 'void' : 'open';
    return { text, index, name, kind };
  });
}

/** Tags that have another one at the other end. MDX refuses those that have none. */
export function pairsOf(tokens: Iterable<MarkupToken>): ReadonlyMap<MarkupToken, MarkupToken> {
  const pairs = new Map<MarkupToken, MarkupToken>();
  const open: MarkupToken[] = [];
  for (const one of tokens) {
    if (one.kind === 'open') open.push(one);
    if (one.kind !== 'close') continue;
    const at = open.findLastIndex(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    const begin = open[at];
    if (begin === undefined) continue;
    open.length = at;
    pairs.set(begin, one).set(one, begin);
  }
  return pairs;
}

interface PrintRequest {
  readonly tokens: readonly MarkupToken[];
  readonly pairs: ReadonlyMap<MarkupToken, MarkupToken>;
}

/**
 * A piece of HTML as JSX, whose text is not Markdown. Tags whose other end is in another piece have a line each, because a paragraph of MDX closes
 * what it opens.
 */
export function printMarkup(html: string, { tokens, pairs }: PrintRequest): readonly string[] {
  const own = new Set(tokens);
  const lines = [''];
  let done = 0;
  let depth = 0;
  const add = (text: string): void => {
    lines[lines.length - 1] += text;
  };
  const addText = (text: string): void => {
    if (text !== '' && (depth > 0 || text.trim() !== '' || !text.includes('\n'))) add(literalText(text));
  };
  for (const one of tokens) {
    addText(html.slice(done, one.index));
    done = one.index + one.text.length;
    const other = pairs.get(one);
    if (isInclude(one)) lines.push(one.text, '');
    if (one.kind === 'other' || (one.kind !== 'void' && other === undefined)) continue;
    if (one.name.toLowerCase() === 'pre') depth += one.kind === 'open' ? 1 : -1;
    if (other === undefined || own.has(other)) add(printTag(one));
    else lines.push(printTag(one), '');
  }
  addText(html.slice(done));
  return lines.filter((line) => line !== '');
}

/** Text in which no sign means anything to Markdown or MDX. Entities of HTML stay. */
function literalText(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*|&(?:#\d+|#x[\da-f]+|[a-z]\w*);|[!-/:-@[-`{-~\t]|^ | $| (?= )/gi, (sign) => {
    // Markdown trims the lines of text.
    if (sign.includes('\n')) return `{${JSON.stringify(sign)}}`;
    return sign.length > 1 ? sign : `&#${sign.charCodeAt(0)};`;
  });
}

/** Whether a comment includes a file. */
export function isInclude({ text }: MarkupToken): boolean {
  return /^<!--\s*@include:/.test(text);
}

/** Attributes that JSX cannot have are those of other tools, and code. */
export function printTag(token: MarkupToken): string {
  const { text, name, kind } = token;
  if (isInclude(token)) return text;
  if (kind === 'close') return `</${name.toLowerCase()}>`;
  const written = text.slice(name.length + 1).replace(/\/?>$/, '');
  const attributes = [...written.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g)].flatMap(
    ([whole, key = '', double, single, bare]) => {
      if (!/^(?!on)[a-z_][\w-]*$/i.test(key)) return [];
      const value = double ?? single ?? bare;
      return [value === undefined && !whole.includes('=') ? key : `${key}="${(value ?? '').replaceAll('"', '&quot;')}"`];
    },
  );
  return `<${[name.toLowerCase(), ...attributes].join(' ')}${kind === 'void' ? ' /' : ''}>`;
}
