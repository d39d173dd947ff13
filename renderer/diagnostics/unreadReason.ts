const reasons: Readonly<Record<string, string>> = {
  irregular: 'it is a pipe, a socket or a device',
  outside: 'it is a link to a file outside of the repository',
  ENOENT: 'it is a link to a file that does not exist',
  EACCES: 'permission denied',
};

/** Says why a regular file could not be read, from the reason that `readRegularFile` gives. `own` has words for further reasons. */
export function unreadReason(reason: string, own: Readonly<Record<string, string>> = {}): string {
  return own[reason] ?? reasons[reason] ?? reason;
}
