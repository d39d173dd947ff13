/** Puts marks around a text's occurrences in an element, which may have break opportunities within its name. An empty text takes the marks away. */
export function markMatches(element: Element, wanted: string): void {
  for (const mark of element.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  element.normalize();
  if (wanted === '') return;
  const start = (element.textContent ?? '').toLowerCase().indexOf(wanted);
  if (start < 0) return;
  let position = 0;
  for (const node of textsOf(element)) {
    const from = Math.max(start - position, 0);
    const to = Math.min(start + wanted.length - position, node.data.length);
    position += node.data.length;
    if (from >= to) continue;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    range.surroundContents(document.createElement('mark'));
  }
}

function textsOf(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node);
  return nodes;
}
