/** Makes everything outside of an element inert, so that focus and screen readers stay inside. The result undoes it. */
export function inertOutside(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert || sibling.ariaLive) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const sibling of changed) sibling.inert = false;
  };
}
