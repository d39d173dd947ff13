import { type DiffEntry, overallVerdict } from '../../release/diffEntry.ts';

interface RequiredRequest {
  /** Changes of what `import` gets. */
  readonly imported: readonly DiffEntry[];
  /** Changes of what `require` gets. */
  readonly required: readonly DiffEntry[];
}

/** The changes of what `require` gets that what `import` gets does not have, too. */
export function onlyRequired({ imported, required }: RequiredRequest): readonly DiffEntry[] {
  const known = new Map<string, DiffEntry['verdict']>();
  for (const { symbol, verdict } of imported) {
    const name = ownName(symbol);
    known.set(name, overallVerdict([verdict, known.get(name) ?? verdict]));
  }
  const isNew = ({ symbol, verdict }: DiffEntry): boolean => {
    const other = known.get(ownName(symbol));
    return other === undefined || overallVerdict([other, verdict]) !== other;
  };
  return required.filter(isNew).map((entry) => ({ ...entry, reason: `${entry.reason} Only \`require\` gets this.` }));
}

/** A script exports with `export =` what a module exports by name. */
function ownName(symbol: string): string {
  return symbol.replace(/^export=(?=$|\.)\.?/, '').replace(/^default(?=$|\.|\[)/, '');
}
