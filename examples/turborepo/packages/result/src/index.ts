/** What came of something that may fail. */
export type Result<T> = Success<T> | Failure;

/** It went well. */
export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** It didn't, and this is why. */
export interface Failure {
  readonly ok: false;
  /** A sentence without a full stop. */
  readonly reason: string;
}

/** Makes a {@link Success}. */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** Makes a {@link Failure}. */
export function failure(reason: string): Failure {
  return { ok: false, reason };
}

/** Works on a value, if there is one; a {@link Failure} stays what it is. */
export function map<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? success(change(result.value)) : result;
}
