import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/vitest.ts';

// Half of what these tests wait for is PostgreSQL, so that two processes are not too many for two cores.
// The modules are loaded once per process and not once per file, which was most of the time: what a file opens, `each-file.ts` closes.
export default defineConfig({
  test: {
    ...unitTests,
    isolate: false,
    maxWorkers: 2,
    globalSetup: 'src/testing/seeded-run.ts',
    setupFiles: [...[unitTests.setupFiles ?? []].flat(), 'src/testing/each-file.ts'],
  },
});
