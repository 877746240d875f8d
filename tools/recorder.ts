// Playwright records videos with an ffmpeg from its own cache. If it is missing, one is taken from the npm registry.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CACHE, installInto } from './browser.ts';
import { root } from './paths.ts';

const PACKAGE = '@ffmpeg-installer/linux-x64@4.1.0';

/** Whether videos can be recorded. The tests do not depend on them. */
export function findRecorder(): boolean {
  const wanted = expectedPath();
  if (!wanted) return false;
  return (
    existsSync(wanted) ||
    fromNpm(wanted) ||
    spawnSync('playwright', ['install', 'ffmpeg'], { stdio: 'ignore', timeout: 60_000 }).status === 0
  );
}

function expectedPath(): string | undefined {
  const program = { linux: 'ffmpeg-linux', darwin: 'ffmpeg-mac', win32: 'ffmpeg-win64.exe' }[
    process.platform as string
  ];
  const folder = {
    linux: '.cache/ms-playwright',
    darwin: 'Library/Caches/ms-playwright',
    win32: 'AppData/Local/ms-playwright',
  }[process.platform as string];
  const list = JSON.parse(readFileSync(path.join(root, 'node_modules/playwright-core/browsers.json'), 'utf8')) as {
    browsers: { name: string; revision: string }[];
  };
  const revision = list.browsers.find(({ name }) => name === 'ffmpeg')?.revision;
  if (!program || !folder || !revision) return undefined;
  return path.join(process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), folder), `ffmpeg-${revision}`, program);
}

function fromNpm(wanted: string): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !installInto(CACHE, PACKAGE)) return false;
  mkdirSync(path.dirname(wanted), { recursive: true });
  // A link into a cache that was removed.
  rmSync(wanted, { force: true });
  symlinkSync(path.join(CACHE, 'node_modules/@ffmpeg-installer/linux-x64/ffmpeg'), wanted);
  return spawnSync(wanted, ['-version'], { stdio: 'ignore' }).status === 0;
}
