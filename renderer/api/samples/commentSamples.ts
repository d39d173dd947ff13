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
  return texts.flatMap((text) =>
    mayHaveCode(text) ? [...text.matchAll(comment)].flatMap(([found]) => samplesIn(withoutStars(found))) : [],
  );
}

const comment = /\/\*\*[\s\S]*?\*\//g;

/** What is written behind it is code, unless it says itself what of it is. */
const defaultTag = /^[ \t]*@default(?:Value)?\s((?:(?!^[ \t]*@)(?:[^`{]|\{(?!@)))*)(?=^[ \t]*@|(?![\s\S]))/gm;

function mayHaveCode(text: string): boolean {
  return text.includes('```') || text.includes('@default');
}

function samplesIn(text: string): readonly Sample[] {
  const defaults = [...text.matchAll(defaultTag)].map(([, code = '']) => ({ code: code.trim(), language: 'ts' }));
  return [...findFences(text), ...defaults.filter(({ code }) => code !== '')];
}

function withoutStars(text: string): string {
  return text.slice(3, -2).replace(/^[ \t]*\* ?/gm, '');
}
