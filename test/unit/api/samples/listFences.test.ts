import { describe, expect, it } from 'vitest';
import { listFences, mentionsModule } from '../../../../renderer/api/samples/listFences.ts';

const findFences = (text: string) => listFences(text).map(({ code, language }) => ({ code, language }));

describe('listFences', () => {
  it('finds fenced code with its language, by default TypeScript', () => {
    expect(findFences('Text\n\n```js title="a"\na();\n\nb();\n```\n\n~~~\nc();\n~~~')).toEqual([
      { code: 'a();\n\nb();', language: 'js' },
      { code: 'c();', language: 'ts' },
    ]);
  });

  it('separates options that are attached to the language', () => {
    const fences = ['ts{1,3}', 'ts:line-numbers=5{2}', 'js[file.js] no-run', 'ts {1}'].map((info) => `\`\`\`${info}\na();\n\`\`\``);
    expect(listFences(fences.join('\n\n')).map(({ language, meta }) => [language, meta])).toEqual([
      ['ts', '{1,3}'],
      ['ts', 'showLineNumbers=5 {2}'],
      ['js', '[file.js] no-run'],
      ['ts', '{1}'],
    ]);
  });

  it('removes the indentation of a fence from its lines', () => {
    expect(findFences('- item\n\n  ```ts\n  a(\n    b);\n c();\n  ```\n')).toEqual([{ code: 'a(\n  b);\nc();', language: 'ts' }]);
  });

  it('ends a fence at as many markers as it began with', () => {
    expect(findFences('````md\n```ts\na();\n```\n````')).toEqual([{ code: '```ts\na();\n```', language: 'md' }]);
  });

  it('finds the info string and the line of a fence', () => {
    expect(listFences('Text\n\n```js title="a" no-run\na();\n```\n\n- item\n\n  ~~~ts\n  b();\n  ~~~')).toEqual([
      { code: 'a();', language: 'js', meta: 'title="a" no-run', line: 3 },
      { code: 'b();', language: 'ts', meta: '', line: 9 },
    ]);
  });

  it('finds fences in quotations and lists, with their lines', () => {
    const text =
      '> Text\n>\n> ```js\n> a(\n>   b);\n> ```\n> - ```ts\n>   c();\n>   ```\n1. ~~~js\n   d();\n   ~~~\n- > ```js\n  > e();\n  > ```';
    expect(listFences(text).map(({ code, line }) => [code, line])).toEqual([
      ['a(\n  b);', 3],
      ['c();', 7],
      ['d();', 10],
      ['e();', 13],
    ]);
  });

  it('ends a fence with its quotation', () => {
    expect(findFences('> ```js\n> a();\n```ts\nb();\n```').map(({ code }) => code)).toEqual(['a();', 'b();']);
    expect(findFences('> ```js\n> a();').map(({ code }) => code)).toEqual(['a();']);
  });

  it('takes time in proportion to marks of quotations and lists', () => {
    expect(findFences(`${'> '.repeat(50_000)}x\n${'- '.repeat(50_000)}x\n\`\`\`\na\n\`\`\``).map(({ code }) => code)).toEqual(['a']);
  });

  it('extends an unclosed fence to the end of the text, as parsers do', () => {
    expect(listFences('~~~js\na();\n```\nb();\n')).toEqual([{ code: 'a();\n```\nb();\n', language: 'js', meta: '', line: 1 }]);
  });

  it('ignores a fence of backticks with a backtick in its info string, and ends none at another marker', () => {
    expect(findFences('```a`\n```js\na();\n~~~\n```')).toEqual([{ code: 'a();\n~~~', language: 'js' }]);
  });
});

describe('mentionsModule', () => {
  it('detects that a block of TypeScript or JavaScript may import a package or a part of it', () => {
    const imports = (code: string, language = 'js') => mentionsModule({ code, language }, ['graphql']);
    expect([
      imports("import { parse } from 'graphql';"),
      imports('const { parse } = require("graphql/language");', 'TS'),
      imports("import express from 'express';"),
      imports("import { parse } from 'graphql';", 'text'),
    ]).toEqual([true, true, false, false]);
  });
});
