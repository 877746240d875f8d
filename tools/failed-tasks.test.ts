import { expect, test } from 'vitest';
import { failedTasks } from './failed-tasks.ts';

const OUTPUT = `
\u001B[7m\u001B[36m NX \u001B[39m\u001B[27m  Running targets typecheck, test for 2 projects:

- @mirante/domain

\u001B[2m> \u001B[22mnx run\u001B[22m @mirante/domain:typecheck

> tsc --singleThreaded -p .\r

> nx run @mirante/domain:test

 \u001B[32m✓\u001B[39m src/price.test.ts (11 tests)
Vitest caught 1 unhandled error during the test run.
Error: planted
> nx run @mirante/validation:test

 ✓ src/cpf.test.ts (4 tests)

 NX   Running targets typecheck, test for 2 projects failed

Failed tasks:

- @mirante/domain:test

  Run duration:      5.7s
`;

test('failed tasks: each is named, with its output but for the passed tests', () => {
  expect(failedTasks(OUTPUT)).toEqual([
    {
      name: '@mirante/domain:test',
      output: '> nx run @mirante/domain:test\nVitest caught 1 unhandled error during the test run.\nError: planted',
    },
  ]);
});

test('failed tasks: a run without failures has none', () => {
  expect(failedTasks(OUTPUT.replace('- @mirante/domain:test', ''))).toEqual([]);
});
