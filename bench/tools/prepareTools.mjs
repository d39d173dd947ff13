import { join } from 'node:path';
import { createProject } from '../setup/createProject.mjs';
import { versions } from '../setup/versions.mjs';
import { denoDoc } from './denoDoc.mjs';
import { docusaurus } from './docusaurus.mjs';
import { gqldocs } from './gqldocs.mjs';
import { starlight } from './starlight.mjs';
import { typedoc, typedocJson } from './typedoc.mjs';

/** Every tool of the suite. To add one, write a file next to these and list it here. */
export const tools = [gqldocs, typedocJson, typedoc, starlight, docusaurus, denoDoc];

/**
 * Sets tools up in the scratch folder, each in a project of its own. What is there already is kept.
 *
 * @param {object} request
 * @param {readonly import('./tool.d.ts').Tool[]} request.chosen
 * @param {string} request.scratch
 * @param {(text: string) => void} request.say
 * @returns {(import('./tool.d.ts').Tool & { folder: string, program: string })[]} with their folders and the Node that runs them
 */
export function prepareTools({ chosen, scratch, say }) {
  return chosen.map((tool) => {
    say(`setting up ${tool.name}`);
    const folder = join(scratch, tool.project ?? tool.id);
    tool.setUp(folder);
    return { ...tool, folder, program: programOf({ tool, folder, scratch }) };
  });
}

function programOf({ tool, folder, scratch }) {
  if (tool.programIn !== undefined) return tool.programIn(folder);
  return tool.needsNode24 ? newerNode(scratch) : process.execPath;
}

function newerNode(scratch) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  const folder = join(scratch, 'node');
  createProject({ folder, dependencies: { node: versions.node24 } });
  return join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
