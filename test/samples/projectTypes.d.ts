/** What the project of the tutorials uses of `node:sqlite`, which the oldest supported Node.js does not have. */
declare module 'node:sqlite' {
  export type SQLInputValue = null | number | bigint | string | NodeJS.ArrayBufferView;

  export class StatementSync {
    all(...values: SQLInputValue[]): unknown[];
    get(...values: SQLInputValue[]): unknown;
  }

  export class DatabaseSync {
    constructor(path: string);
    exec(sql: string): void;
    prepare(sql: string): StatementSync;
    close(): void;
  }
}

/** Readers install `@types/ws`. */
declare module 'ws';
