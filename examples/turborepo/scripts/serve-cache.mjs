/**
 * A remote cache for this machine alone, for trying things out: https://www.npmjs.com/package/turborepo-remote-cache with its files in
 * `.turbo/remote`. A team runs the same server where all of its machines reach it, with TLS and with a token that is a secret.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('.turbo/remote');
mkdirSync(folder, { recursive: true });
const settings = {
  PORT: '3939',
  TURBO_TOKEN: 'orchard',
  ...process.env,
  NODE_ENV: 'production',
  STORAGE_PROVIDER: 'local',
  STORAGE_PATH: folder,
  STORAGE_PATH_USE_TMP_FOLDER: 'false',
};
// The server reads its settings while it is loaded.
Object.assign(process.env, settings);
const { createApp } = await import('turborepo-remote-cache');
await createApp({ bodyLimit: 500_000_000 }).listen({ host: '127.0.0.1', port: Number(settings.PORT) });
