import path from 'node:path';

/**
 * Node's flags for API processes, which keep memory small without slower responses (`.github/PERFORMANCE.md`): 4 MB per
 * semi-space for young objects, and a full collection when the heap has grown by 30 %, not up to four times.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

export const nodeEnv = {
  // One glibc arena for all threads: each arena would retain its peak.
  MALLOC_ARENA_MAX: '1',
  // Allocations from this size return to the system when freed. Node's HTTP parser takes 10,096 bytes: thousands of
  // connections at once otherwise leave holes in the heap, which stay resident.
  MALLOC_MMAP_THRESHOLD_: '10000',
  // Caches compiled TypeScript: a start takes a third less processor time, and 20 MB less memory.
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../../node_modules/.cache/compile'),
};
