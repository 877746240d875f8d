// Each run has a process of its own, so that leftovers or a hang do not affect other runs.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Reading, Size } from '../../apps/api/bench/statistics.ts';
import { type PartName, parts } from './parts.ts';

export interface Measured {
  readings: Reading[];
  /** Why the run ended early. */
  why?: string;
}
type RunMessage = { reading: Reading } | { why: string };

const LONGEST_MS: Record<Size, number> = { whole: 20 * 60_000, quick: 3 * 60_000 };
/** Growth loads 10,000,000 payments on its first run; a crash test starts an API 200 times. */
const LONG_PARTS: ReadonlySet<PartName> = new Set(['growth', 'crash']);
const LONGEST_WHOLE_MS = 60 * 60_000;

export async function measure(part: PartName, size: Size): Promise<Measured> {
  const child = fork(import.meta.filename, [part, size], { serialization: 'advanced', detached: true });
  const measured: Measured = { readings: [] };
  child.on('message', (message: RunMessage) => {
    if ('why' in message) measured.why = message.why;
    else measured.readings.push(message.reading);
  });
  const end = () => endGroup(child.pid!, 'SIGTERM');
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
  const longest = size === 'whole' && LONG_PARTS.has(part) ? LONGEST_WHOLE_MS : LONGEST_MS[size];
  const limit = setTimeout(() => {
    measured.why = `not done within ${longest / 60_000} minutes`;
    end();
  }, longest);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  endGroup(child.pid!, 'SIGKILL');
  if (isInterrupted) throw new Error('interrupted');
  return code === 0 || measured.why ? measured : { ...measured, why: `its process ended (${code})` };
}

/** Signals the whole process group; does nothing if it is gone. */
function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    return;
  }
}

async function sendMessage(message: RunMessage): Promise<void> {
  await new Promise((sent) => process.send?.(message, sent));
}

if (import.meta.main) {
  const [part, size] = process.argv.slice(2) as [PartName, Size];
  // Run the `exit` handlers, so that what the run started is stopped.
  process.once('SIGTERM', () => process.exit(1));
  try {
    for await (const reading of (await parts[part]()).measure(size)) await sendMessage({ reading });
  } catch (error) {
    console.error(error);
    await sendMessage({ why: error instanceof Error ? error.message : String(error) });
  }
  process.exit();
}
