import { Context, type ReflectionSymbolId } from 'typedoc';
import type ts from 'typescript';
import { afterEach, expect, it } from 'vitest';
import { entryModules } from '../../../renderer/api/entryModules.ts';
import { findEntryPoints } from '../../../renderer/api/findEntryPoints.ts';
import { loadProgram } from '../../../renderer/api/loadProgram.ts';
import { MessageLogger } from '../../../renderer/api/messageLogger.ts';
import { quickenContexts } from '../../../renderer/api/quickContexts.ts';
import { readPackageInfo } from '../../../renderer/api/readPackageInfo.ts';
import { runTypedoc } from '../../../renderer/api/runTypedoc.ts';
import { fixtures, packageConfig } from './extractFixture.ts';

const { createSymbolId, shouldInline } = Context.prototype;
let undo = (): void => {};
afterEach(() => undo());

it.each(['overloads', 'inheritance', 'namespaces', 'constructs'])(
  'gives the symbols of a package the ids that TypeDoc gives them: %s',
  async (name) => {
    const { context, symbols } = await convertFixture(name);
    const ids = () => symbols.flatMap((symbol) => idsOf(symbol, context)).map(shown);
    const before = ids();
    undo = quickenContexts();
    expect(ids()).toEqual(before);
    expect(before).not.toEqual([]);
  },
);

it('makes an id once, with the text that it is found by', async () => {
  const { context, symbols } = await convertFixture('overloads');
  undo = quickenContexts();
  const [id, again] = [0, 1].map(() => symbols.slice(-1).map((symbol) => context.createSymbolId(symbol))[0]);
  expect(again).toBe(id);
  expect(id?.getStableKey()).toBe(`${id?.packageName}\0${id?.packagePath}\0${id?.qualifiedName}\0${id?.pos}\0${id?.transientId}`);
});

it('leaves nothing behind', () => {
  quickenContexts()();
  expect(Context.prototype).toMatchObject({ createSymbolId, shouldInline });
});

/** Of the symbol, and of each of its declarations. */
function idsOf(symbol: ts.Symbol, context: Context): readonly ReflectionSymbolId[] {
  return [context.createSymbolId(symbol), ...(symbol.declarations ?? []).map((declaration) => context.createSymbolId(symbol, declaration))];
}

/** Numbers that tell symbols of one declaration apart are given in the order of asking. */
function shown({ packageName, packagePath, qualifiedName, pos, transientId, fileName }: ReflectionSymbolId) {
  return { packageName, packagePath, qualifiedName, pos, isTransient: !Number.isNaN(transientId), fileName };
}

async function convertFixture(name: string) {
  const config = packageConfig(name);
  const info = readPackageInfo({ path: config.path, root: fixtures });
  const { value: files } = findEntryPoints(config, info);
  const program = loadProgram({ info, tsconfig: undefined, entryPoints: files });
  const entryPoints = entryModules({ entryPoints: files, program, info });
  const { context, project } = await runTypedoc({ config, folder: info.folder, program, entryPoints, logger: new MessageLogger() });
  context.setActiveProgram(program);
  return { context, symbols: Object.values(project.reflections).flatMap((one) => context.getSymbolFromReflection(one) ?? []) };
}
