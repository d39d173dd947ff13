import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { LibraryFiles } from '../../../../renderer/api/program/virtualProgram.ts';
import { declarationsFile, renderDeclarations } from '../../../../renderer/release/renderDeclarations.ts';
import { snapshotPackage } from '../../../../renderer/release/take/snapshotPackage.ts';
import { inspectPackage } from './inspectPackage.ts';

const files = {
  'package.json': JSON.stringify({ name: 'tool', exports: { '.': './index.d.ts', './query': './query.d.ts' } }),
  'node_modules/http/package.json': JSON.stringify({ name: 'http', types: './index.d.ts' }),
  'node_modules/http/index.d.ts':
    'export declare class Agent { open: boolean }\nexport declare function request(): Agent;\nexport type Verb = "GET";\n',
  'node_modules/stream/package.json': JSON.stringify({ name: 'stream', types: './index.d.ts' }),
  'node_modules/stream/index.d.ts':
    'declare class Stream { end(): void }\ndeclare namespace Stream { type Mode = "r" }\nexport = Stream;\n',
  'node_modules/fs/package.json': JSON.stringify({ name: 'fs', types: './index.d.ts' }),
  'node_modules/fs/index.d.ts': 'export declare class Stats { size: number }\n',
  'index.d.ts': `import http from 'http';
import Stream from 'stream';
export * from 'http';
export { default as Sink } from 'stream';
export type { Agent as AgentType, Verb } from 'http';
export type { Gone } from 'gone';
export interface Options {
  agent?: http.Agent;
  request?: typeof http.request;
  stream: Stream;
  mode: Stream.Mode;
}
export declare class Pipe extends Stream {}
declare const any_: unique symbol;
declare function static_(): void;
export declare namespace P {
  export { any_ as any, static_ as static };
}
`,
  // Neither file declares what it exports of the other one.
  'circle.d.ts': "export { lost } from './query.js';\n",
  // Both files export everything of the other one.
  'query.d.ts':
    "export * from './all.js';\nimport { Agent } from './all.js';\nexport declare function use(agent: Agent): void;\nexport { lost } from './circle.js';\n",
  'all.d.ts': "export * from './query.js';\nexport * from 'http';\nexport type * from './types.js';\n",
  'types.d.ts': "export * from 'fs';\nexport * from 'http';\n",
};

it('names types of other packages as code can name them', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-others-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const libraries: LibraryFiles = new Map();
    const { value } = snapshotPackage({ folder, root: folder, libraries });
    if (value === undefined) throw new Error('There is no snapshot');
    const { snapshot } = value;
    const textsOf = (id: string) =>
      snapshot.declarations.flatMap((one) => (one.id === id && 'members' in one ? one.members.map(({ text }) => text) : []));
    expect(textsOf('Options')).toEqual([
      'agent?: import("http").Agent',
      'mode: import("stream").Mode',
      'request?: typeof import("http").request',
      'stream: import("stream")',
    ]);
    expect(textsOf('use')).toEqual(['(agent: import("http").Agent): void']);
    expect(snapshot.modules[0]?.exports).toContainEqual({ name: 'Sink', target: 'import("stream").default' });
    const typesOnly = snapshot.modules[0]?.exports.flatMap(({ name, isTypeOnly }) => (isTypeOnly ? [name] : []));
    expect(typesOnly, 'what has a value, or is not installed').toEqual(['AgentType', 'Gone']);
    expect(snapshot.modules[1]?.exports.map(({ name }) => name)).toEqual(['*', '*', 'use']);
    expect(snapshot.modules[1]?.exports.filter(({ name }) => name === '*')).toEqual([
      { name: '*', target: 'import("fs")', isTypeOnly: true },
      { name: '*', target: 'import("http")' },
    ]);
    expect(renderDeclarations(snapshot).get('query/index.d.ts')).toContain('export type * from "fs";');
    const { reportErrors } = await inspectPackage({ folder, libraries });
    expect(reportErrors).toEqual([expect.stringContaining('class Pipe extends import("stream")')]);

    const file = join(folder, declarationsFile);
    writeFileSync(file, renderDeclarations(snapshot).get(declarationsFile) ?? '');
    const program = ts.createProgram([file], { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext });
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
