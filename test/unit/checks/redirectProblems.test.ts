import { describe, expect, it } from 'vitest';
import { redirectProblems } from '../../../renderer/checks/redirectProblems.ts';
import type { AddressesConfig } from '../../../renderer/model/config.ts';
import { makeSite } from './publishedSite.ts';

const pages = { '/': [], '/docs/guide': ['one'], '/docs/next/a': [] };

const problemsOf = (addresses: Partial<AddressesConfig>) => redirectProblems(makeSite(pages, addresses));

describe('a redirect', () => {
  it.each([
    ['/old', '/docs/guide'],
    ['/old', '/docs/guide#one'],
    ['/old', '/logo.svg'],
    ['/old', 'https://example.org/'],
    ['/docs/guide#old', '/docs/guide#one'],
    ['/docs/latest/*', '/docs/next/*'],
  ])('of %s to %s has an effect', (from, to) => {
    expect(problemsOf({ redirects: { [from]: to } })).toEqual([]);
  });

  it.each([
    ['/old', '/docs/gide', 'points to /docs/gide, which does not exist.', 'Did you mean /docs/guide?'],
    ['/old', '/docs/guide#on', 'points to /docs/guide#on, which does not exist.', 'Did you mean /docs/guide#one?'],
    ['/docs/guide', '/', 'The address /docs/guide still exists.', 'Remove the entry'],
    ['/docs/guide#one', '/', 'The address /docs/guide#one still exists.', 'Remove the entry'],
    ['/old#part', '/', 'The page of /old#part does not exist, and has no redirect.', 'Add a redirect of /old, too.'],
    ['/old', '/old', 'Redirects form a loop: /old → /old.', 'Point one of them to an existing page.'],
    ['/old/*', '/docs/guide', 'cannot be followed.', 'Write `/*` at the end of both or of neither.'],
    ['/old/*', '/docs/nxt/*', 'has no effect: no page below /docs/nxt needs it.', 'Did you mean'],
  ])('of %s to %s is reported', (from, to, message, hint) => {
    const [problem, ...others] = problemsOf({ redirects: { [from]: to } });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'address/invalid', place: { file: `addresses redirects ${from}` } });
    expect(problem?.message).toContain(message);
    expect(problem?.hint).toContain(hint);
  });

  it('to another former address is checked there', () => {
    const [problem, ...others] = problemsOf({ redirects: { '/older': '/old', '/old': '/nowhere' } });
    expect(others).toEqual([]);
    expect(problem?.place).toEqual({ file: 'addresses redirects /old' });
  });
});
