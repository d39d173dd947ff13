/**
 * Whether a `Range` asks for one part of a file from a given byte, as browsers and resumed downloads do. A server may ignore any other
 * range. sirv handles those wrongly: it reads several ranges as one and a suffix as a beginning, and fails if a range ends before it
 * begins.
 */
export function isPlainRange(range: string): boolean {
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(end) >= Number(start));
}
