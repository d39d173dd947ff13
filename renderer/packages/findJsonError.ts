import { type ParseError, parse } from 'jsonc-parser';

/** The offset of the first character at which a text stops being valid JSON. Undefined for valid JSON. */
export function findJsonError(text: string): number | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0]?.offset;
}
