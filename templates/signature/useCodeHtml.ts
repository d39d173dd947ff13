import type { CodeLine } from '../../renderer/presentation/signature/layoutDoc.ts';
import { useRenderContext } from '../context.ts';
import { codeHtml } from './codeHtml.ts';

/** Lines of code as the inside of a `<code>`, with the links that they have on the page that is being rendered. */
export function useCodeHtml(lines: readonly CodeLine[]): { readonly __html: string } {
  const { href, globalHref, externalHref, cardOf } = useRenderContext();
  return { __html: codeHtml(lines, { href, globalHref, externalHref, cardOf }) };
}
