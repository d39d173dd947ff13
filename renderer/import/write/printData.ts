/** Longer lists and objects get a line for each entry. */
const longestLine = 110;

/** Data as source text of TypeScript. Entries without a value are left out. */
export function printData(data: unknown, indent = ''): string {
  const line = inline(data);
  if (line.length + indent.length <= longestLine && !line.includes('\n')) return line;
  const inner = `${indent}  `;
  if (Array.isArray(data)) return `[\n${data.map((item) => `${inner}${printData(item, inner)},\n`).join('')}${indent}]`;
  if (typeof data !== 'object' || data === null) return line;
  const entries = entriesOf(data).map(([key, value]) => `${inner}${printKey(key)}: ${printData(value, inner)},\n`);
  return `{\n${entries.join('')}${indent}}`;
}

function inline(data: unknown): string {
  if (typeof data === 'string') return quoted(data);
  if (Array.isArray(data)) return `[${data.map(inline).join(', ')}]`;
  if (typeof data !== 'object' || data === null) return String(data);
  const entries = entriesOf(data).map(([key, value]) => `${printKey(key)}: ${inline(value)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function entriesOf(data: object): readonly (readonly [string, unknown])[] {
  return Object.entries(data).filter(([, value]) => value !== undefined);
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : key === '__proto__' ? "['__proto__']" : quoted(key);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
