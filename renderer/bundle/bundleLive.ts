import { join } from 'node:path';

/** Bundles the script that keeps an open page up to date. It comes from the development server alone, and is part of no built site. */
export async function bundleLive({ root, baseUrl }: { readonly root: string; readonly baseUrl: string }): Promise<string> {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [join(root, 'client/live/live.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    define: { LIVE_BASE_URL: JSON.stringify(baseUrl) },
  });
  return result.outputFiles[0]?.text ?? '';
}
