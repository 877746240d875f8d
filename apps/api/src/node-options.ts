/**
 * How Node runs a process of the API: its memory is kept small, without an answer being slower (`.github/PERFORMANCE.md`). Young objects
 * have 4 MB for each half; the heap is looked through when it has grown by 30 %, not by up to four times.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

/** One arena of glibc for all threads: each of its own would keep what it once had. */
export const nodeEnv = { MALLOC_ARENA_MAX: '1' };
