/** Whether a file or folder is below a `node_modules` folder. */
export function isInstalled(path: string): boolean {
  return /[\\/]node_modules[\\/]/.test(path);
}

/**
 * The installed package that contains a file.
 *
 * @param file with `/` on all systems: `node_modules/@scope/core/index.d.ts`
 * @returns `@scope/core`; undefined for a file that is not installed
 */
export function installedPackage(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}
