import * as v from 'valibot';
import { defaultWords, type WordKey } from '../../model/words.ts';
import { entriesFor, section } from './section.ts';

/** Texts of the interface that replace the English ones. */
export type UserWords = { readonly [Key in WordKey]?: string | undefined };

export const wordsSchema = v.pipe(
  v.custom<UserWords>(() => true),
  section(entriesFor(Object.keys(defaultWords), v.optional(v.string()))),
);
