import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './graphqlSite.ts';

export interface InstalledCopy {
  /** Absolute `node_modules` folder. */
  readonly modules: string;
  /** Absolute path of the executable. */
  readonly bin: string;
  readonly close: () => void;
}

/** The published files of the package. */
const shipped = ['package.json', 'bin', 'dist', 'client', 'templates', 'renderer/model', 'cli/report'];

export interface CopyRequest {
  /** Names of dependencies that are not installed: loading one of them fails. */
  readonly without: readonly string[];
  /** Files of the package that are left out, relative to it. Default: none. */
  readonly lacking?: readonly string[];
}

/** The built package in a folder of its own, with its dependencies. */
export function installCopy({ without, lacking = [] }: CopyRequest): InstalledCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-installed-')));
  const modules = join(folder, 'node_modules');
  const copy = join(modules, 'gqldocs');
  mkdirSync(copy, { recursive: true });
  for (const path of shipped) cpSync(join(repository, path), join(copy, path), { recursive: true });
  for (const path of lacking) rmSync(join(copy, path));
  const installed = readdirSync(join(repository, 'node_modules')).filter((name) => !name.startsWith('.') && name !== 'gqldocs');
  for (const name of installed.filter((one) => !without.includes(one)))
    symlinkSync(join(repository, 'node_modules', name), join(modules, name), 'junction');
  return { modules, bin: join(copy, 'bin/gqldocs.js'), close: () => rmSync(folder, { recursive: true, force: true }) };
}
