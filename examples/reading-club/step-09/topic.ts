/** Sends values to everyone who listens at this moment, in this process. */
export class Topic<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  get size() {
    return this.#listeners.size;
  }

  publish(value: Value) {
    for (const receive of [...this.#listeners]) receive(value);
  }

  /**
   * The values from now on, until the consumer calls `return`. It ends for consumers that
   * leave more than `maxWaiting` values unread: they would fill the memory.
   */
  subscribe(
    accepts: (value: Value) => boolean,
    maxWaiting = 100,
  ): AsyncIterableIterator<Value> {
    const waiting: Value[] = [];
    let wake: (() => void) | undefined;
    let isOpen = true;

    const close = () => {
      isOpen = false;
      this.#listeners.delete(receive);
      wake?.();
    };
    const receive = (value: Value) => {
      if (!accepts(value)) return;
      waiting.push(value);
      if (waiting.length > maxWaiting) close();
      wake?.();
    };
    this.#listeners.add(receive);

    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      async next() {
        while (isOpen && waiting.length === 0)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        const [value] = waiting.splice(0, 1);
        return value === undefined ? { done: true, value } : { done: false, value };
      },
      async return() {
        waiting.length = 0;
        close();
        return { done: true, value: undefined };
      },
    };
  }
}
