import * as v from 'valibot';
import type { ExampleEvent } from '../model/example.ts';

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const event = v.variant('type', [
  v.object({ type: v.literal('held'), assertion: index }),
  v.object({ type: v.literal('failed'), assertion: index, actual: v.optional(v.string()) }),
  v.object({ type: v.literal('threw'), message: v.string(), line: v.optional(index) }),
]);

/** Reads the report of an example: a line of JSON for each event. Ignores other lines, since an example may write any text. */
export function parseEvents(report: string): readonly ExampleEvent[] {
  return report.split('\n').flatMap((line) => {
    const { success, output } = v.safeParse(event, parseLine(line));
    return success ? [output] : [];
  });
}

/** Undefined for what is not JSON, such as the half line of a killed process. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
