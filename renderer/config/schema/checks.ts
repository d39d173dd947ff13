import * as v from 'valibot';
import { defaultSeverities, type ProblemCode, type Severity } from '../../model/problem.ts';
import { entriesFor, section } from './section.ts';

/** Severity of problem codes. */
export type UserChecks = { readonly [Code in ProblemCode]?: Severity | undefined };

const severity = v.optional(v.picklist(['error', 'warning', 'off']));

export const checksSchema = v.pipe(
  v.custom<UserChecks>(() => true),
  section(entriesFor(Object.keys(defaultSeverities), severity)),
);
