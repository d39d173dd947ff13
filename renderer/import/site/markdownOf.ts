import type { SiteTargets } from './siteTargets.ts';

/** HTML of an announcement as Markdown: a link stays if its page does; other tags go. */
export function markdownOf(html: string, { resolve }: SiteTargets): string {
  const linked = html.replace(/<a\s[^>]*?href=["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, text: string) => {
    const target = resolve({ kind: 'address', href });
    if (target.kind === 'elsewhere' || target.kind === 'file') return `[${plainText(text)}](${target.href})`;
    return target.kind === 'document' ? `[${plainText(text)}](${target.document.address}${target.anchor})` : text;
  });
  return plainText(linked);
}

/** The words of HTML, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&copy;', '©')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
