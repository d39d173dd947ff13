import type { Type } from '../../model/type.ts';
import type { Doc } from '../../presentation/signature/doc.ts';
import { type CodeLine, layoutDoc, textOfLines } from '../../presentation/signature/layoutDoc.ts';
import { printType } from '../../presentation/signature/printType.ts';
import { codeFence, codeSpan } from './escapeMarkdown.ts';

/** A declaration as a block of code. */
export function printLines(lines: readonly CodeLine[]): string {
  return codeFence(textOfLines(lines).join('\n'), 'ts');
}

/** A type as a span of code. */
export function printTypeSpan(type: Type): string {
  return codeSpan(textOfLines(layoutDoc(printType(type), widest)).join(' '));
}

/** A piece of code in as many lines as its own breaks make. */
export function printDoc(doc: Doc): string {
  return printLines(layoutDoc(doc, declarationWidth));
}

const declarationWidth = 80;
const widest = 100_000;
