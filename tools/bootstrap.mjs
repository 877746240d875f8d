// Runs before every npm script, on the machine's Node (20 or newer): installs the dependencies of the lockfile if they
// differ. Node 24 is one of them, and every later script runs on it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname));
const stamp = path.join(root, 'node_modules/.installed');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!isInstalled()) {
  console.log('Installing dependencies (once, about a minute) …');
  install();
  writeFileSync(stamp, wanted);
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** No package's own scripts run but Node's: npm 10 does not know package.json's `allowScripts`. */
function install() {
  npm('ci', '--include=dev', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund');
  npm('rebuild', 'node', '--loglevel=error');
}

function npm(...args) {
  const self = process.env.npm_execpath;
  const [command, ...first] = self?.endsWith('.js') ? [process.execPath, self] : ['npm'];
  const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
