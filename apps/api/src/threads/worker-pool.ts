import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
import { watchMemory } from './watch-memory.ts';

interface PoolOptions {
  /** The worker module, which answers each message with `{ done }` or `{ failed }`. */
  script: URL;
  size: number;
  /** Work beyond this many waiting is refused. */
  mostWaiting: number;
  /** The refusal's message. */
  words: string;
  /** After this the worker is terminated, and its work fails with `BeyondLimits`. */
  timeoutMs: number;
  /** The maximum heap in MB. */
  heapMb?: number;
  /** The maximum of heap and buffers in MB, with the same end; without a limit by default. */
  memoryMb?: number;
}
/** Work took too much time or memory. */
export class BeyondLimits extends Error {}
type WorkerAnswer<Out> = { done: Out } | { failed: string };

/** An idle worker is terminated after this: it holds some 60 MB. */
const IDLE_MS = 30_000;

export const overloaded = (words: string): Refusal =>
  new Refusal('overloaded', words, { headers: { 'retry-after': '5' } });

/** Runs work in a bounded number of threads. Refuses with `overloaded` when too many wait. */
export function workerPool<In, Out>({
  script,
  size,
  mostWaiting,
  words,
  timeoutMs,
  heapMb = 512,
  memoryMb,
}: PoolOptions): (input: In) => Promise<Out> {
  const idle: { worker: Worker; ending: NodeJS.Timeout }[] = [];
  const turn = pLimit(size);

  const take = () => {
    const free = idle.pop();
    clearTimeout(free?.ending);
    const worker = free?.worker ?? new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    worker.unref();
    return worker;
  };
  const release = (worker: Worker) => {
    const ending = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.worker === worker),
        1,
      );
      void worker.terminate();
    }, IDLE_MS).unref();
    idle.push({ worker, ending });
  };

  const run = async (input: In): Promise<Out> => {
    const worker = take();
    try {
      const answer = await answerOf<Out>(worker, input, { timeoutMs, memoryMb });
      release(worker);
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.done;
    } catch (error) {
      if (!idle.some((one) => one.worker === worker)) await worker.terminate();
      throw error;
    }
  };
  return async (input) => {
    if (turn.pendingCount >= mostWaiting) throw overloaded(words);
    return turn(() => run(input));
  };
}

async function answerOf<Out>(
  worker: Worker,
  input: unknown,
  { timeoutMs, memoryMb }: { timeoutMs: number; memoryMb: number | undefined },
): Promise<WorkerAnswer<Out>> {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = (why: string) => listening.abort(new BeyondLimits(why));
  const timeout = setTimeout(() => stop(`no answer within ${timeoutMs} ms`), timeoutMs);
  const unwatch = memoryMb && watchMemory(worker, memoryMb * 1024 * 1024, () => stop(`more than ${memoryMb} MB`));
  try {
    const answered = once(worker, 'message', { signal });
    const ended = once(worker, 'exit', { signal }).then(([code]) =>
      Promise.reject(new Error(`the worker ended with ${code}`)),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(input);
    const [answer] = (await Promise.race([answered, ended])) as [WorkerAnswer<Out>];
    return answer;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timeout);
    if (unwatch) unwatch();
    listening.abort();
  }
}
