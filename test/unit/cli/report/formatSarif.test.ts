import { expect, test } from 'vitest';
import { formatSarif } from '../../../../cli/report/formatSarif.ts';
import { problemUrl } from '../../../../renderer/diagnostics/documentation.ts';

test('prints problems with rules, places and related places', () => {
  const text = formatSarif({
    version: '1.0.0',
    problems: [
      {
        code: 'link/broken',
        severity: 'error',
        message: 'There is no page at /x.',
        hint: 'Did you mean /y?',
        place: { file: 'docs/a b.md', line: 3, column: 5 },
        related: [{ file: 'c.md' }],
      },
      { code: 'api/comment', severity: 'warning', message: 'Odd.' },
    ],
  });
  expect(text.endsWith('\n')).toBe(true);
  expect(JSON.parse(text)).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'gqldocs',
            version: '1.0.0',
            rules: (['api/comment', 'link/broken'] as const).map((id) => ({ id, helpUri: problemUrl(id) })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'link/broken',
            ruleIndex: 1,
            level: 'error',
            message: { text: 'There is no page at /x.\nDid you mean /y?' },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'docs/a%20b.md' }, region: { startLine: 3, startColumn: 5 } } }],
            relatedLocations: [{ id: 0, physicalLocation: { artifactLocation: { uri: 'c.md' } } }],
          },
          { ruleId: 'api/comment', ruleIndex: 0, level: 'warning', message: { text: 'Odd.' }, locations: [] },
        ],
      },
    ],
  });
});
