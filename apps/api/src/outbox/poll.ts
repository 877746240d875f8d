import { setTimeout as wait } from 'node:timers/promises';
import type { Expression } from 'kysely';
import type { Db } from '../database/db.ts';

/**
 * Polls the database with one statement a second for all queries together. `question` returns a scalar SQL expression,
 * and `onAnswer` gets its value. Stopped by the returned function.
 */
export type Poll = <T>(question: () => Expression<T>, onAnswer: (value: T) => void) => () => void;

interface Asked {
  question: () => Expression<unknown>;
  onAnswer: (value: unknown) => void;
}
interface PollOptions {
  db: Db;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

export const POLL_MS = 1000;

/** Polls until `signal`: `polling` resolves after the last statement. */
export function openPoll({ db, signal, onError }: PollOptions): { poll: Poll; polling: Promise<void> } {
  const all = new Set<Asked>();

  async function ask(): Promise<void> {
    const asked = [...all];
    if (asked.length === 0) return;
    const answers = (await db
      .selectNoFrom((eb) =>
        eb
          .fn(
            'jsonb_build_array',
            asked.map(({ question }) => question()),
          )
          .as('answers'),
      )
      .executeTakeFirstOrThrow()) as { answers: unknown[] };
    asked.forEach((each, n) => all.has(each) && each.onAnswer(answers.answers[n]));
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await ask().catch(onError);
    }
  }
  const poll: Poll = (question, onAnswer) => {
    const asked = { question, onAnswer: onAnswer as Asked['onAnswer'] };
    all.add(asked);
    return () => void all.delete(asked);
  };
  return { poll, polling: run() };
}
