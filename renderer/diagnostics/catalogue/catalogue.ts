import type { ProblemCode } from '../../model/problem.ts';
import { addressDescriptions } from './addresses.ts';
import { apiDescriptions } from './api.ts';
import { artifactDescriptions } from './artifacts.ts';
import { configDescriptions } from './config.ts';
import type { ProblemDescription } from './description.ts';
import { documentDescriptions } from './documents.ts';
import { exampleDescriptions } from './examples.ts';
import { historyDescriptions } from './history.ts';
import { importDescriptions } from './imports.ts';
import { linkDescriptions } from './links.ts';
import { outputDescriptions } from './output.ts';
import { registryDescriptions } from './registry.ts';
import { releaseDescriptions } from './releases.ts';
import { reportDescriptions } from './report.ts';
import { themeDescriptions } from './theme.ts';

/** The documentation of each problem code. A code without a description is a type error. */
export const catalogue: Readonly<Record<ProblemCode, ProblemDescription>> = {
  ...configDescriptions,
  ...documentDescriptions,
  ...linkDescriptions,
  ...addressDescriptions,
  ...apiDescriptions,
  ...artifactDescriptions,
  ...exampleDescriptions,
  ...historyDescriptions,
  ...importDescriptions,
  ...outputDescriptions,
  ...registryDescriptions,
  ...releaseDescriptions,
  ...themeDescriptions,
  ...reportDescriptions,
};
