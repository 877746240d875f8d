import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('bootstrap: installs once per lockfile, and runs no script of a package but Node', () => {
  for (const name of ['tools', 'node_modules']) mkdirSync(path.join(folder, name));
  cpSync('bootstrap.mjs', path.join(folder, 'tools/bootstrap.mjs'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  const calls = path.join(folder, 'calls');
  const npm = path.join(folder, 'npm.js');
  writeFileSync(npm, `require('fs').appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(' ') + '\\n')`);
  for (let n = 0; n < 2; n += 1)
    spawnSync(process.execPath, [path.join(folder, 'tools/bootstrap.mjs')], {
      env: { ...process.env, npm_execpath: npm },
    });
  const [ci, rebuild, ...others] = readFileSync(calls, 'utf8').trim().split('\n');
  expect(ci).toMatch(/^ci .*--ignore-scripts/);
  expect(rebuild).toMatch(/^rebuild node( --\S+)*$/);
  expect(others).toEqual([]);
});
