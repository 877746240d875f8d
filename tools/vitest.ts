import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/** How long a test waits for what comes late. A busy machine takes seconds for a process to start, or for a screen's part to be compiled. */
export const PATIENCE_MS = 30_000;

/** What all unit tests have in common: none is failed by a busy machine. */
export const unitTests: NonNullable<ViteUserConfig['test']> = {
  setupFiles: [path.join(import.meta.dirname, 'vitest-setup.ts')],
  expect: { poll: { timeout: PATIENCE_MS } },
  testTimeout: 4 * PATIENCE_MS,
  hookTimeout: 4 * PATIENCE_MS,
};

/** What the tests of all that is shown have in common. React, MUI and the rest are loaded once per process and not once per file, which was most of the time. */
export const screenTests: typeof unitTests = { ...unitTests, isolate: false };
