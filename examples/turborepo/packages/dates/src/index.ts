import { failure, type Result, success } from '@orchard/result';

/** A day: `2026-05-17`. */
export type Day = `${number}-${number}-${number}`;

/** Reads a day. */
export function parseDay(text: string): Result<Day> {
  return isDay(text) ? success(text) : failure(`"${text}" is not a day`);
}

/** Whether a text is a day that there is. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The day that is so many days later. */
export function daysAfter(day: Day, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
