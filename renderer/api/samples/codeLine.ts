import type { Place } from '../../model/problem.ts';
import type { Fence } from './listFences.ts';

/** Text of a source, by the file of a place; undefined when it can't be read. */
export type SourceOf = (file: string) => string | undefined;

/** 1-based line of the file where the code of a block begins. `sourceOf` is for texts of comments; READMEs are as their files. */
export function codeLine({ line }: Fence, { place, sourceOf }: CodeLineRequest): number {
  return place.line - (sourceOf === undefined || hasOwnFence(place, sourceOf) ? 0 : 1) + line;
}

interface CodeLineRequest {
  /** Of the text with the block. */
  readonly place: Place & { readonly line: number };
  readonly sourceOf?: SourceOf | undefined;
}

/** Whether a place has a line. */
export function hasLine(place: Place | undefined): place is Place & { readonly line: number } {
  return place?.line !== undefined;
}

/** TypeDoc adds a fence to code without one. That line does not exist in the file. */
function hasOwnFence({ file, line = 1, column = 1 }: Place, sourceOf: SourceOf): boolean {
  const lines =
    sourceOf(file)
      ?.split('\n')
      .slice(line - 1) ?? [];
  const [first = '', ...rest] = lines;
  const end = rest.findIndex((one) => /\*\/|^\s*\*?\s*@\w/.test(one));
  const block = [first.slice(column - 1), ...rest.slice(0, end === -1 ? undefined : end)];
  return block.some((one) => /^[\s*>]*(?:`{3,}|~{3,})/.test(one));
}
