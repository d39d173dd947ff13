import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import type { PackageHistory, ReleaseChanges, Upgrade } from '../model/history.ts';
import type { Href } from '../model/links.ts';
import { fillMessage, type Messages } from '../model/messages.ts';
import type { SymbolId } from '../model/type.ts';
import { type HistoryLabels, historyLabels, ownersOf, symbolLink } from './compute/historyLabels.ts';
import { type LinkOf, type ReleaseTextContext, releaseText } from './releaseText.ts';
import { upgradePath, upgradeTitle } from './upgrade/upgradePage.ts';
import { majorOf } from './upgrade/upgradePairs.ts';

/** A page of a package that its history makes, as Markdown. */
interface HistoryPage {
  /** Address below the package: `changes`, `changes/17.0.0`, `deprecated`. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Of a release: the pages of the releases before and after it, by their `path`. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

interface HistoryPagesRequest {
  readonly package: ApiPackage;
  readonly history: PackageHistory;
  readonly messages: Messages;
  /** Address of a page from its `path`. */
  readonly hrefOf: (path: string) => Href;
}

/** Pages with the changes of each release that has any, an overview of them, and a page with all deprecated items. */
export function historyPages({ package: pkg, history, messages, hrefOf }: HistoryPagesRequest): readonly HistoryPage[] {
  if (history.versions.length < 2) return [];
  const symbols = labeledSymbols(pkg, history);
  const ids = idsByLabel(symbols, historyLabels(pkg, history));
  const linkOf = symbolLinks(ids);
  const adviceOf = (label: string): string => withMemberLinks(history.items[label]?.deprecated?.text ?? '', { label, ids });
  const kindOf = (label: string) => symbols.get(label)?.kind;
  const linksOf = (upgrades: readonly Upgrade[]): readonly string[] =>
    upgrades.map((upgrade) => `[${upgradeTitle(upgrade, messages)}](${hrefOf(upgradePath(upgrade))})`);
  const releases = changedReleases(history).map((release, index, all): HistoryPage => {
    const [next, previous] = [all[index - 1], all[index + 1]];
    const upgrades = (history.upgrades ?? []).filter((upgrade) => firstRelease(history, upgrade) === release);
    const text = releaseText(release, { history, messages, linkOf, adviceOf, kindOf });
    return {
      path: releasePath(release),
      title: fillMessage(messages.changesIn, { version: release.version }),
      text: [...linksOf(upgrades), text].join('\n\n'),
      previous: previous && releasePath(previous),
      next: next && releasePath(next),
    };
  });
  return [
    {
      path: 'changes',
      title: messages.changes,
      text: [...linksOf(history.upgrades ?? []), overviewText({ history, messages, hrefOf })].join('\n\n'),
    },
    ...releases,
    { path: 'deprecated', title: messages.deprecated, text: deprecatedText(history, messages, { linkOf, adviceOf }) },
  ];
}

/** The symbols of the reference by their labels in the history. */
function labeledSymbols(pkg: ApiPackage, history: PackageHistory): ReadonlyMap<string, ApiSymbol> {
  const labels = historyLabels(pkg, history);
  return new Map(
    pkg.symbols.flatMap((symbol) => {
      const label = labels.ofSymbol(symbol);
      return label === undefined ? [] : [[label, symbol] as const];
    }),
  );
}

/** Ids of symbols and members by their labels in the history. */
function idsByLabel(symbols: ReadonlyMap<string, ApiSymbol>, { ofMember }: HistoryLabels): ReadonlyMap<string, SymbolId> {
  const ids = new Map<string, SymbolId>();
  for (const [label, { id, members }] of symbols) {
    ids.set(label, id);
    for (const member of members) ids.set(ofMember(label, member) ?? '', `${id}#${member.anchor}`);
  }
  return ids;
}

/** A label in code, as a link to its symbol or member, or else to the nearest declaration around it that the reference has. */
function symbolLinks(ids: ReadonlyMap<string, SymbolId>): LinkOf {
  return (label, text = label) => {
    const found = [label, ...ownersOf(label).toReversed()].find((one) => ids.has(one));
    return symbolLink(text, found === undefined ? undefined : ids.get(found));
  };
}

/** In the comment of a member, a name means another member of its class before it means an export. */
function withMemberLinks(text: string, { label, ids }: { readonly label: string; readonly ids: ReadonlyMap<string, SymbolId> }): string {
  const owner = ownersOf(label).at(-1);
  if (owner === undefined) return text;
  return text.replace(/(?<![[`])`([\w$]+)(\(\))?`(?![\]`])/g, (code, name: string, call = '') => {
    const id = ids.get(`${owner}.${name}`);
    return id === undefined ? code : symbolLink(`${name}${call}`, id);
  });
}

/** The first release of the new major version that has a page. */
export function firstRelease(history: PackageHistory, { to }: Upgrade): ReleaseChanges | undefined {
  return changedReleases(history).findLast(({ version }) => majorOf(version) === majorOf(to));
}

/** The newest first. */
function changedReleases({ releases }: PackageHistory): readonly ReleaseChanges[] {
  return releases.filter(isChanged);
}

function isChanged({ added, changed, deprecated, removed }: ReleaseChanges): boolean {
  return [added, changed, deprecated, removed].some(({ length }) => length > 0);
}

export function releasePath({ version }: ReleaseChanges): string {
  return `changes/${version}`;
}

function overviewText({ history: { releases, versions }, messages, hrefOf }: Omit<HistoryPagesRequest, 'package'>): string {
  const [oldest = ''] = versions;
  const head = `| ${messages.version} | ${messages.added} | ${messages.changed} | ${messages.deprecated} | ${messages.removed} |\n| --- | --: | --: | --: | --: |`;
  const rows = releases.map((release) => {
    const { version, added, changed, deprecated, removed } = release;
    const counts = [added, changed, deprecated, removed].map((list) => (list.length === 0 ? '' : String(list.length)));
    const name = isChanged(release) ? `[${version}](${hrefOf(releasePath(release))})` : version;
    return `| ${name} | ${counts.join(' | ')} |`;
  });
  return [fillMessage(messages.changesSince, { version: oldest }), '', head, ...rows].join('\n');
}

/** A section for each release, the oldest first: what was deprecated long ago is likely to be removed next. */
function deprecatedText(
  { items, versions }: PackageHistory,
  messages: Messages,
  { linkOf, adviceOf }: Pick<ReleaseTextContext, 'linkOf' | 'adviceOf'>,
): string {
  const [oldest = ''] = versions;
  const found = Object.entries(items).flatMap(([label, { deprecated, since }]) =>
    deprecated === undefined ? [] : [{ label, version: deprecated.since ?? since ?? oldest }],
  );
  if (found.length === 0) return messages.nothingDeprecated;
  const head = `| ${messages.columnName} | ${messages.replacement} |\n| --- | --- |`;
  const releases = [...new Set(found.map(({ version }) => version))].toSorted((a, b) => versions.indexOf(a) - versions.indexOf(b));
  return releases
    .flatMap((release) => {
      const age = versions.length - 1 - versions.indexOf(release);
      const facts = age === 0 ? [] : [fillMessage(messages.changeCount, { title: messages.releasesAgo, count: age })];
      const rows = found
        .filter(({ version }) => version === release)
        .toSorted((a, b) => (a.label < b.label ? -1 : 1))
        .map(({ label }) => `| ${linkOf(label)} | ${cell(adviceOf(label))} |`);
      return [`## ${fillMessage(messages.since, { version: release })}`, ...facts, [head, ...rows].join('\n')];
    })
    .join('\n\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
