import { describe, expect, it } from 'vitest';
import { defaultMessages as messages } from '../../../renderer/model/messages.ts';
import { versionNotes } from '../../../templates/api/versionNotes.ts';

const current = { label: '2.1.0', href: '/api/v2/class/A', isCurrent: false, isSame: true };
const old = { label: '1.0.0', href: '/api/v1/class/A', isCurrent: false, isSame: true };
const nearest = { name: 'B', href: '/api/v2/class/B', isReplacement: false };

/** Notes as a reader sees them. */
const notes = (versions: Parameters<typeof versionNotes>[0], name: string | undefined = 'A'): readonly string[] =>
  versionNotes(versions, { name, messages }).map(({ text, link }) => (link ? `${text} ${link.before} ${link.label} → ${link.href}` : text));

describe('the notes about versions', () => {
  it('are missing on a page of the current version that the others have', () => {
    expect(notes([{ ...current, isCurrent: true }, old])).toEqual([]);
  });

  it('say on a page of another version which one is current', () => {
    expect(notes([current, { ...old, isCurrent: true }])).toEqual([
      'This page describes version 1.0.0. The current version is 2.1.0.  Read it for version 2.1.0 → /api/v2/class/A',
    ]);
  });

  it('name the nearest symbol if the current version lacks this one', () => {
    expect(
      notes([
        { ...current, isSame: false, nearest },
        { ...old, isCurrent: true },
      ]),
    ).toEqual([
      'This page describes version 1.0.0. The current version is 2.1.0.',
      'Version 2.1.0 has no A. The nearest there is B → /api/v2/class/B',
    ]);
  });

  it('name what replaced a symbol', () => {
    const replacement = { ...nearest, isReplacement: true };
    expect(
      notes([
        { ...current, isSame: false, nearest: replacement },
        { ...old, isCurrent: true },
      ]),
    ).toContain('Version 2.1.0 has no A. It was replaced by B → /api/v2/class/B');
  });

  it('say that an older version lacks a symbol, also where nothing is near', () => {
    expect(
      notes([
        { ...current, isCurrent: true },
        { ...old, isSame: false },
      ]),
    ).toEqual(['Version 1.0.0 has no A.']);
  });

  it('are missing on pages without a symbol', () => {
    expect(
      versionNotes(
        [
          { ...current, isCurrent: true },
          { ...old, isSame: false },
        ],
        { name: undefined, messages },
      ),
    ).toEqual([]);
  });
});
