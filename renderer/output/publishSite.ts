import type { Found } from '../model/problem.ts';
import type { Sink } from '../model/report.ts';
import { systemFailure } from './systemFailure.ts';

/** Publishes what was written; the value says whether it is there now. */
export async function publishSite(sink: Sink): Promise<Found<boolean>> {
  try {
    await sink.publish();
    return { value: true, problems: [] };
  } catch (error) {
    return { value: false, problems: [systemFailure(error)] };
  }
}
