import type { Heading, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Ids that authors write at the end of a heading: `{#id}`, `{ #id .class }` (mdBook), `[#id]` (Fumadocs), `{/* #id *\/}` and `<!-- #id -->`. They
 * are read from the source, because Markdown sees emphasis in `{#A.__call__}`. `{#id}` alone, as VitePress has it, is an anchor at its place.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    visit(tree, 'paragraph', (paragraph) => {
      const id = /^\{#([^\s{}]+)\}$/.exec(text.slice(paragraph.position?.start.offset, paragraph.position?.end.offset))?.[1];
      if (id !== undefined) Object.assign(paragraph, { children: [], data: { hName: 'a', hProperties: { id } } });
    });
    visit(tree, 'heading', (heading) => {
      const start = heading.position?.start.offset ?? 0;
      const last = heading.children.at(-1);
      // Whether a heading is in the table of contents depends on its level here, and a step has no frame of its own.
      if (last?.type === 'text') last.value = withoutMarks(last.value);
      const written = writtenId(text.slice(start, heading.position?.end.offset));
      if (written === undefined) return;
      cutAt(heading, { offset: start + written.index, sign: written.sign });
      const rest = heading.children.at(-1);
      if (rest?.type === 'text') rest.value = withoutMarks(rest.value);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: written.id } };
    });
  };
}

function withoutMarks(text: string): string {
  return text.replace(/(?:(?<![ \t])[ \t]+\[(?:!?toc|step)\]){1,4}$/, '');
}

interface WrittenId {
  readonly id: string;
  /** Where its mark begins. */
  readonly index: number;
  /** With what. */
  readonly sign: string;
}

const mark =
  /(?:\\?\{[ \t]*#([^\s{}]+)(?:[ \t]+\.[\w-]+)*[ \t]*\}|(?<=[ \t])\[#([^\s[\]\d][^\s[\]]*)\]|\{\/\*[ \t]*#([^\s{}*]+)[ \t]*\*\/\}|<!--[ \t]*#([^\s<>]+?)[ \t]*-->)$/;

function writtenId(heading: string): WrittenId | undefined {
  // A heading can end with more signs of its level, and the underline of a heading is below it.
  const line = (heading.startsWith('#') ? heading.replace(/[ \t]#+[ \t]*$/, '') : heading.replace(/\r?\n[^\n]*$/, '')).trimEnd();
  const found = mark.exec(withoutMarks(line));
  const id = found?.slice(1).find((part) => part !== undefined);
  return found === null || id === undefined
    ? undefined
    : { id: id.replace(/\\([!-/:-@[-`{-~])/g, '$1'), index: found.index, sign: found[0].startsWith('[') ? '[' : '{' };
}

/** Removes what begins at an offset of the file or after it. */
function cutAt(heading: Heading, { offset, sign }: { readonly offset: number; readonly sign: string }): void {
  const kept = heading.children.filter((node) => (node.position?.start.offset ?? 0) < offset);
  const last = kept.at(-1);
  heading.children = kept;
  if (last?.type !== 'text') return;
  // The text before emphasis still has the beginning of the mark.
  if ((last.position?.end.offset ?? 0) > offset) last.value = last.value.slice(0, Math.max(last.value.lastIndexOf(sign), 0));
  last.value = last.value.trimEnd();
  if (last.value === '') heading.children = kept.slice(0, -1) satisfies PhrasingContent[];
}
