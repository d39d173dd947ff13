import { fillMessage, type Messages } from '../../renderer/model/messages.ts';
import type { VersionLink } from '../context.ts';

/** A sentence about a page and its versions, with a link that follows it. */
export interface VersionNote {
  readonly text: string;
  readonly link?: NoteLink | undefined;
}

interface NoteLink {
  /** Words before the link; empty: none. */
  readonly before: string;
  readonly label: string;
  readonly href: string;
  /** Whether the label is a name. */
  readonly isCode: boolean;
}

export interface VersionNotesOptions {
  /** Of what the page is about; undefined for lists. */
  readonly name: string | undefined;
  readonly messages: Messages;
}

/**
 * Notes about the versions of a page: it is not of the current version, which is the first one, or some versions do not have its subject.
 */
export function versionNotes(versions: readonly VersionLink[], { name, messages }: VersionNotesOptions): readonly VersionNote[] {
  const own = versions.find(({ isCurrent }) => isCurrent);
  const [first] = versions;
  if (own === undefined || first === undefined) return [];
  const missing = name === undefined ? [] : versions.filter(({ isSame }) => !isSame).map((version) => missingNote(version, name, messages));
  if (own === first) return missing;
  const text = fillMessage(messages.otherVersion, { version: own.label, current: first.label });
  const label = fillMessage(messages.openCurrentVersion, { current: first.label });
  const link = first.isSame ? { before: '', label, href: first.href, isCode: false } : undefined;
  return [{ text, link }, ...missing];
}

function missingNote({ label, nearest }: VersionLink, name: string, messages: Messages): VersionNote {
  const text = fillMessage(messages.missingInVersion, { version: label, name });
  if (nearest === undefined) return { text };
  const before = nearest.isReplacement ? messages.replacedInVersion : messages.nearestInVersion;
  return { text, link: { before, label: nearest.name, href: nearest.href, isCode: true } };
}
