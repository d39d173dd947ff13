/** Where a text stops being JSON: the offset of the first sign that can't stand where it does. Undefined for a text that is JSON. */
export function findJsonError(text: string): number | undefined {
  const scanner: Scanner = { text, at: 0 };
  if (!scanValue(scanner)) return scanner.at;
  skip(scanner, spaces);
  return scanner.at === text.length ? undefined : scanner.at;
}

interface Scanner {
  readonly text: string;
  /** How far the text is JSON. */
  at: number;
}

const spaces = /[ \t\r\n]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none within strings
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

function skip(scanner: Scanner, pattern: RegExp): boolean {
  pattern.lastIndex = scanner.at;
  const isThere = pattern.test(scanner.text);
  if (isThere) scanner.at = pattern.lastIndex;
  return isThere;
}

/** Past spaces and one sign, if it is there; otherwise to the sign that is there instead. */
function skipSign(scanner: Scanner, sign: string): boolean {
  skip(scanner, spaces);
  const isThere = scanner.text[scanner.at] === sign;
  if (isThere) scanner.at += 1;
  return isThere;
}

function scanValue(scanner: Scanner): boolean {
  if (skipSign(scanner, '{')) return scanList(scanner, { end: '}', scanEntry: scanProperty });
  if (skipSign(scanner, '[')) return scanList(scanner, { end: ']', scanEntry: scanValue });
  return skip(scanner, string) || skip(scanner, scalar);
}

function scanProperty(scanner: Scanner): boolean {
  skip(scanner, spaces);
  return skip(scanner, string) && skipSign(scanner, ':') && scanValue(scanner);
}

interface List {
  readonly end: string;
  readonly scanEntry: (scanner: Scanner) => boolean;
}

function scanList(scanner: Scanner, { end, scanEntry }: List): boolean {
  if (skipSign(scanner, end)) return true;
  do {
    if (!scanEntry(scanner)) return false;
  } while (skipSign(scanner, ','));
  return skipSign(scanner, end);
}
