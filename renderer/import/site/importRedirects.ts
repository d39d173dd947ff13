import { isFormer, redirectForm, withoutBase } from '../draft/addresses.ts';
import type { DraftRedirect, Note, SiteDraft } from '../draft/siteDraft.ts';
import type { SiteTargets } from './siteTargets.ts';

interface RedirectsRequest {
  readonly draft: Pick<SiteDraft, 'baseUrl' | 'missing' | 'packages'>;
  readonly redirects: readonly DraftRedirect[];
  /** Former addresses of documents. */
  readonly ofDocuments: readonly (readonly [from: string, to: string])[];
  readonly targets: SiteTargets;
}

export interface ImportedRedirects {
  readonly redirects: Readonly<Record<string, string>>;
  readonly removed: Readonly<Record<string, string>>;
  readonly notes: readonly Note[];
}

/** More are not written by hand. */
const mostRedirects = 50_000;

/** Redirects of the new site: those of the former one, and one for each address that is another now. */
export function importRedirects({ draft, redirects, ofDocuments, targets }: RedirectsRequest): ImportedRedirects {
  const found = new Map<string, string>();
  const removed = new Map<string, string>();
  const notes: Note[] = [];
  const { byAddress, hasFile } = targets;
  // Every site has a home page.
  const isPage = (address: string): boolean =>
    address === '/' ||
    byAddress.get(address)?.address === address ||
    hasFile(address) ||
    hasFile(`${address}/index.html`) ||
    // The file of a page.
    (address.endsWith('/index.html') && isPage(address.slice(0, -'/index.html'.length) || '/'));
  const asked = new Map<string, DraftRedirect[]>();
  const ask = (redirect: DraftRedirect, text: string): void => {
    asked.set(text, [...(asked.get(text) ?? []), redirect]);
  };
  const setOnce = (from: string, to: string): void => {
    if (!found.has(from) && found.size < mostRedirects) found.set(from, to);
  };
  for (const [from, to] of ofDocuments) if (isFormer(from) && !isPage(from)) found.set(from, to);
  // Patterns last: they also mean addresses that redirect.
  const isPattern = ({ from }: DraftRedirect): boolean => redirectForm(withoutBase(from, draft.baseUrl))?.endsWith('/*') === true;
  let plain: readonly (readonly [from: string, to: string])[] | undefined;
  for (const redirect of [...redirects.filter((one) => !isPattern(one)), ...redirects.filter(isPattern)]) {
    const from = redirectForm(withoutBase(redirect.from, draft.baseUrl));
    const to = redirectForm(redirect.to, { isTarget: true });
    if (from === undefined || to === undefined || from.endsWith('/*') !== to.endsWith('/*')) {
      ask(redirect, withoutCounterpart);
      continue;
    }
    if (found.has(from) || from === to) continue;
    if (from.endsWith('/*')) {
      const [prefix, target] = [from.slice(0, -2), to.slice(0, -2)];
      const isBelow = (address: string): boolean => address === target || address.startsWith(`${target}/`);
      const hasEffect = [...byAddress.values()].some(({ address }) => isBelow(address) && !address.startsWith(`${prefix}/`));
      if (!hasEffect || prefix === '') ask(redirect, 'no page is below the target.');
      else if (!isBelow(prefix)) found.set(from, to);
      // Several patterns into a folder that they are in themselves would apply to each other without end.
      else {
        plain ??= [...found];
        const pages = [...byAddress.values()].map(({ address }) => [address, address] as const);
        for (const [address, last] of [...pages, ...plain]) {
          const former = prefix + address.slice(target.length);
          if (isBelow(address) && !address.startsWith(`${prefix}/`) && !isPage(former)) setOnce(former, last.replace(/#.*$/, ''));
        }
      }
      continue;
    }
    if (isPage(from)) continue;
    const target = targets.resolve({ kind: 'address', href: to });
    if (target.kind === 'document') found.set(from, `${target.document.address}${target.anchor}`);
    else if (target.kind === 'elsewhere' || target.kind === 'file') found.set(from, target.href);
    else ask(redirect, 'the target was not imported.');
  }
  for (const [text, all] of asked) notes.push(...redirectQuestions(all, text));
  const old: (typeof draft.missing)[number][] = [];
  for (const one of draft.missing) {
    const { address, version, place } = one;
    if (isPage(address) || found.has(address) || !isFormer(address)) continue;
    if (version !== undefined) {
      removed.set(address, `Only version ${version} had this page.`);
      old.push(one);
      continue;
    }
    removed.set(address, 'This page has not been written for the new site yet.');
    const text = 'It is a component of the former site and was not imported. Its address says so.';
    notes.push({
      kind: 'question',
      subject: `Page ${address}`,
      text,
      todo: 'Write it as a React page in `content/pages`, or as a document.',
      place,
    });
  }
  if (old.length > 0)
    notes.push({
      kind: 'changed',
      subject: 'Pages of earlier versions',
      text: `The current documents do not have ${old.length} of them, whose addresses say so: ${old
        .slice(0, 3)
        .map(({ address }) => address)
        .join(', ')}${old.length > 3 ? ', …' : ''}.`,
      todo: 'Move the addresses to `addresses.redirects` if another page took their place.',
      place: old[0]?.place,
    });
  if (byAddress.get('/') === undefined) notes.push(...homeNotes(draft));
  const sorted = (map: ReadonlyMap<string, string>): Readonly<Record<string, string>> =>
    Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { redirects: sorted(found), removed: sorted(removed), notes };
}

/** Up to this number of redirects with the same reason, each has a question of its own. */
const mostQuestions = 5;

const withoutCounterpart = 'its pattern has no counterpart.';

function redirectQuestions(redirects: readonly DraftRedirect[], text: string): readonly Note[] {
  const todo =
    text === withoutCounterpart
      ? 'Add each address that it means to `addresses.redirects`, or the pattern to your host.'
      : 'Add it to `addresses.redirects`, or to your host.';
  const [first] = redirects;
  if (redirects.length <= mostQuestions || first === undefined)
    return redirects.map(({ from, to, place }) => ({
      kind: 'question',
      subject: `Redirect ${from}`,
      text: `To ${to}: ${text}`,
      todo,
      place,
    }));
  const shown = redirects.slice(0, 3).map(({ from, to }) => `${from} to ${to}`);
  return [
    {
      kind: 'question',
      subject: `${redirects.length} redirects`,
      text: `${shown.join(', ')}, …: ${text}`,
      todo: 'Add those that you need to `addresses.redirects`, or to your host.',
      place: first.place,
    },
  ];
}

/** What the home page is made of. A former one that is a program is a question. */
function homeNotes({ missing, packages }: RedirectsRequest['draft']): readonly Note[] {
  const [first, ...others] = packages;
  const place = missing.find(({ address }) => address === '/')?.place;
  const isReadme = first !== undefined && others.length === 0 && first.readme !== false;
  const source = isReadme ? 'The README of the package becomes the home page.' : 'gqldocs makes one of the title and the tagline.';
  if (isReadme && place === undefined) return [{ kind: 'changed', subject: 'Page /', text: source }];
  const text = `${place === undefined ? 'The former site has no document for it.' : 'The home page is a component and was not imported.'} ${source}`;
  const todo = 'For another one, write a document with `hero` in its front matter and its address at `/`: see the guide "Home page".';
  return [{ kind: place === undefined ? 'changed' : 'question', subject: 'Page /', text, todo, place }];
}
