import { expect, test } from 'vitest';
import { lockErrors } from './lock-check.ts';

const entry = (version: string, more = {}) => ({ version, ...more });

test('lock check: a complete lockfile has no errors', () => {
  expect(
    lockErrors({
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': entry('1.0.0', { optionalDependencies: { 'a-linux': '1.0.0' } }),
      'node_modules/a-linux': entry('1.0.0'),
    }),
  ).toEqual([]);
});

test('lock check: a missing binary of another platform is reported', () => {
  expect(lockErrors({ 'node_modules/a': entry('1.0.0', { optionalDependencies: { 'a-darwin': '1.0.0' } }) })).toEqual([
    'node_modules/a wants a-darwin@1.0.0, which the lockfile does not hold',
  ]);
});

test('lock check: a binary is looked for beside its dependent first', () => {
  const asker = {
    'node_modules/b/node_modules/a': entry('1.0.0', { optionalDependencies: { 'a-linux': '1.0.0' } }),
    'node_modules/a-linux': entry('2.0.0'),
  };
  expect(lockErrors(asker)).toHaveLength(1);
  expect(lockErrors({ ...asker, 'node_modules/b/node_modules/a-linux': entry('1.0.0') })).toEqual([]);
});

test('lock check: a version range is reported', () => {
  expect(lockErrors({ 'libs/a': { dependencies: { b: '^1.0.0' } }, 'node_modules/b': entry('1.0.0') })).toHaveLength(1);
});

test('lock check: a version missing in the lockfile is reported', () => {
  expect(lockErrors({ 'libs/a': { dependencies: { b: '1.0.1' } }, 'node_modules/b': entry('1.0.0') })).toHaveLength(1);
});
