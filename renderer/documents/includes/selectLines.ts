import { slug } from 'github-slugger';
import type { TextLine } from './textLines.ts';

/** Which part of a file a document shows. */
export interface Selection {
  /** Name of a region, or in Markdown the anchor of a heading, or the id of an element `section`. */
  readonly region?: string | undefined;
  /** `2-5`, `3,7`, `3-`, `-10`; counted in the region, if there is one. */
  readonly lines?: string | undefined;
}

const marker = /^\s*(?:\/\/|\/\*+|<!--|\{\/\*|#|--|;|%|REM\b|::)?\s*#?(end\s?)?region\b[ \t]*([^\s*>-][^\s*]*)?/i;

/** The lines that a selection means, without marks of regions and without common indent. Undefined: there is no such region or line. */
export function selectLines(all: readonly TextLine[], { region, lines }: Selection): readonly TextLine[] | undefined {
  const found =
    region === undefined ? all : (regionIn(all, region) ?? anchorIn(all, region) ?? sectionIn(all, region) ?? elementIn(all, region));
  const picked = found === undefined ? undefined : pickLines(found, lines);
  if (picked === undefined || picked.length === 0) return undefined;
  return region === undefined && lines === undefined ? picked : withoutIndent(picked.filter(({ text }) => !isMarker(text)));
}

/** As mdBook marks parts: `// ANCHOR: name` and `// ANCHOR_END: name`. In code, it would be a property. */
const anchor = /^\s*(?:\/\/+|\/\*+|<!--|\{\/\*|#|--|;|%|REM\b|::)\s*ANCHOR(_END)?:[ \t]*([\w-]+)/;

function isMarker(text: string): boolean {
  return /^\s*(?:\/\/|\/\*+|<!--|\{\/\*|#|--|;|%|REM\b|::)\s*#?(?:end\s?)?region\b/i.test(text) || anchor.test(text);
}

function regionIn(all: readonly TextLine[], name: string): readonly TextLine[] | undefined {
  const marks = all.map(({ text }) => marker.exec(text));
  const first = marks.findIndex((mark) => mark !== null && mark[1] === undefined && mark[2] === name);
  if (first === -1) return undefined;
  let depth = 0;
  for (const [index, mark] of marks.entries()) {
    if (index < first || mark === null) continue;
    if (mark[1] !== undefined && mark[2] === name) return all.slice(first + 1, index);
    depth += mark[1] === undefined ? 1 : -1;
    if (depth === 0) return all.slice(first + 1, index);
  }
  return all.slice(first + 1);
}

function anchorIn(all: readonly TextLine[], name: string): readonly TextLine[] | undefined {
  const marks = all.map(({ text }) => anchor.exec(text));
  const first = marks.findIndex((mark) => mark?.[2] === name && mark[1] === undefined);
  const end = marks.findIndex((mark, index) => index > first && mark?.[2] === name && mark[1] !== undefined);
  return first === -1 ? undefined : all.slice(first + 1, end === -1 ? undefined : end);
}

/** A section of Markdown, from below its heading to the next of its level or a higher one. */
function sectionIn(all: readonly TextLine[], anchor: string): readonly TextLine[] | undefined {
  const heading = /^(#{1,6})[ \t]+(.*?)(?:[ \t]*\{#([^{}\s]+)\})?[ \t]*$/;
  const levels = all.map(({ text }) => heading.exec(text));
  const first = levels.findIndex((found) => found !== null && (found[3] ?? slug(found[2] ?? '')) === anchor);
  const level = levels[first]?.[1]?.length;
  if (level === undefined) return undefined;
  const end = levels.findIndex((found, index) => index > first && found !== null && (found[1]?.length ?? 0) <= level);
  return all.slice(first + 1, end === -1 ? undefined : end);
}

/** The contents of `<section id="name">`, whose tags are lines of their own, as Fumadocs marks parts. */
function elementIn(all: readonly TextLine[], id: string): readonly TextLine[] | undefined {
  const first = all.findIndex(({ text }) => /^\s*<section\b[^<>]*\bid=["']([^"'<>]+)["'][^<>]*>\s*$/.exec(text)?.[1] === id);
  let depth = 1;
  const end = all.findIndex(({ text }, index) => {
    if (index > first) depth += /^\s*<section\b[^<>]*>\s*$/.test(text) ? 1 : /^\s*<\/section>\s*$/.test(text) ? -1 : 0;
    return depth === 0;
  });
  return first === -1 || end === -1 ? undefined : all.slice(first + 1, end);
}

function pickLines(all: readonly TextLine[], ranges: string | undefined): readonly TextLine[] | undefined {
  if (ranges === undefined) return all;
  return ranges.split(',').flatMap((range) => {
    const [, from = '', dash = '', to = ''] = /^\s*(\d*)\s*(-?)\s*(\d*)\s*$/.exec(range) ?? [];
    const first = Number(from || 1);
    return from === '' && to === '' ? [] : all.slice(first - 1, dash === '' ? first : to === '' ? undefined : Number(to));
  });
}

function withoutIndent(lines: readonly TextLine[]): readonly TextLine[] {
  const indents = lines.filter(({ text }) => text.trim() !== '').map(({ text }) => /^[ \t]*/.exec(text)?.[0].length ?? 0);
  const least = Math.min(...indents, Number.POSITIVE_INFINITY);
  return Number.isFinite(least) && least > 0 ? lines.map((line) => ({ ...line, text: line.text.slice(least) })) : lines;
}
