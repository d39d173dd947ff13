import type { Problem } from '../../renderer/index.ts';
import { neutralize } from '../../renderer/model/neutralize.ts';

/** A problem as a workflow command of GitHub Actions, which shows it at the line in a pull request. */
export function formatAnnotation({ code, severity, message, hint, place }: Problem): string {
  const properties = { file: place?.file, line: place?.line, col: place?.column, title: code };
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const text = [message, hint].flatMap((part) => part?.split('\n') ?? []).map(neutralize);
  return `::${severity === 'error' ? 'error' : 'warning'} ${list.join(',')}::${text.map(escapeData).join('%0A')}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeData(neutralize(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
