/**
 * Node's flags for API processes, which keep memory small without slower responses (`.github/PERFORMANCE.md`): 4 MB per
 * semi-space for young objects, and a full collection when the heap has grown by 30 %, not up to four times.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

/** One glibc arena for all threads: each arena would retain its peak. */
export const nodeEnv = { MALLOC_ARENA_MAX: '1' };
