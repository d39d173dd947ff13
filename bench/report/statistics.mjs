/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** `12 (10–15)`: the median, the least and the most. @param {readonly number[]} values @param {number} [digits] */
export function spread(values, digits = 0) {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${median(values).toFixed(digits)} (${least}–${most})`;
}

/** Kilobytes of 1000 bytes. @param {number} bytes */
export function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** Mebibytes. @param {number} bytes */
export function mebibytes(bytes) {
  return (bytes / 2 ** 20).toFixed(0);
}
