import type { ItemChange, PackageHistory, ReleaseChanges } from '../model/history.ts';
import type { Messages } from '../model/messages.ts';
import { ownersOf } from './historyLabels.ts';
import { inlineCode } from './historyText.ts';

/** Prints a label in code, as a link to its symbol where the reference has one. */
export type LinkOf = (label: string) => string;

export interface ReleaseTextContext {
  readonly history: PackageHistory;
  readonly messages: Messages;
  readonly linkOf: LinkOf;
}

/** What one release changed, as Markdown: the items of a declaration together. */
export function releaseText(release: ReleaseChanges, { history, messages, linkOf }: ReleaseTextContext): string {
  const { version, added, changed, deprecated, removed } = release;
  const changeOf = (label: string): ItemChange | undefined => history.items[label]?.changes.find((one) => one.version === version);
  const adviceOf = (label: string): string => {
    const advice = history.items[label]?.deprecated?.text ?? '';
    return advice === '' ? linkOf(label) : `${linkOf(label)}: ${advice}`;
  };
  const sections = [
    listSection(
      messages.removed,
      byOwner(removed).map((group) => namesOf(group, inlineCode)),
    ),
    listSection(
      messages.changed,
      byOwner(changed).map((group) => changesOf(group, { changeOf, linkOf })),
    ),
    listSection(messages.deprecated, deprecated.map(adviceOf)),
    listSection(
      messages.added,
      byOwner(added).map((group) => namesOf(group, linkOf)),
    ),
  ].filter((text) => text !== '');
  return sections.length === 0 ? messages.noChanges : sections.join('\n\n');
}

/** Items of one declaration. */
interface ItemGroup {
  readonly owner: string;
  readonly labels: readonly string[];
}

function byOwner(labels: readonly string[]): readonly ItemGroup[] {
  const groups = new Map<string, string[]>();
  for (const label of labels) {
    const owner = ownersOf(label)[0] ?? label;
    groups.set(owner, [...(groups.get(owner) ?? []), label]);
  }
  return [...groups].map(([owner, own]) => ({ owner, labels: own }));
}

function namesOf({ owner, labels }: ItemGroup, print: LinkOf): string {
  const members = labels.filter((label) => label !== owner).map((label) => inlineCode(label.slice(owner.length).replace(/^\./, '')));
  return members.length === 0 ? print(owner) : `${print(owner)}: ${members.join(', ')}`;
}

/** Longer declarations have their changes on their own pages. */
const longestChange = 400;

function changesOf(
  group: ItemGroup,
  { changeOf, linkOf }: { readonly changeOf: (label: string) => ItemChange | undefined; readonly linkOf: LinkOf },
) {
  const lines = group.labels.flatMap((label) => {
    const change = changeOf(label);
    return change === undefined || change.old.length + change.new.length > longestChange ? [] : [diffLines(change.old, change.new)];
  });
  const isWhole = lines.length === group.labels.length;
  const title = isWhole ? linkOf(group.owner) : namesOf(group, linkOf);
  return lines.length === 0 ? title : `${title}\n\n  \`\`\`diff\n${lines.join('\n')}\n  \`\`\``;
}

function listSection(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `## ${title}\n\n${rows.map((row) => `- ${row}`).join('\n')}`;
}

function diffLines(old: string, next: string): string {
  const lines = (text: string, sign: string): string =>
    text
      .split('\n')
      .map((line) => `  ${sign} ${line}`)
      .join('\n');
  return `${lines(old, '-')}\n${lines(next, '+')}`;
}
