import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { requireProgram } from './apt.ts';

test('alert rules: each fires at its fault, and not before', () => {
  requireProgram('promtool', 'prometheus');
  const rules = path.join(root, 'tools/deploy/alerts.test.yml');
  const { stdout } = spawnSync('promtool', ['test', 'rules', rules], { encoding: 'utf8' });
  expect(stdout).toContain('SUCCESS');
});
