import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/**
 * How long a test of a screen waits for what comes late. A part that is fetched when it is first used is compiled then, MUI's modules
 * with it, and a busy machine takes seconds for that.
 */
export const PATIENCE_MS = 10_000;

/** What the tests of all that is shown have in common. */
export const screenTests: NonNullable<ViteUserConfig['test']> = {
  // React, MUI and the rest are loaded once per process and not once per file, which was most of the time.
  isolate: false,
  setupFiles: [path.join(import.meta.dirname, 'vitest-setup.ts')],
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: 3 * PATIENCE_MS,
};
