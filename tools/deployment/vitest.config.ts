import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '../paths.ts';

// In order, each on what the one before has left, and none once one has failed.
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
