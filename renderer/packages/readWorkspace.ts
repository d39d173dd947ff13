import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord, type Manifest } from './manifest.ts';

/** The patterns of a workspace's packages: of `pnpm-workspace.yaml`, else of `workspaces`. Undefined when the folder is no workspace root. */
export function readWorkspace(folder: string, manifest: Manifest | undefined): readonly string[] | undefined {
  return readPnpmWorkspace(folder) ?? texts(isRecord(manifest?.workspaces) ? manifest.workspaces.packages : manifest?.workspaces);
}

function readPnpmWorkspace(folder: string): readonly string[] | undefined {
  try {
    const workspace: unknown = parse(readFileSync(join(folder, 'pnpm-workspace.yaml'), 'utf8'));
    return isRecord(workspace) ? texts(workspace.packages) : undefined;
  } catch {
    return undefined;
  }
}

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}
