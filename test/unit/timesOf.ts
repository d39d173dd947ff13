/**
 * Four times the text may take as many times as long. Linear work takes 4 times, quadratic work 16. Runs of backticks take 8, since each
 * length that occurs is looked for once, and n characters have room for √n lengths.
 */
export const mostTimes = 12;
/** Characters. Some steps of the Markdown parser begin at 10,000. */
const size = 12_000;

/**
 * How many times as much of the processor four times a text takes. Other processes can only slow a run down, so the fastest of a few runs
 * counts. A negligible time is as good as a small one.
 */
export async function timesOf(make: (size: number) => string, work: (text: string) => unknown): Promise<number> {
  const [short, long] = [make(size), make(4 * size)];
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let run = 0; run < 3; run += 1) {
    least.short = Math.min(least.short, await processorTime(() => work(short)));
    least.long = Math.min(least.long, await processorTime(() => work(long)));
    if (least.long / least.short < mostTimes) break;
  }
  return least.long / Math.max(least.short, 10);
}

/** In milliseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
