const refusals: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO']);

/** Missing permission, a full disk or too many open files: failures of the machine, and not of the files that are read or written. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'code' in error && refusals.has(error.code);
}
