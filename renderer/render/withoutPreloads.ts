/**
 * Removes the preload hints that React prints before markup with images. The images are in the same markup, where the browser finds them as
 * early and knows which of them are visible. A hint also has the address that an author wrote, not its resolved URL.
 */
export function withoutPreloads(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*\/>/g, '');
}
