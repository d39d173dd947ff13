/** Whether a file or folder is of an installed package, however deep. */
export function isInstalled(path: string): boolean {
  return /[\\/]node_modules[\\/]/.test(path);
}

/** The installed package that a file is of: `@scope/core` for `node_modules/@scope/core/index.d.ts`. Paths have `/`. */
export function installedPackage(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}
