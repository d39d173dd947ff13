import { problemUrl } from '../../renderer/diagnostics/documentation.ts';
import type { Problem } from '../../renderer/index.ts';
import { jsonLine } from './jsonLine.ts';

export interface SarifRequest {
  readonly problems: readonly Problem[];
  /** Of gqldocs. */
  readonly version: string;
}

/** Problems as SARIF 2.1.0, the format in which code scanning services take results. Files are relative to the root of the project. */
export function formatSarif({ problems, version }: SarifRequest): string {
  const codes = [...new Set(problems.map(({ code }) => code))].toSorted();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'gqldocs', version, rules: codes.map((id) => ({ id, helpUri: problemUrl(id) })) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => toResult(problem, codes)),
      },
    ],
  };
  return jsonLine(log);
}

function toResult({ code, severity, message, hint, place, related = [] }: Problem, codes: readonly string[]): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity === 'error' ? 'error' : 'warning',
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: place === undefined ? [] : [toLocation(place)],
    ...(related.length === 0 ? {} : { relatedLocations: related.map((other, id) => ({ id, ...toLocation(other) })) }),
  };
}

function toLocation({ file, line, column }: NonNullable<Problem['place']>): object {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  const region = line === undefined ? undefined : { startLine: line, ...(column === undefined ? {} : { startColumn: column }) };
  return { physicalLocation: { artifactLocation: { uri }, ...(region === undefined ? {} : { region }) } };
}
