import * as fs from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The sources of a site that is edited at random. Paths are relative to the site with `/`. Everything is synchronous, so that an edit
 * is done when a build asks for the next file, and everything is logged.
 */
export class SourceFiles {
  readonly root: string;
  private steps: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  /** What has been done since the last call. */
  takeSteps(): readonly string[] {
    return this.steps.splice(0);
  }

  /** Files and links below a folder whose paths match, sorted. */
  list(folder: string, pattern = /./): readonly string[] {
    return this.entries(folder)
      .filter((entry) => !entry.isDirectory())
      .map((entry) => this.pathOf(entry))
      .filter((path) => pattern.test(path))
      .toSorted();
  }

  /** Folders below a folder, sorted. */
  folders(folder: string): readonly string[] {
    return this.entries(folder)
      .filter((entry) => entry.isDirectory())
      .map((entry) => this.pathOf(entry))
      .toSorted();
  }

  has(path: string): boolean {
    return fs.lstatSync(this.at(path), { throwIfNoEntry: false }) !== undefined;
  }

  /** Whether it is a link to nothing. */
  isDangling(path: string): boolean {
    return this.has(path) && !fs.existsSync(this.at(path));
  }

  /** Empty for what can't be read. */
  read(path: string): string {
    try {
      return fs.readFileSync(this.at(path), 'utf8');
    } catch {
      return '';
    }
  }

  /** Writes the target of a link, or replaces a link to nothing. */
  write(path: string, text: string): void {
    this.log(`write ${path}: ${JSON.stringify(text)}`);
    this.makeFolder(path);
    if (this.isDangling(path)) fs.rmSync(this.at(path));
    fs.writeFileSync(this.at(path), text);
  }

  /** Writes a file that is there, with another text. */
  change(path: string, edit: (text: string) => string): void {
    if (this.has(path)) this.write(path, edit(this.read(path)));
  }

  remove(path: string): void {
    this.log(`remove ${path}`);
    fs.rmSync(this.at(path), { recursive: true, force: true });
  }

  move(from: string, to: string): void {
    this.log(`move ${from} to ${to}`);
    this.makeFolder(to);
    fs.renameSync(this.at(from), this.at(to));
  }

  copy(from: string, to: string): void {
    this.log(`copy ${from} to ${to}`);
    fs.cpSync(this.at(from), this.at(to), { recursive: true, verbatimSymlinks: true });
  }

  /** Makes or replaces a symbolic link. */
  link(path: string, target: string): void {
    this.log(`link ${path} to ${target}`);
    this.makeFolder(path);
    fs.rmSync(this.at(path), { recursive: true, force: true });
    fs.symlinkSync(target, this.at(path));
  }

  /** Gives a file the times of long ago. */
  age(path: string): void {
    this.log(`age ${path}`);
    fs.utimesSync(this.at(path), 1_000_000_000, 1_000_000_000);
  }

  private entries(folder: string): readonly fs.Dirent[] {
    return this.has(folder) ? fs.readdirSync(this.at(folder), { recursive: true, withFileTypes: true }) : [];
  }

  private pathOf(entry: fs.Dirent): string {
    return relative(this.root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  }

  private at(path: string): string {
    return join(this.root, path);
  }

  private makeFolder(path: string): void {
    fs.mkdirSync(dirname(this.at(path)), { recursive: true });
  }

  private log(step: string): void {
    this.steps.push(step);
  }
}
