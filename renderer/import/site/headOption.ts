import * as v from 'valibot';
import { userConfigSchema } from '../../config/userConfig.ts';
import type { HeadTag, Note } from '../draft/siteDraft.ts';

/** Tags of the head that the option takes. The others, which pages have anyway or cannot have, are lines of the report. */
export function headOption(head: readonly HeadTag[], notes: Note[]): object {
  const accepted = head.flatMap(({ tag, attributes, text }): readonly object[] => {
    const element = { tag, attributes, content: text };
    const checked = v.safeParse(userConfigSchema, { title: '-', head: [element] });
    if (checked.success) return [element];
    const name = ['name', 'property', 'rel', 'src'].map((key) => attributes[key]).find((value) => typeof value === 'string');
    const subject = `head: <${tag}${name === undefined ? '' : ` ${name}`}>`;
    notes.push({
      kind: 'dropped',
      subject,
      text: 'gqldocs writes this element itself, or cannot write it.',
      todo: 'See `head` in the reference of the config.',
    });
    return [];
  });
  return accepted.length === 0 ? {} : { head: accepted };
}
