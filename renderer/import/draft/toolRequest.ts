import type { Modules, ProjectFiles } from '../values/evaluation.ts';

export interface ToolRequest {
  readonly files: ProjectFiles;
  readonly modules: Modules;
  /** Absolute folder of the site, with `/`. */
  readonly folder: string;
  /** Absolute path of its config. */
  readonly configFile: string;
}
