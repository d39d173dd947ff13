import type { Problem } from '../../renderer/index.ts';

/** A problem as a workflow command of GitHub Actions, which shows it beside the line in a pull request. */
export function formatAnnotation({ code, severity, message, hint, place }: Problem): string {
  const properties = { file: place?.file, line: place?.line, col: place?.column, title: code };
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity === 'error' ? 'error' : 'warning'} ${list.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
