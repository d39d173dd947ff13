import type { SymbolKind } from '../model/api.ts';
import { escapeText } from '../model/escapeText.ts';
import { groupBy } from '../model/groupBy.ts';
import { type ItemChange, longestInLine, type PackageHistory, type ReleaseChanges } from '../model/history.ts';
import { fillMessage, type MessageKey, type Messages } from '../model/messages.ts';
import { inlineCode, ownersOf, releaseAnchor } from './compute/historyLabels.ts';

/** Prints a text in code (default: the label), as a link to what the label names where the reference has it. */
export type LinkOf = (label: string, text?: string) => string;

export interface ReleaseTextContext {
  readonly history: PackageHistory;
  readonly messages: Messages;
  readonly linkOf: LinkOf;
  /** What to use instead of a deprecated item, as its author wrote it. */
  readonly adviceOf: (label: string) => string;
  /** Kind of the symbol that a label belongs to. Undefined where the reference has none. */
  readonly kindOf: (label: string) => SymbolKind | undefined;
}

/**
 * What one release changed, as Markdown: counts, then what may break first. The items of a declaration are together. Long sections are folded by
 * kind.
 */
export function releaseText(release: ReleaseChanges, { history, messages, linkOf, adviceOf, kindOf }: ReleaseTextContext): string {
  const { version, added, changed, deprecated, removed } = release;
  const changeOf = (label: string): ItemChange | undefined => history.items[label]?.changes.find((one) => one.version === version);
  const deprecationOf = (label: string): string => [linkOf(label), adviceOf(label)].filter((text) => text !== '').join(': ');
  // Members link to their declaration (`applyHistory`), where the page first lists members of it.
  const anchored = new Set<string>();
  const anchorOf = (labels: readonly string[]): string => {
    const member = labels.find((label) => ownersOf(label).length > 0);
    const anchor = member === undefined ? '' : releaseAnchor(member);
    if (member === undefined || anchored.has(anchor)) return '';
    anchored.add(anchor);
    return `<span id="${escapeText(anchor)}"></span>`;
  };
  const rowsOf = (labels: readonly string[], print: (group: ItemGroup) => string): readonly Row[] =>
    byOwner(labels).map((group) => ({ kind: kindOf(group.owner), text: print(group) }));
  const sections: readonly Section[] = [
    {
      title: messages.removed,
      count: removed.length,
      rows: rowsOf(removed, (group) => namesOf(group, (label, text = label) => inlineCode(text))),
      isFolded: false,
    },
    {
      title: messages.changed,
      count: changed.length,
      rows: rowsOf(changed, (group) => `${anchorOf(group.labels)}${changesOf(group, { changeOf, linkOf })}`),
      isFolded: true,
    },
    {
      title: messages.deprecated,
      count: deprecated.length,
      rows: deprecated.map((label) => ({ kind: kindOf(label), text: `${anchorOf([label])}${deprecationOf(label)}` })),
      isFolded: false,
    },
    { title: messages.added, count: added.length, rows: rowsOf(added, (group) => namesOf(group, linkOf)), isFolded: true },
  ];
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return [summaryOf(filled, messages), ...filled.map((section) => sectionText(section, messages))].join('\n\n');
}

interface Row {
  readonly kind: SymbolKind | undefined;
  readonly text: string;
}

interface Section {
  readonly title: string;
  /** Items, of which a row may have several. */
  readonly count: number;
  readonly rows: readonly Row[];
  /** Whether a long list is folded. What was removed is always open, since it breaks programs. */
  readonly isFolded: boolean;
}

/** How much there is of each, in one line. */
function summaryOf(sections: readonly Section[], messages: Messages): string {
  return sections.map(({ title, count }) => fillMessage(messages.changeCount, { title, count: `**${count}**` })).join(' · ');
}

/** A list of so many rows is shown open. */
const mostOpen = 12;

function sectionText({ title, rows, isFolded }: Section, messages: Messages): string {
  if (!isFolded || rows.length <= mostOpen) return `## ${title}\n\n${listOf(rows)}`;
  const groups = kindTitles.flatMap(([kind, key]) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? [] : [foldedList(messages[key], own)];
  });
  return [`## ${title}`, ...groups].join('\n\n');
}

/** What is called comes before what is declared. */
const kindTitles: readonly (readonly [SymbolKind | undefined, MessageKey])[] = [
  ['function', 'functions'],
  ['class', 'classes'],
  ['interface', 'interfaces'],
  ['type', 'types'],
  ['enum', 'enums'],
  ['variable', 'variables'],
  ['namespace', 'namespaces'],
  [undefined, 'otherCategory'],
];

function foldedList(title: string, rows: readonly Row[]): string {
  return `<details>\n<summary>${title} (${rows.length})</summary>\n\n${listOf(rows)}\n\n</details>`;
}

function listOf(rows: readonly Row[]): string {
  return rows.map(({ text }) => `- ${text}`).join('\n');
}

/** Items of one declaration. */
interface ItemGroup {
  readonly owner: string;
  readonly labels: readonly string[];
}

function byOwner(labels: readonly string[]): readonly ItemGroup[] {
  const groups = groupBy(labels, (label) => ownersOf(label)[0] ?? label);
  return [...groups].map(([owner, own]) => ({ owner, labels: own }));
}

function namesOf({ owner, labels }: ItemGroup, print: LinkOf): string {
  const members = labels.filter((label) => label !== owner).map((label) => print(label, label.slice(owner.length).replace(/^\./, '')));
  return members.length === 0 ? print(owner) : `${print(owner)}: ${members.join(', ')}`;
}

/** Of longer declarations, the changed parts are named if a line can do that. */
const longestChange = 400;

function changesOf(
  group: ItemGroup,
  { changeOf, linkOf }: { readonly changeOf: (label: string) => ItemChange | undefined; readonly linkOf: LinkOf },
) {
  const changes = group.labels.flatMap((label) => changeOf(label) ?? []);
  const lines = changes.filter(isShown).map((change) => diffLines(change.old, change.new));
  const texts = changes.flatMap((change) => (isShown(change) ? [] : (change.text ?? [])));
  const isWhole = lines.length === group.labels.length;
  const names = isWhole ? linkOf(group.owner) : namesOf(group, linkOf);
  const title = texts.length === 0 ? names : `${names}: ${texts.join('; ')}`;
  return lines.length === 0 ? title : `${title}\n\n  \`\`\`diff\n${lines.join('\n')}\n  \`\`\``;
}

/** Whether both declarations are shown. Of those that do not fit into a line, only if a text cannot say what is different. */
function isShown({ old, new: next, text }: ItemChange): boolean {
  if (old.length + next.length > longestChange) return false;
  return [old, next].every((one) => one.length <= longestInLine) || text === undefined;
}

function diffLines(old: string, next: string): string {
  const lines = (text: string, sign: string): string =>
    text
      .split('\n')
      .map((line) => `  ${sign} ${line}`)
      .join('\n');
  return `${lines(old, '-')}\n${lines(next, '+')}`;
}
