/** Markup as it came, and the nodes that were made of it, which scripts may have changed since. */
interface Shown {
  readonly source: DocumentFragment;
  readonly nodes: readonly ChildNode[];
}

const shown = new WeakMap<Element, Shown>();

/**
 * Puts new content into an element. From the second time on, it replaces only the parts that differ from the content before: the rest keeps
 * its state, and the browser need not lay it out again, which takes longer than all else between a saved document and its painted page.
 */
export function replaceChanged(target: Element, next: DocumentFragment): void {
  const before = shown.get(target);
  const source = next.cloneNode(true) as DocumentFragment;
  if (before !== undefined && hasNodes(target, before.nodes)) replaceWithin(target, before.source, next);
  else target.replaceChildren(next);
  shown.set(target, { source, nodes: [...target.childNodes] });
}

function hasNodes({ childNodes }: Element, nodes: readonly ChildNode[]): boolean {
  return childNodes.length === nodes.length && nodes.every((node, index) => childNodes[index] === node);
}

/** Replaces all nodes of `live` where scripts have added some or removed some. */
function replaceWithin(live: ParentNode, before: ParentNode, next: ParentNode): void {
  const [old, made] = [[...before.childNodes], [...next.childNodes]];
  const isChanged = live.childNodes.length !== old.length;
  const least = Math.min(old.length, made.length);
  let start = 0;
  while (!isChanged && start < least && markupOf(old[start]) === markupOf(made[start])) start += 1;
  let end = 0;
  while (!isChanged && end < least - start && markupOf(old.at(-1 - end)) === markupOf(made.at(-1 - end))) end += 1;
  const leaving = [...live.childNodes].slice(start, live.childNodes.length - end);
  const coming = made.slice(start, made.length - end);
  const [[shownPart], written, [part]] = [leaving, old[start], coming];
  const isOne = !isChanged && leaving.length === 1 && coming.length === 1;
  if (isOne && isContainer(shownPart) && isContainer(written) && isContainer(part) && tagOf(written) === tagOf(part)) {
    replaceWithin(shownPart, written, part);
    return;
  }
  const following = live.childNodes[start + leaving.length] ?? null;
  for (const node of leaving) node.remove();
  for (const node of coming) live.insertBefore(node, following);
}

/** Elements that only hold the parts of a page. Others, such as islands and tabs, come as a whole. */
function isContainer(node: Node | undefined): node is Element {
  return node instanceof Element && node.matches('article, section, div:not([class])');
}

function tagOf(element: Element): string {
  return markupOf(element.cloneNode());
}

/** With what is in templates, which `isEqualNode` does not compare. */
function markupOf(node: Node | undefined): string {
  return node instanceof Element ? node.outerHTML : `${node?.nodeType} ${node?.nodeValue}`;
}
