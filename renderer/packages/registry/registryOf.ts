import { join } from 'node:path';
import { readRegularText } from '../readRegularFile.ts';
import { parseAddress } from './addresses.ts';

interface RegistrySettings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute folder of the command. */
  readonly cwd: string;
}

/** Finds the address of a package's registry, without a slash at the end. Undefined for one that cannot be used. */
export type RegistryOf = (name: string) => string | undefined;

/** Why a package without a registry cannot be had. */
export const unusableRegistry =
  'the address of its registry in the npm configuration (`npm_config_registry` or `.npmrc`) is not one of the web, or has a password that is not percent-encoded';

const usual = 'https://registry.npmjs.org';

/** Reads where npm would look: its environment variable, then `.npmrc` of the folder and of the user. gqldocs reads addresses only, no credentials. */
export function registries({ env, cwd }: RegistrySettings): RegistryOf {
  const files = [join(cwd, '.npmrc'), ...(env.HOME === undefined ? [] : [join(env.HOME, '.npmrc')])];
  const texts = files.map((file) => readRegularText(file) ?? '');
  const written = (key: string): string | undefined => texts.flatMap((text) => addressIn(text, key))[0];
  return (name) => {
    const scope = /^(@[^/]+)\//.exec(name)?.[1];
    const own = scope === undefined ? undefined : written(`${scope}:registry`);
    return toRegistry(own ?? env.npm_config_registry ?? written('registry') ?? usual);
  };
}

/**
 * Without the password that an address may have, so that no message or request can repeat it. A password with characters such as `/` ends the
 * host too early. The rest looks like a path, so such an address is not used at all.
 */
function toRegistry(address: string): string | undefined {
  const url = parseAddress(address);
  return url === undefined || /[@?#]/.test(url.href) ? undefined : url.href.replace(/\/+$/, '');
}

function addressIn(text: string, key: string): readonly string[] {
  const pairs = text.split(/\r?\n/).map((line) => /^\s*([^=;#\s]+)\s*=\s*(\S+)\s*$/.exec(line));
  return pairs.flatMap((pair) => (pair?.[1] === key && pair[2] !== undefined && /^https?:/.test(pair[2]) ? [pair[2]] : []));
}
