/**
 * Whether a `Range` asks for one part of a file, from a byte on, as browsers and downloads that are continued do. Servers may take any
 * other for no range at all, and sirv doesn't tell those: it reads several as one, the last bytes as the first, and fails at a
 * range that ends before it begins.
 */
export function isPlainRange(range: string): boolean {
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(end) >= Number(start));
}
