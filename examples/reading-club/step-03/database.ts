import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

const migrations = new URL('migrations/', import.meta.url);

/** A SQLite file with all tables. Without a path, it is in memory and empty. */
export class Database {
  /** How many statements have run. */
  count = 0;
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path = ':memory:') {
    this.#connection = new DatabaseSync(path);
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 2000');
    this.#migrate();
  }

  /** All rows. Values are never part of the SQL: write `?` and pass them. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  first<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  close() {
    this.#connection.close();
  }

  #prepare(sql: string): StatementSync {
    this.count += 1;
    const known = this.#statements.get(sql);
    const statement = known ?? this.#connection.prepare(sql);
    if (!known) this.#statements.set(sql, statement);
    return statement;
  }

  // #region migrate
  /** Runs the files that this database has not seen, each in a transaction. */
  #migrate() {
    const { user_version: done } = this.first<{ user_version: number }>(
      'PRAGMA user_version',
    ) ?? { user_version: 0 };
    const files = readdirSync(migrations).sort();
    for (const [index, file] of files.entries()) {
      if (index < done) continue;
      const sql = readFileSync(new URL(file, migrations), 'utf8');
      this.#connection.exec(
        `BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`,
      );
    }
  }
  // #endregion migrate
}
