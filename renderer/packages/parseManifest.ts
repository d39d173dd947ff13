import { isRecord, type Manifest } from './manifest.ts';

/** Parses the text of a `package.json`. Undefined unless it is an object in JSON. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
