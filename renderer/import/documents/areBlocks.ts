/**
 * Whether all elements of a component are blocks with contents: each begins and ends a line, and no text goes on around it. Elements within a
 * line, as in tables, are none.
 *
 * @param bare text without code
 */
export function areBlocks(bare: string, name: string): boolean {
  const lines = bare.split('\n');
  const open = new RegExp(`<${name}(?=[\\s/>]|$)`);
  const close = `</${name}>`;
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    const [before = '', ...opened] = line.split(open);
    const [, ...closed] = line.split(close);
    const isEmpty = opened[0]?.startsWith(`>${close}`) === true;
    const previous = (lines[index - 1] ?? '').trim();
    const isApart = previous === '' || previous.startsWith('#') || previous.endsWith('>');
    const begins = /^[ \t>]*$/.test(before) ? isApart : /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+$/.test(before);
    const ends = closed[0]?.trim() === '' && /^[ \t>]*(?:$|\r|[-*+<#]|\d+[.)])/.test(lines[index + 1] ?? '');
    if (opened.length > 1 || closed.length > 1 || isEmpty) return false;
    if ((opened.length === 1 && !begins) || (closed.length === 1 && !ends)) return false;
    depth += opened.length - closed.length;
  }
  // Elements without contents have no end.
  return depth === 0;
}
