import type { Fault } from '../fault.ts';
import { foundationsFaults } from './foundationsFaults.ts';
import { interfaceFaults } from './interfaceFaults.ts';
import { referenceFaults } from './referenceFaults.ts';
import { sitesFaults } from './sitesFaults.ts';

/** All deliberate faults, by folder. */
export const faults: readonly Fault[] = [...foundationsFaults, ...referenceFaults, ...sitesFaults, ...interfaceFaults];
