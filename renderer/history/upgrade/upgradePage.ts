import type { ApiPackage, ApiSymbol } from '../../model/api.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { BreakingChange, Upgrade } from '../../model/history.ts';
import type { Href } from '../../model/links.ts';
import { fillMessage, type Messages } from '../../model/messages.ts';
import type { TextPart } from '../../model/plan.ts';
import type { UpgradeNotes } from '../../model/upgradeNotes.ts';
import { ownersOf, symbolLink } from '../compute/historyLabels.ts';
import { changesText } from './changesText.ts';
import { majorOf } from './upgradePairs.ts';

export interface UpgradePageRequest {
  readonly package: ApiPackage;
  /** The package in the older version, where the site documents it. */
  readonly previous?: ApiPackage | undefined;
  readonly upgrade: Upgrade;
  readonly notes?: UpgradeNotes | undefined;
  readonly messages: Messages;
  /** The first release of the new major version, with the address of the page of its changes. */
  readonly first?: { readonly version: string; readonly href: Href } | undefined;
}

/** Path of the page below the package: `changes/upgrade-17`. */
export function upgradePath({ to }: Upgrade): string {
  return `changes/upgrade-${majorOf(to)}`;
}

/** `Upgrade from 16 to 17`. */
export function upgradeTitle({ from, to }: Upgrade, messages: Messages): string {
  return fillMessage(messages.upgrade, { old: majorOf(from), new: majorOf(to) });
}

/**
 * Everything that breaks from one major version to the next, with the notes of authors: first the symbols that were removed, then those that
 * changed, last what the compiler cannot decide.
 */
export function upgradePage(request: UpgradePageRequest): readonly TextPart[] {
  const { upgrade, notes, messages } = request;
  const symbols = changedSymbols(request);
  const certain = symbols.filter(({ verdict }) => verdict === 'major');
  const open = symbols.filter(({ verdict }) => verdict === 'unknown');
  const groups = [
    { title: messages.removed, text: '', symbols: certain.filter(({ isRemoved }) => isRemoved) },
    { title: messages.changed, text: '', symbols: certain.filter(({ isRemoved }) => !isRemoved) },
    { title: messages.notDecided, text: factsOf(messages.notDecidedFacts, open), symbols: open },
  ];
  const takeId = uniqueIds();
  const written = notes === undefined || notes.introduction.children.length === 0 ? [] : [writtenPart(notes.introduction, notes.file)];
  return [
    markdownPart(introductionOf(request, certain)),
    ...written,
    ...groups
      .filter((group) => group.symbols.length > 0)
      .flatMap(({ title, text, symbols: own }) => [
        markdownPart(`# ${title}\n\n${text}`, { headingLevel: 1, idPrefix: takeId(title) }),
        ...own.flatMap((symbol) => symbolParts(symbol, { notes, messages, idPrefix: takeId(symbol.label) })),
      ]),
  ];

  function factsOf(message: string, own: readonly ChangedSymbol[]): string {
    const count = `**${own.reduce((sum, { changes }) => sum + changes.length, 0)}**`;
    return fillMessage(message, { old: upgrade.from, new: upgrade.to, count });
  }

  function introductionOf({ first }: UpgradePageRequest, own: readonly ChangedSymbol[]): string {
    const facts = symbols.length === 0 ? messages.nothingBreaks : factsOf(messages.upgradeFacts, own);
    if (first === undefined) return facts;
    const link = `[${fillMessage(messages.changesIn, { version: first.version })}](${first.href})`;
    return `${facts} ${fillMessage(messages.upgradeNews, { link })}`;
  }
}

/** A symbol with its changes of one verdict. */
interface ChangedSymbol {
  readonly label: string;
  readonly verdict: BreakingChange['verdict'];
  /** With those of its members. */
  readonly changes: readonly BreakingChange[];
  /** In the new version, or else in the old one. */
  readonly symbol?: ApiSymbol | undefined;
  readonly isRemoved: boolean;
}

function changedSymbols({ package: pkg, previous, upgrade }: UpgradePageRequest): readonly ChangedSymbol[] {
  const [current, former] = [symbolsByLabel(pkg), previous === undefined ? new Map<string, ApiSymbol>() : symbolsByLabel(previous)];
  const groups = groupBy(upgrade.entries, ({ verdict, symbol }) => `${verdict} ${ownersOf(symbol)[0] ?? symbol}`);
  return [...groups].flatMap(([key, changes]): readonly ChangedSymbol[] => {
    const [first] = changes;
    const label = key.slice(key.indexOf(' ') + 1);
    if (first === undefined) return [];
    const isRemoved = changes.some(({ symbol, change }) => symbol === label && change === 'removed');
    return [{ label, verdict: first.verdict, changes, symbol: current.get(label) ?? former.get(label), isRemoved }];
  });
}

/** Of two symbols of one name, a symbol of the main entry point has the name alone. */
function symbolsByLabel({ symbols }: ApiPackage): ReadonlyMap<string, ApiSymbol> {
  const own = symbols.map((symbol) => {
    const { module, qualifiedName } = symbol;
    return [module === '' ? qualifiedName : `./${module}:${qualifiedName}`, symbol] as const;
  });
  return new Map([...symbols.map((symbol) => [symbol.qualifiedName, symbol] as const).toReversed(), ...own]);
}

interface SymbolPartsRequest {
  readonly notes: UpgradeNotes | undefined;
  readonly messages: Messages;
  readonly idPrefix: string;
}

function symbolParts({ label, symbol, changes }: ChangedSymbol, { notes, messages, idPrefix }: SymbolPartsRequest): readonly TextPart[] {
  const names = new Set([label, ...changes.flatMap((change) => [change.symbol, ...ownersOf(change.symbol)])]);
  const own = notes?.notes.filter((note) => note.names.some((name) => names.has(name))) ?? [];
  return [
    markdownPart(`# ${symbolLink(label, symbol?.id)}`, { headingLevel: 2, idPrefix }),
    ...own.map(({ text, place }) => writtenPart(text, place.file)),
    markdownPart(changesText(label, changes, messages)),
  ];
}

function markdownPart(text: string, options: { readonly headingLevel?: number; readonly idPrefix?: string } = {}): TextPart {
  return { kind: 'markdown', markdown: { text: text.trim() }, headingLevel: 1, idPrefix: 'text-', ...options };
}

function writtenPart(tree: UpgradeNotes['introduction'], file: string): TextPart {
  return { kind: 'written', tree, file };
}

/** Ids of headings are unique in a text alone, and do not tell capitals apart. */
function uniqueIds(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const key = text.toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? 'text-' : `text-${count}-`;
  };
}
