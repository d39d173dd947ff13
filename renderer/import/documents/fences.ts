import { codeBlocks, withoutCode as withoutMarkdownCode } from '../../model/codeBlocks.ts';
import { frontMatterEnd } from '../../model/frontMatterBlock.ts';
import { blank, type Edit } from '../../model/textEdits.ts';
import { mostPrograms, statementEnd } from '../values/statementEnd.ts';

/** A text with blocks of code, code in lines, comments and front matter replaced by spaces, so that positions stay. */
export function withoutCode(text: string): string {
  return withComments(text).replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, blank);
}

/** The same with comments. */
export function withComments(text: string): string {
  const end = frontMatterEnd(text);
  const body = blank(text.slice(0, end)) + text.slice(end);
  return withoutMarkdownCode(body, programEnds(body));
}

/** Where the blocks of code of a document are, with their fences. */
export function blocksIn(text: string): readonly Pick<Edit, 'start' | 'end'>[] {
  return codeBlocks(text, programEnds(text));
}

function programEnds(text: string): (start: number) => number {
  let programs = 0;
  return (start) => {
    programs += 1;
    return programs > mostPrograms ? start : statementEnd(text, start);
  };
}
