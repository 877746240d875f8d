import { afterEach, vi } from 'vitest';
import { PATIENCE_MS } from './vitest.ts';

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  // A screen that is left would be found by the next test, also by one of another file: they share a document.
  afterEach(cleanup);
  await import('./vitest-screens.ts');
}

/** Vitest has no setting for these timeouts. */
const isPatient = Symbol.for('mirante.patient');
type Marked = typeof vi & { [isPatient]?: true };
// Runs before each test file, while `vi` may be shared by a whole process.
if (!(vi as Marked)[isPatient]) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: ((check, options) => waitFor(check, patient(options))) satisfies typeof waitFor,
    waitUntil: ((check, options) => waitUntil(check, patient(options))) satisfies typeof waitUntil,
  });
}

const patient = (options: Parameters<typeof vi.waitFor>[1] = {}) => ({
  timeout: PATIENCE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});
