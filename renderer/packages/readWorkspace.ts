import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord, type Manifest } from './manifest.ts';
import { readRegularText } from './readRegularFile.ts';

/**
 * The patterns of a workspace's packages: from `pnpm-workspace.yaml`, otherwise from `workspaces`. Undefined if the folder is not the root
 * of a workspace.
 */
export function readWorkspace(folder: string, manifest: Manifest | undefined): readonly string[] | undefined {
  return readPnpmWorkspace(folder) ?? texts(isRecord(manifest?.workspaces) ? manifest.workspaces.packages : manifest?.workspaces);
}

function readPnpmWorkspace(folder: string): readonly string[] | undefined {
  try {
    const workspace: unknown = parse(readRegularText(join(folder, 'pnpm-workspace.yaml')) ?? '');
    return isRecord(workspace) ? texts(workspace.packages) : undefined;
  } catch {
    return undefined;
  }
}

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}
