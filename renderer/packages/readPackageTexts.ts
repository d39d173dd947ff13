import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { unreadText } from '../diagnostics/api.ts';
import { longText } from '../diagnostics/documents.ts';
import { decodeAddress } from '../model/addresses.ts';
import type { PackageFiles } from '../model/api.ts';
import type { Markdown } from '../model/comment.ts';
import { isInstalled } from '../model/installedPackage.ts';
import type { Found, Problem } from '../model/problem.ts';
import { cutText, mostTextBytes } from '../model/textLimits.ts';
import { convertLinkTags } from './convertLinkTags.ts';
import { findCheckout, repositoryOf } from './findCheckout.ts';
import { isRecord, type Manifest, textOf } from './manifest.ts';
import { biggestPicture, isPictureName } from './pictures/cleanPicture.ts';
import { contains, readRegularFile } from './readRegularFile.ts';
import { repositoryUrl } from './repositoryUrl.ts';

export interface PackageTexts {
  readonly readme?: Markdown | undefined;
  readonly changelog?: Markdown | undefined;
  readonly files: PackageFiles;
  /** Problems of each text. */
  readonly problems: readonly (readonly [text: TextName, problem: Problem])[];
  /** Absolute paths of all files that were read, or would have been. */
  readonly read: readonly string[];
}

interface TextsRequest {
  /** Absolute folder of the package. */
  readonly folder: string;
  /** The same relative to the project's root: places are below it. */
  readonly shown: string;
  readonly manifest: Manifest;
}

type TextName = 'readme' | 'changelog';

/**
 * Reads a package's README and CHANGELOG, and finds which of the files that they link to exist. Pictures are copied into the site; other
 * files stay in the repository. Files outside of the repository are not read, and pictures outside of the package's folder are not copied.
 * Both are decided after symbolic links. What the pictures contain is checked when they are copied.
 */
export function readPackageTexts({ folder, shown, manifest }: TextsRequest): PackageTexts {
  const found = {
    readme: readText({ folder, shown, name: 'readme' }),
    changelog: readText({ folder, shown, name: 'changelog' }),
  };
  const [readme, changelog] = [found.readme.value, found.changelog.value];
  const problems = textNames.flatMap((name) => found[name].problems.map((one) => [name, one] as const));
  const targets = [readme, changelog].flatMap((text) => (text === undefined ? [] : textTargets(text.text)));
  const paths = [
    ...new Set(targets.filter((path) => !path.startsWith('/')).map((path) => posix.normalize(path.replaceAll('\\', '/')))),
  ].toSorted();
  const checkout = findCheckout(folder);
  // Without a repository, a file that is not here is nowhere.
  const isWhole = checkout !== undefined || (repositoryUrl(manifest.repository) === undefined && !isInstalled(folder));
  const whole = isWhole ? repositoryOf(folder) : undefined;
  const files = {
    pictures: paths.filter((path) => isPicture(folder, path)),
    missing: whole === undefined ? [] : paths.filter((path) => isMissing({ folder, whole, path })),
    directory: directoryOf({ folder, checkout, manifest }),
  };
  const texts = [readme, changelog].flatMap((text) => (text?.place === undefined ? [] : [posix.basename(text.place.file)]));
  return {
    readme: readme && convertLinkTags(readme),
    changelog,
    files,
    problems,
    read: [...texts, ...paths].map((path) => join(folder, path)),
  };
}

const textNames: readonly TextName[] = ['readme', 'changelog'];

interface TextRequest extends Pick<TextsRequest, 'folder' | 'shown'> {
  readonly name: TextName;
}

/** Whether a package has a CHANGELOG that can be read. */
export function hasChangelog(folder: string): boolean {
  const file = findText(folder, 'changelog');
  return file !== undefined && readRegularFile(join(folder, file), { inside: [repositoryOf(folder)], most: 0 }).ok;
}

function readText({ folder, shown, name }: TextRequest): Found<Markdown | undefined> {
  const file = findText(folder, name);
  if (file === undefined) return { value: undefined, problems: [] };
  const place = { file: [shown, file].filter((part) => part !== '').join('/'), line: 1, column: 1 };
  const read = readRegularFile(join(folder, file), { inside: [repositoryOf(folder)], most: mostTextBytes });
  if (!read.ok) return { value: undefined, problems: [unreadText(read.reason, { file: place.file })] };
  const whole = read.bytes.toString('utf8').replace(/^\uFEFF/, '');
  const text = cutText(whole);
  return { value: { text, place }, problems: read.isCut || text !== whole ? [longText('api/limit', { file: place.file })] : [] };
}

function isPicture(folder: string, path: string): boolean {
  if (!isPictureName(path)) return false;
  try {
    const file = realpathSync(join(folder, path));
    const stats = statSync(file);
    return contains(realpathSync(folder), file) && stats.isFile() && stats.size <= biggestPicture;
  } catch {
    return false;
  }
}

function isMissing({ folder, whole, path }: { readonly folder: string; readonly whole: string; readonly path: string }): boolean {
  const file = join(folder, path);
  return contains(whole, file) && !existsSync(file);
}

function directoryOf({
  folder,
  checkout,
  manifest,
}: Pick<TextsRequest, 'folder' | 'manifest'> & { readonly checkout: string | undefined }): string {
  const written = isRecord(manifest.repository) ? textOf(manifest.repository.directory) : undefined;
  const found = written ?? (checkout === undefined ? '' : relative(checkout, folder));
  return posix.normalize(`/${found.replaceAll('\\', '/')}`).replace(/^\/+|\/+$/g, '');
}

/** Name of the file with a package's README or CHANGELOG, ignoring case: `README.md`, `Changelog.markdown`. */
function findText(folder: string, name: TextName): string | undefined {
  try {
    const names = readdirSync(folder).toSorted();
    return names.find((file) => new RegExp(`^${name}\\.(?:md|markdown)$`, 'i').test(file));
  } catch {
    return undefined;
  }
}

/**
 * Relative paths that a Markdown text may link to, decoded and without queries and anchors, sorted. Patterns find them, so the list may
 * include paths that are no links, such as those in code. That is enough to ask which of them exist.
 */
export function textTargets(text: string): readonly string[] {
  const written = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, target = '']) => target));
  const paths = written
    .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target))
    .map((target) => decodeAddress(target.replace(/[?#].*$/s, '')));
  return [...new Set(paths)].filter((path) => path !== '' && !path.includes('\0')).toSorted();
}

const patterns = [/\]\(\s*<?([^)>\s]+)/g, /^ {0,3}\[[^\]]+\]:\s*<?([^>\s]+)/gm, /\b(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi];
