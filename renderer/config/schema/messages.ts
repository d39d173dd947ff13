import * as v from 'valibot';
import { defaultMessages, type MessageKey } from '../../model/messages.ts';
import { entriesFor, section } from './section.ts';

/** Messages of the interface that replace the English ones. */
export type UserMessages = { readonly [Key in MessageKey]?: string | undefined };

export const messagesSchema = v.pipe(
  v.custom<UserMessages>(() => true),
  section(entriesFor(Object.keys(defaultMessages), v.optional(v.string()))),
);
