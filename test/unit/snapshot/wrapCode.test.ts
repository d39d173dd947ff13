import { expect, it } from 'vitest';
import { wrapCode } from '../../../renderer/snapshot/wrapCode.ts';

it('leaves a short declaration on its line', () => {
  expect(wrapCode('export const size: number;')).toEqual(['export const size: number;']);
});

it('breaks parameters before everything else', () => {
  expect(wrapCode('export function f<T>(first: Map<string, T>, second: { a: T; b: T }): A | B | C;', 40)).toEqual([
    'export function f<T>(',
    '  first: Map<string, T>,',
    '  second: { a: T; b: T },',
    '): A | B | C;',
  ]);
});

it('gives each part of a long union a line', () => {
  expect(wrapCode('type Kind = "a | b" | "cccccccc" | (() => "d" | "e");', 30)).toEqual([
    'type Kind =',
    '  | "a | b"',
    '  | "cccccccc"',
    '  | (() => "d" | "e");',
  ]);
});

it('breaks an object type, and the long members in it', () => {
  expect(wrapCode('options: { first: string; second: { third: string; fourth: string } };', 30)).toEqual([
    'options: {',
    '  first: string;',
    '  second: {',
    '    third: string;',
    '    fourth: string;',
    '  };',
    '};',
  ]);
});

it('keeps every sign of the declaration', () => {
  const text = 'run<T extends readonly string[]>(callback: (value: T, index: number) => Promise<Record<string, T[number]>>): void;';
  const whole = wrapCode(text, 20)
    .map((line) => line.trim())
    .join('');
  expect(whole.replace(/[,\s]/g, '')).toBe(text.replace(/[,\s]/g, ''));
});
