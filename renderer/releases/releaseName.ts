import { latestFolder, versionsFolder } from '../model/releases.ts';

/** Whether a release can have this name: it becomes the name of a folder and a part of addresses. */
export function isReleaseName(name: string): boolean {
  return /^[a-z\d][\w.+-]*$/i.test(name) && name !== latestFolder && name !== versionsFolder && !/\.(?:html|json)$/i.test(name);
}
