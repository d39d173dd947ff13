import ts from 'typescript';
import { expect, it } from 'vitest';
import { layoutText } from '../../../renderer/release/layoutText.ts';

it('leaves a short declaration on its line', () => {
  expect(layoutText('export const size: number;', 100)).toEqual(['export const size: number;']);
});

it('breaks parameters before everything else', () => {
  expect(layoutText('export function f<T>(first: Map<string, T>, second: { a: T; b: T }): A | B | C;', 40)).toEqual([
    'export function f<T>(',
    '  first: Map<string, T>,',
    '  second: { a: T; b: T },',
    '): A | B | C;',
  ]);
});

it('gives each part of a long union a line', () => {
  expect(layoutText('type Kind = "a | b" | "cccccccc" | (() => "d" | "e");', 30)).toEqual([
    'type Kind =',
    '  | "a | b"',
    '  | "cccccccc"',
    '  | (() => "d" | "e");',
  ]);
});

it('breaks an object type, and the long members in it', () => {
  expect(layoutText('options: { first: string; second: { third: string; fourth: string } };', 30)).toEqual([
    'options: {',
    '  first: string;',
    '  second: {',
    '    third: string;',
    '    fourth: string;',
    '  };',
    '};',
  ]);
});

it('breaks the object type of an intersection before type arguments', () => {
  expect(layoutText('toConfig(): Config<any, any> & { fields: Fields; interfaces: Interfaces };', 40)).toEqual([
    'toConfig(): Config<any, any> & {',
    '  fields: Fields;',
    '  interfaces: Interfaces;',
    '};',
  ]);
});

it('keeps every sign of the declaration', () => {
  const text = 'run<T extends readonly string[]>(callback: (value: T, index: number) => Promise<Record<string, T[number]>>): void;';
  const whole = layoutText(text, 20)
    .map((line) => line.trim())
    .join('');
  expect(whole.replace(/[,\s]/g, '')).toBe(text.replace(/[,\s]/g, ''));
});

it.each([
  ['arguments of a type', 'type Names = Record<"first" | "second", readonly string[]>;'],
  ['one type in brackets', 'type Names = (<Name extends string>(name: Name) => Name)[];'],
  ['a property of a type', 'type Names = Registry[keyof Record<"first" | "second", string>];'],
  ['a function that returns a union', 'type Names = (name: string) => "first" | "second" | "third";'],
  ['a condition', 'type Names<T> = T extends "first" | "second" | "third" ? "fourth" : "fifth";'],
  ['a predicate', 'export function isName(value: string | number): value is "first" | "second" | "third";'],
  ['a default of a type parameter', 'export type Names<T = { a: string }> = "first" | "second" | T;'],
  ['labels of a tuple', 'type Names = [first: string, second: string, third: string];'],
  ['an index signature', 'names: { [key: Lowercase<"first" | "second" | string>]: string };'],
  ['a setter', 'set names(value: { first: string; second: string; third: string });'],
])('breaks %s where the parser allows it', (_, code) => {
  const text = /^(?:type|export) /.test(code) ? code : `interface It {\n${code}\n}`;
  const wrapped = layoutText(code, 20).join('\n');
  const { diagnostics } = ts.transpileModule(text.replace(code, wrapped), { reportDiagnostics: true, fileName: 'it.ts' });
  expect(diagnostics?.map(({ messageText }) => `${messageText} ${wrapped}`)).toEqual([]);
  expect(wrapped).toContain('\n');
});
