import { defineConfig } from 'vitest/config';

// The modules are loaded once per process and not once per file, which was most of the time: what a file opens, `each-file.ts` closes.
export default defineConfig({ test: { isolate: false, setupFiles: ['src/testing/each-file.ts'] } });
