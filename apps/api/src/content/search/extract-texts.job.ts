import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { lockContent } from '../associations/associations.store.ts';
import { extractText } from './extract-text.ts';

interface Unread {
  report_id: number;
  version: number;
  name: string;
}

type Needs = Pick<Services, 'db' | 'files' | 'now' | 'onError'>;

/**
 * Extracts the text of each report's newest PDF, or of one report's, including those uploaded meanwhile. An unreadable
 * one is recorded, and left out of the search.
 */
export async function extractTexts(services: Needs, reportId?: number): Promise<void> {
  const unread = () => unreadOf(services.db, reportId);
  for (let some = await unread(); some.length > 0; some = await unread()) await extractEach(services, some);
}

async function extractEach({ db, files, now, onError }: Needs, some: readonly Unread[]): Promise<void> {
  for (const unread of some) {
    const part = await files.read(unread.name);
    // A failing file store fails the job, which is retried: it says nothing about the PDF.
    const pdf = part && (await buffer(part.stream));
    const read = pdf
      ? await extractText(pdf).then(
          (pages) => ({ pages, error: null }),
          (error: unknown) => ({ pages: [], error: String(error).slice(0, 500) }),
        )
      : { pages: [], error: 'the file is missing' };
    if (read.error) onError(new Error(`report ${unread.report_id}, version ${unread.version}: ${read.error}`));
    await keep(db, unread, read, now());
  }
}

const unreadOf = async (db: Db, reportId?: number): Promise<Unread[]> =>
  (
    await sql<Unread>`
      select distinct on (report_file.report_id) report_file.report_id, report_file.version, name
      from report_file left join report_text on report_text.report_id = report_file.report_id
      where report_file.version > coalesce(report_text.version, 0)
        and ${reportId ? sql`report_file.report_id = ${reportId}` : sql`true`}
      order by report_file.report_id, report_file.version desc`.execute(db)
  ).rows;

/** No row if the report was removed, or another run was first. */
async function keep(
  db: Db,
  { report_id, version }: Unread,
  { pages, error }: { pages: string[]; error: string | null },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = await sql`
      insert into report_text (report_id, version, extracted_at, error)
      select id, ${version}, ${now}, ${error} from report where id = ${report_id}
      on conflict (report_id) do update set version = excluded.version, extracted_at = excluded.extracted_at, error = excluded.error
        where report_text.version < excluded.version`.execute(trx);
    if (!kept.numAffectedRows) return;
    await trx.deleteFrom('report_page').where('report_id', '=', report_id).execute();
    await sql`
      insert into report_page (report_id, page, text)
      select ${report_id}, n, text from unnest(${pages}::text[]) with ordinality as page (text, n)`.execute(trx);
    await lockContent(trx, report_id);
    await sql`select index_content(${report_id})`.execute(trx);
  });
}
