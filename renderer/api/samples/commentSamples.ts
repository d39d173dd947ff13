import type ts from 'typescript';
import type { Sample } from '../../model/sample.ts';
import { findFences } from './findFences.ts';

/**
 * The samples in the comments of a program's files, as they stand there: known long before TypeDoc has said which of them are
 * documentation, so that somebody with nothing to do can get them ready. What isn't found, or not used, costs only time.
 */
export function commentSamples(program: ts.Program, folder: string): readonly Sample[] {
  const texts = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder) && !fileName.slice(folder.length).includes('/node_modules/'))
    .map(({ text }) => text);
  return texts.flatMap((text) => (mayHaveCode(text) ? commentsIn(text).flatMap(([found]) => samplesIn(withoutStars(found))) : []));
}

/** Beginnings behind the last end aren't looked at: each of them would be looked through to the end of the text. */
function commentsIn(text: string): readonly RegExpExecArray[] {
  return [...text.slice(0, text.lastIndexOf('*/') + 2).matchAll(/\/\*\*[\s\S]*?\*\//g)];
}

/** What is written behind it is code, unless it says itself what of it is. */
const defaultTag = /^[ \t]*@default(?:Value)?\s((?:(?!^[ \t]*@)(?:[^`{]|\{(?!@)))*)(?=^[ \t]*@|(?![\s\S]))/gm;

/** The same, up to the next tag. */
const exampleTag = /^[ \t]*@example\b(?:\s*<caption>.*<\/caption>)?((?:(?!^[ \t]*@\w)(?!```|\{@)[\s\S])*)(?=^[ \t]*@|(?![\s\S]))/gm;

/** Lines that stand in from the others, below an empty one. */
const indented = /\n[ \t]*\n( {4}.*(?:\n+ {4}.*)*)/g;

function mayHaveCode(text: string): boolean {
  return text.includes('```') || text.includes('@default') || text.includes('@example') || text.includes('*     ');
}

function samplesIn(text: string): readonly Sample[] {
  const defaults = text.includes('@default') ? tagged(text, defaultTag) : [];
  const examples = text.includes('@example') ? tagged(text, exampleTag) : [];
  const codes = [...defaults, ...examples, ...indentedCode(text)].filter((code) => code !== '');
  return [...findFences(text), ...codes.map((code) => ({ code, language: 'ts' }))];
}

function tagged(text: string, tag: RegExp): readonly string[] {
  return [...text.matchAll(tag)].map(([, code = '']) => code.trim());
}

/** What stands in within a fence or an example is of that. */
function indentedCode(text: string): readonly string[] {
  if (!text.includes('\n    ') || text.includes('```')) return [];
  const [untagged = ''] = text.split(/^[ \t]*@\w/m, 1);
  return [...untagged.matchAll(indented)].map(([, code = '']) => code.replace(/^ {4}/gm, '').trimEnd());
}

function withoutStars(text: string): string {
  return text.slice(3, -2).replace(/^[ \t]*\* ?/gm, '');
}
