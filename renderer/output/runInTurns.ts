/** How much may be under way: enough to keep the disk busy, and few enough for the system. */
const atOnce = 32;

/** Does the work for every item, some at the same time. Rejects with the first failure, when nothing is under way any more. */
export async function runInTurns<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done && failures.length === 0; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}
