import type { Type } from '../../model/type.ts';
import type { Doc, Token } from '../../presentation/signature/doc.ts';
import { type CodeLine, layoutDoc, textOfLines } from '../../presentation/signature/layoutDoc.ts';
import { printType } from '../../presentation/signature/printType.ts';
import type { AlternateContext } from './alternateContext.ts';
import { codeFence, codeSpan, destination } from './inlineMarkdown.ts';

/** A declaration as a block of code. */
export function printLines(lines: readonly CodeLine[]): string {
  return codeFence(textOfLines(lines).join('\n'), 'ts');
}

/** A type in one line of code. Names of documented types are links, so that code and links alternate. */
export function printTypeSpan(type: Type, { href, externalHref }: Pick<AlternateContext, 'href' | 'externalHref'>): string {
  const addressOf = ({ target }: Token): string | undefined => {
    if (target?.kind === 'symbol') return href(target.id);
    return target?.kind === 'external' ? externalHref(target.package, target.name) : undefined;
  };
  let text = '';
  let code = '';
  const lines = layoutDoc(printType(type), widest);
  for (const [index, { tokens }] of lines.entries()) {
    if (index > 0) code += ' ';
    for (const token of tokens) {
      const address = addressOf(token);
      if (address === undefined) code += token.text;
      else {
        text += `${spacedSpan(code)}[${codeSpan(token.text)}](${destination(address)})`;
        code = '';
      }
    }
  }
  return (text + spacedSpan(code)).trim();
}

/** A span of code with the spaces around it, which a span itself would lose. */
function spacedSpan(code: string): string {
  const [, before = '', after = ''] = /^(\s*).*?(\s*)$/s.exec(code) ?? [];
  return code.trim() === '' ? before : `${before}${codeSpan(code)}${after}`;
}

/** A piece of code in as many lines as its own breaks make. */
export function printDoc(doc: Doc): string {
  return printLines(layoutDoc(doc, declarationWidth));
}

const declarationWidth = 80;
const widest = 100_000;
