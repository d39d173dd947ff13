import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stageNames } from '../../../../cli/report/progress.ts';
import { runCli } from '../../../../cli/runCli.ts';
import { badReport, createTestIo, goodReport } from '../createTestIo.ts';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const schema: Schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../cli/report/report.schema.json'), 'utf8'));

describe('report.schema.json', () => {
  it.each([
    ['a successful build', goodReport],
    ['a failed build', badReport],
    [
      'a build whose stages count results',
      { ...goodReport, timings: [{ stage: 'render' as const, milliseconds: 9.6, begin: 20.4, made: 2, reused: 38 }] },
    ],
    [
      'a build that omits a package',
      { ...badReport, published: true, problems: badReport.problems.map((one) => ({ ...one, leavesOut: 'a' })) },
    ],
  ])('describes the whole output of --json for %s', async (_, report) => {
    const { io, stdout } = createTestIo({ renderer: { build: async () => report } });
    await runCli(['build', '--json'], io);
    expect(mistakes(JSON.parse(stdout()), schema, '$')).toEqual([]);
  });

  it('includes when a stage began, and how many results it made and reused', async () => {
    const timings = [{ stage: 'render', milliseconds: 9.6, begin: 20.4, made: 2, reused: 38 }] as const;
    const { io, stdout } = createTestIo({ renderer: { build: async () => ({ ...goodReport, timings }) } });
    await runCli(['build', '--json'], io);
    expect(JSON.parse(stdout())).toMatchObject({ timings: [{ stage: 'render', milliseconds: 10, begin: 20, made: 2, reused: 38 }] });
  });

  it('has all stages', () => {
    const stages = schema.properties?.timings?.items?.properties?.stage?.enum ?? [];
    expect(stages.toSorted()).toEqual(Object.keys(stageNames).toSorted());
  });

  it('notices what is missing, unknown or wrong', () => {
    expect(mistakes({ version: 2, problems: [{ code: 'x', place: { line: 0 }, more: 1 }] }, schema, '$')).toEqual([
      ...['ok', 'published', 'pages', 'timings', 'milliseconds', 'files', 'bytes', 'outDir'].map((key) => `$.${key} is missing`),
      '$.version is not 1',
      '$.problems.0.severity is missing',
      '$.problems.0.message is missing',
      '$.problems.0.code does not fit',
      '$.problems.0.place.file is missing',
      '$.problems.0.place.line is too small',
      '$.problems.0.more is not described',
    ]);
  });
});

/** The part of JSON Schema that ours uses; strict about fields that it doesn't name, so that none goes undescribed. */
function mistakes(value: unknown, written: Schema, path: string): readonly string[] {
  const part = written.$ref === undefined ? written : (schema.$defs?.[written.$ref.replace('#/$defs/', '')] ?? {});
  if (part.const !== undefined) return value === part.const ? [] : [`${path} is not ${JSON.stringify(part.const)}`];
  if (part.enum !== undefined) return part.enum.includes(value) ? [] : [`${path} is none of its values`];
  if (typeOf(value) !== part.type && !(part.type === 'integer' && Number.isInteger(value))) return [`${path} is no ${part.type}`];
  if (typeof value === 'number') return value < (part.minimum ?? value) ? [`${path} is too small`] : [];
  if (typeof value === 'string') return part.pattern === undefined || new RegExp(part.pattern).test(value) ? [] : [`${path} does not fit`];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(part.required ?? []).filter((key) => !Object.hasOwn(value, key)).map((key) => `${path}.${key} is missing`),
    ...Object.entries(value).flatMap(([key, inner]) => {
      const next = Array.isArray(value) ? part.items : part.properties?.[key];
      return next === undefined ? [`${path}.${key} is not described`] : mistakes(inner, next, `${path}.${key}`);
    }),
  ];
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
