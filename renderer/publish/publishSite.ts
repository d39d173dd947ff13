import type { Found } from '../model/problem.ts';
import type { Sink } from '../model/report.ts';
import { systemFailure } from './systemFailure.ts';

/** Publishes the written files. The value says whether that succeeded. */
export async function publishSite(sink: Sink): Promise<Found<boolean>> {
  try {
    await sink.publish();
    return { value: true, problems: [] };
  } catch (error) {
    return { value: false, problems: [systemFailure(error)] };
  }
}
