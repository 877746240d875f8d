import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/**
 * How long a test waits for late results. On a busy machine a process start, or a screen's compilation, takes seconds.
 */
export const PATIENCE_MS = 30_000;

/** The shared configuration of unit tests, with timeouts for a busy machine. */
export const unitTests: NonNullable<ViteUserConfig['test']> = {
  setupFiles: [path.join(import.meta.dirname, 'vitest-setup.ts')],
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: 4 * PATIENCE_MS,
  hookTimeout: 4 * PATIENCE_MS,
};

/**
 * For projects whose tests leave nothing behind in the modules: these are loaded once per process instead of once per
 * file, which took most of the time, of screens (React, MUI) and of rules.
 */
export const sharedModules: typeof unitTests = { ...unitTests, isolate: false };
