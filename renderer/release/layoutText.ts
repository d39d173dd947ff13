import { withinStack } from '../model/isStackOverflow.ts';
import { canonical, canonicalText } from '../presentation/signature/canonical.ts';
import type { Doc } from '../presentation/signature/doc.ts';
import { layoutDoc, textOfLines } from '../presentation/signature/layoutDoc.ts';
import { createNodeConverter } from './createNodeConverter.ts';
import { importText } from './nodeText.ts';
import { omission, parseText, placeholder } from './parseText.ts';
import { printNode } from './printNode.ts';

const converter = createNodeConverter({
  name: (name) => name.getText(),
  importType: importText,
  parameter: ({ name }) => name.text,
  keepsOrder: true,
});

/** Code in normal form as lines of at most `width` columns, where its parts allow that. The lines are the same code to a parser. */
export function layoutCode(doc: Doc, width = 100): readonly string[] {
  return textOfLines(layoutDoc(canonical(doc), width));
}

/** The same for a line of a snapshot: a declaration, the head of one, or a member. A text that isn't in normal form stays on its line. */
export function layoutText(text: string, width: number): readonly string[] {
  if (text.length <= width) return [text];
  const code = text.replaceAll(omission, placeholder);
  return withinStack(() => {
    const parsed = parseText(code);
    const doc: Doc = parsed === undefined ? '' : [printNode(parsed.node, converter), parsed.end];
    if (canonicalText(doc) !== code) return [text];
    return layoutCode(doc, width).map((line) => line.replaceAll(placeholder, omission));
  }, [text]);
}
