import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { lastEntry } from './chain.store.ts';

/** Entries per batch. */
const BATCH = 1000;

/** An entry's public part: its payload in clear once its subject is public, until then its commitment alone. */
export interface ExportedEntry {
  sequence: number;
  moment: string;
  previous: string;
  commitment: string;
  hash: string;
  salt?: string;
  kind?: string;
  subject?: string;
  scope?: string;
  payload?: string;
}

/** The chain as of now, one line per entry, in order. */
export async function* exportLines(db: Db, now: Date): AsyncGenerator<string> {
  const last = await lastEntry(db);
  const end = last?.sequence ?? 0;
  for (let after = 0; after < end; after += BATCH) {
    const entries = await readEntries(db, after, Math.min(after + BATCH, end), now);
    yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  }
}

async function readEntries(db: Db, after: number, until: number, now: Date): Promise<ExportedEntry[]> {
  const { rows } = await sql<{ entry: ExportedEntry }>`
    select json_strip_nulls(json_build_object(
      'sequence', e.sequence, 'moment', record_moment(e.moment), 'previous', e.previous, 'commitment', e.commitment, 'hash', e.hash,
      'salt', case when shown then e.salt end, 'kind', case when shown then e.kind end, 'subject', case when shown then e.subject end,
      'scope', case when shown then e.scope end, 'payload', case when shown then e.payload end
    )) as entry
    from record_entry e, lateral (
      select l.public_from <= ${now} as shown from record_entry l where l.subject = e.subject order by l.sequence desc limit 1
    ) newest
    where e.sequence > ${after} and e.sequence <= ${until}
    order by e.sequence`.execute(db);
  return rows.map(({ entry }) => entry);
}
