import type { Config } from '../../model/config.ts';

/** The settings that the reference's routes depend on. */
export type PlanSettings = Pick<Config, 'api' | 'messages' | 'title'>;
