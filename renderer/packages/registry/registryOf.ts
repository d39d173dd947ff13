import { join } from 'node:path';
import { readRegularText } from '../readRegularFile.ts';

interface RegistrySettings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute folder of the command. */
  readonly cwd: string;
}

/** Finds the registry of a package, without a slash at the end. */
export type RegistryOf = (name: string) => string;

const usual = 'https://registry.npmjs.org';

/** Reads where npm would look: its environment variable, then `.npmrc` of the folder and of the user. gqldocs reads addresses only, no credentials. */
export function registries({ env, cwd }: RegistrySettings): RegistryOf {
  const files = [join(cwd, '.npmrc'), ...(env.HOME === undefined ? [] : [join(env.HOME, '.npmrc')])];
  const texts = files.map((file) => readRegularText(file) ?? '');
  const written = (key: string): string | undefined => texts.flatMap((text) => addressIn(text, key))[0];
  return (name) => {
    const scope = /^(@[^/]+)\//.exec(name)?.[1];
    const own = scope === undefined ? undefined : written(`${scope}:registry`);
    return (own ?? env.npm_config_registry ?? written('registry') ?? usual).replace(/\/+$/, '');
  };
}

function addressIn(text: string, key: string): readonly string[] {
  const pairs = text.split(/\r?\n/).map((line) => /^\s*([^=;#\s]+)\s*=\s*(\S+)\s*$/.exec(line));
  return pairs.flatMap((pair) => (pair?.[1] === key && pair[2] !== undefined && /^https?:/.test(pair[2]) ? [pair[2]] : []));
}
