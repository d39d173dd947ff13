import { isRecord } from '../../renderer/packages/manifest.ts';

const wanted: Readonly<Record<string, string>> = {
  'docs:dev': 'gqldocs serve --watch',
  'docs:build': 'gqldocs build',
  'docs:preview': 'gqldocs serve',
};

/** Adds the scripts to a `package.json` and keeps its indentation. Undefined if it is not a JSON object. */
export function withScripts(text: string): string | undefined {
  const manifest = parse(text);
  if (manifest === undefined) return undefined;
  const scripts = isRecord(manifest.scripts) ? manifest.scripts : {};
  const missing = Object.entries(wanted).filter(([name]) => !Object.hasOwn(scripts, name));
  if (missing.length === 0) return text;
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  const printed = JSON.stringify({ ...manifest, scripts: { ...scripts, ...Object.fromEntries(missing) } }, null, indent);
  return /\r?\n$/.test(text) ? `${printed}\n` : printed;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
