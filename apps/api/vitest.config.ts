import { defineConfig } from 'vitest/config';

// Half of what these tests wait for is PostgreSQL, so that two processes are not too many for two cores.
// The modules are loaded once per process and not once per file, which was most of the time: what a file opens, `each-file.ts` closes.
// Some bring a database through every migration, which takes seconds where others work too: none is failed by a busy machine.
export default defineConfig({
  test: { isolate: false, maxWorkers: 2, setupFiles: ['src/testing/each-file.ts'], testTimeout: 30_000 },
});
