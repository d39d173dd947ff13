import type { ApiPackage, ApiSymbol, Member } from '../../model/api.ts';
import type { PackageHistory } from '../../model/history.ts';
import type { SymbolId } from '../../model/type.ts';
import { labelOf } from '../../release/memberLabel.ts';

export interface HistoryLabels {
  /** The label that snapshots have for a symbol; undefined when none has it. */
  readonly ofSymbol: (symbol: ApiSymbol) => string | undefined;
  readonly ofMember: (owner: string, member: Member) => string | undefined;
}

/** Maps symbols of the reference to labels of snapshots, which name what users import. */
export function historyLabels({ unexported }: ApiPackage, { items }: PackageHistory): HistoryLabels {
  const unexportedIds = new Set(unexported.map(({ id }) => id));
  const has = (label: string): boolean => Object.hasOwn(items, label);
  return {
    ofSymbol: ({ id, module, qualifiedName, name }) => {
      if (unexportedIds.has(id)) return has(name) ? name : undefined;
      const own = module === '' ? qualifiedName : `./${module}:${qualifiedName}`;
      return [own, qualifiedName].find(has);
    },
    ofMember: (owner, { kind, name }) => {
      const label = `${owner}${labelOf(kind, name)}`;
      return has(label) ? label : undefined;
    },
  };
}

/** Labels of the declarations that contain an item, the outermost first: `A` and `A.b` for `A.b.c`. */
export function ownersOf(label: string): readonly string[] {
  const ends = [...label.matchAll(/[.[]/g)].map(({ index }) => index).filter((index) => index > 0);
  return ends.map((end) => label.slice(0, end));
}

/** Id of an item's declaration in the text of a release that changed it. */
export function releaseAnchor(label: string): string {
  return `of-${ownersOf(label)[0] ?? label}`;
}

/** Code may contain backticks. */
export function inlineCode(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  return `\`\` ${text} \`\``;
}

/** A label in code, as a link where the reference has the symbol. */
export function symbolLink(label: string, id: SymbolId | undefined): string {
  return id === undefined ? inlineCode(label) : `[${inlineCode(label)}](symbol:${id.replace(/[\s()<>\\]/g, encodeURIComponent)})`;
}
