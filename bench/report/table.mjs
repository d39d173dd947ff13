/** A Markdown table. @param {readonly string[]} head @param {readonly (readonly string[])[]} rows the first column is text, the others figures */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`, ...rows.map(line)].join('\n');
}
