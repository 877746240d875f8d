import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.ts';

// In order, since each file uses the state left by the one before; stops at the first failure.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.journey.ts'],
    fileParallelism: false,
    bail: 1,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    reporters: ['verbose', 'json'],
    outputFile: { json: path.join(root, '.data/deployment/results.json') },
  },
});
