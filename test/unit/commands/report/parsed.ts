import type { ApiItem } from '../../../../renderer/release/apiItem.ts';
import type { ApiSnapshot } from '../../../../renderer/release/apiSnapshot.ts';
import { parseSnapshot } from '../../../../renderer/release/parseSnapshot.ts';

/** The snapshot of a package with these lines. */
export function parsed(lines: string): ApiSnapshot {
  const found = parseSnapshot(`gqldocs-api 1\npackage "tool" "1.0.0"\n${lines.trim()}\nend\n`);
  if (!found.ok) throw new Error(`This is no snapshot: ${JSON.stringify(found)}`);
  return found.snapshot;
}

export function item(id: string, label: string, rest: Partial<ApiItem> = {}): ApiItem {
  return { id, label, kind: label === '' ? 'function' : 'property', isDescribed: true, ...rest };
}
