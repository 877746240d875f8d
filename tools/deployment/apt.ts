import { spawnSync } from 'node:child_process';

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

/** Installs a Debian package, which only root may. Returns whether it could. */
export const installPackage = (name: string): boolean =>
  process.getuid?.() === 0 && apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', name);

/** Finds a program by running it with `--version`, or installs its package. */
export function requireProgram(program: string, name = program): void {
  const isThere = () => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere() && !(installPackage(name) && isThere()))
    throw new Error(`There is no ${program}: install it (Debian: apt-get install ${name}).`);
}
