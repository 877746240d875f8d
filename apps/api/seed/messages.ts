import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { later, type DataSet } from './data-set.ts';
import type { Written } from './copy-rows.ts';
import { messageSpecs } from './message-texts.ts';

const ATENDIMENTO = 2;
/** The first random client to write; the cast's messages name their authors. */
const FIRST_WRITER = 1040;

/**
 * Clients' messages to the house, and their outcomes. Deterministic, without random numbers, so that other rows do not
 * change.
 */
export function clientMessageRows({ rows, now }: DataSet): Written<'client_message'>[] {
  const crowd = rows.client.filter(
    ({ id, removed_at, created_at }) => id >= FIRST_WRITER && !removed_at && created_at < later(now, -180 * DAY_MS),
  );
  const written: Written<'client_message'>[] = [];
  for (const [n, { by, type, body, hours, goesOn, ...then }] of messageSpecs.entries()) {
    const before = goesOn === undefined ? undefined : written[n - goesOn]!;
    const login = by && rows.client.find(({ email }) => email === `${by}@mirante.example`)!;
    const client = login ?? crowd[(n * 7) % crowd.length]!;
    const created_at = later(now, -hours * HOUR_MS);
    const replied_at = then.reply === undefined ? null : later(created_at, then.after! * HOUR_MS);
    const edited_at = then.edited === undefined ? null : later(replied_at!, then.edited * HOUR_MS);
    written.push({
      id: n + 1,
      client_id: before?.client_id ?? client.id,
      thread_id: before ? (before.thread_id ?? before.id) : null,
      previous_id: before?.id ?? null,
      type,
      body,
      created_at,
      reply: then.reply ?? null,
      obs: then.obs ?? null,
      replied_at,
      replied_by: replied_at && ATENDIMENTO,
      edited_at,
      seen_at: replied_at && !then.unseen ? later(edited_at ?? replied_at, HOUR_MS) : null,
    });
  }
  return written;
}
