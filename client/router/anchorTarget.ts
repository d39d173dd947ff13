/** The element that the URL's anchor means: by its id, else an old `<a name>` (HTML, "indicated part of the document"). */
export function anchorTarget(): Element | undefined {
  const written = location.hash.slice(1);
  const names = written === '' ? [] : [written, decoded(written)];
  const elements = names.flatMap((name) => [document.getElementById(name), document.querySelector(`a[name="${CSS.escape(name)}"]`)]);
  return elements.find((element) => element !== null) ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
