/**
 * The time may be the length of the text to this power. Linear work has 1, quadratic work has 2. Runs of backticks have 1.5, since each length that
 * occurs is looked for once, and n characters have room for √n lengths.
 */
export const mostGrowth = 1.7;
/** Characters. Some steps of the Markdown parser begin at 10,000. */
const size = 11_000;

/**
 * How the processor's time grows with the length of a text: 1 for linear work, 2 for quadratic work. Other processes can only slow a run down, so
 * the fastest of some runs counts. A negligible time is as good as a small one. A text that takes long is compared with one of twice its
 * length, which shows as much; others need four times as much to be measured.
 */
export async function growthOf(make: (size: number) => string, work: (text: string) => unknown): Promise<number> {
  const short = make(size);
  let least = await processorTime(() => work(short));
  const times = least > 100 ? 2 : 4;
  const long = make(times * size);
  let leastLong = await processorTime(() => work(long));
  const growth = (): number => Math.log(leastLong / Math.max(least, 10)) / Math.log(times);
  for (let run = 1; run < 8 && growth() >= mostGrowth; run += 1) {
    least = Math.min(least, await processorTime(() => work(short)));
    leastLong = Math.min(leastLong, await processorTime(() => work(long)));
  }
  return growth();
}

/** In milliseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
