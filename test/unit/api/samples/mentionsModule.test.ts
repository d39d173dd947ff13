import { expect, it } from 'vitest';
import { mentionsModule } from '../../../../renderer/api/samples/mentionsModule.ts';

it('detects that a block of TypeScript or JavaScript may import a package or a part of it', () => {
  const imports = (code: string, language = 'js') => mentionsModule({ code, language }, ['graphql']);
  expect([
    imports("import { parse } from 'graphql';"),
    imports('const { parse } = require("graphql/language");', 'TS'),
    imports("import express from 'express';"),
    imports("import { parse } from 'graphql';", 'text'),
  ]).toEqual([true, true, false, false]);
});
