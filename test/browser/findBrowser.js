import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The Chrome or Chromium that tests drive: `CHROME_PATH`, else the headless shell, which opens pages in half the time, else one in PATH, in the
 * usual folders, or among Playwright's own downloads. With `install`, on Debian and its kin and as root, the headless shell is installed.
 * Plain JavaScript, because `test/run.js` needs it before anything is built.
 *
 * @param {{ install?: boolean }} [options]
 * @returns {string | undefined}
 */
export function findBrowser({ install = false } = {}) {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  if (install && !isExecutable(headlessShell) && canInstall()) {
    // Releases of Debian before 12 do not have it.
    const command = 'apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)';
    spawnSync('sh', ['-c', command], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return candidates().find(isExecutable);
}

/** Of Debian. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge', 'microsoft-edge'];

function candidates() {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)));
  return [headlessShell, ...inPath, ...usualPlaces(), ...playwrightBrowsers()];
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => apps.map((app) => join(folder, app)));
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env;
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter((folder) => folder !== undefined);
    return folders.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  }
  return ['/snap/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome'];
}

/** Newest first. */
function playwrightBrowsers() {
  const caches = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? caches[process.platform] ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  const builds = readdirSync(folder).filter((name) => name.startsWith('chromium-'));
  return builds
    .toSorted()
    .reverse()
    .flatMap((name) => programs.map((program) => join(folder, name, program)));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('sh', ['-c', 'command -v apt-get'], { stdio: 'ignore' });
    return /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
