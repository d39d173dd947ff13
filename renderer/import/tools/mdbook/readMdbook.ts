import { posix } from 'node:path';
import { parse } from 'smol-toml';
import { plainAddress } from '../../draft/addresses.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { firstFile } from '../../draft/projectFiles.ts';
import type { Collection, MenuEntry, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { fromData } from '../../values/modules.ts';
import { get, getEntries, getFlag, getText, textOf, type Value } from '../../values/value.ts';
import { mdbookOptions } from './mdbookOptions.ts';
import { readSummary } from './readSummary.ts';

/** `SUMMARY.md` of a book in a folder: where `book.toml` says, or in the folder itself. */
export function summaryOf(files: ProjectFiles, folder: string): string | undefined {
  const config = configOf(files, posix.join(folder, 'book.toml'));
  return firstFile(files, folder, [posix.join(getText(config, 'book', 'src') ?? 'src', 'SUMMARY.md'), 'SUMMARY.md']);
}

/** Reads a book of mdBook, or another folder with a `SUMMARY.md`. Only chapters that it lists are pages, as in mdBook. */
export function readMdbook({ files, folder, configFile }: ToolRequest): SiteDraft {
  const config = configFile.endsWith('.toml') ? configOf(files, configFile) : undefined;
  const summary = summaryOf(files, folder) ?? posix.join(folder, 'SUMMARY.md');
  const source = posix.dirname(summary);
  const { entries, chapters } = readSummary(files, summary);
  const [first] = chapters;
  const template = getText(config, 'output', 'html', 'edit-url-template');
  const repository = getText(config, 'output', 'html', 'git-repository-url');
  const cname = getText(config, 'output', 'html', 'cname');
  const place = { file: files.shown(configFile) };
  const collection: Collection = {
    folder: source,
    route: '/',
    editUrl: template?.includes('{path}')
      ? `${template.slice(0, template.indexOf('{path}'))}${posix.relative(folder, source)}/`
      : undefined,
    includes: (path) => chapters.has(path),
    skips: (path) => /^(?:_?book|target)$/.test(path) || /\.(?:rs|toml)$/.test(path),
    addressesOf: ({ path }) => addressesOf(path, path === first),
    isMdx: false,
  };
  const repositoryLink: MenuEntry[] =
    repository === undefined ? [] : [{ label: 'Repository', target: { kind: 'address', href: repository }, position: 'right', place }];
  return {
    tool: 'mdBook',
    title: getText(config, 'book', 'title') ?? 'Documentation',
    tagline: getText(config, 'book', 'description'),
    url: cname === undefined ? undefined : `https://${cname}`,
    baseUrl: getText(config, 'output', 'html', 'site-url'),
    navbar: repositoryLink,
    footer: [],
    colorMode: { followSystem: true },
    isBook: true,
    hasMathjax: getFlag(config, 'output', 'html', 'mathjax-support'),
    hasMath: getFlag(config, 'output', 'html', 'mathjax-support') === true || get(config, 'preprocessor', 'katex') !== undefined,
    language: getText(config, 'book', 'language'),
    head: [],
    collections: [collection],
    sidebars: entries.length === 0 ? [] : [['docs', entries]],
    redirects: getEntries(config, 'output', 'html', 'redirect').flatMap(([from, value]) => redirectOf(from, value)),
    missing: [],
    assets: [],
    statics: [],
    packages: [],
    notes: [...optionNotes(config, mdbookOptions), ...(config === undefined ? [noConfig(summary, files)] : [])],
  };
}

/** `a/README.md` is `a/index.html`. The first chapter is the home page, too. */
function addressesOf(path: string, isFirst: boolean): readonly string[] {
  const bare = path.replace(/\.\w+$/, '').replace(/(^|\/)README$/i, '$1index');
  return [plainAddress(bare), `/${bare}.html`, ...(isFirst ? ['/', '/index.html'] : [])].filter(
    (address, index, all) => all.indexOf(address) === index,
  );
}

/** The target counts from the folder of the source. */
function redirectOf(from: string, value: Value): SiteDraft['redirects'] {
  const to = textOf(value);
  if (to === undefined) return [];
  const isRelative = !/^(?:[a-z]+:|\/)/i.test(to);
  return [{ from, to: isRelative ? posix.join('/', posix.dirname(from), to) : to, place: value.place }];
}

/** Undefined for a file that is missing or damaged. */
function configOf(files: ProjectFiles, file: string): Value | undefined {
  const text = files.text(file);
  if (text === undefined) return undefined;
  const place = { file: files.shown(file) };
  try {
    return fromData(parse(text), place);
  } catch {
    return { kind: 'unread', code: 'TOML', place };
  }
}

function noConfig(summary: string, files: ProjectFiles): Note {
  const text = 'The folder has a `SUMMARY.md` and no config that can be read.';
  return { kind: 'question', subject: 'title', text, todo: 'Set `title` in `gqldocs.config.ts`.', place: { file: files.shown(summary) } };
}
