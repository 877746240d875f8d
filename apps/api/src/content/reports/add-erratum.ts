import type { reports } from '@mirante/contract/content/reports.ts';
import { publishingState } from '@mirante/domain/content/content.ts';
import type { Report } from '@mirante/domain/content/report.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import type { Call } from '../../http/serve.ts';
import * as store from './reports.store.ts';

/** @throws {Refusal} 409 before publication: until then the report is edited. */
export const addReportErratum = ({
  db,
  params: { id },
  input,
  viewer,
  now,
  idempotencyKey: key,
}: Call<typeof reports.addReportErratum>) =>
  db.transaction().execute((trx): Promise<Report> => {
    const call = key ? { scope: `erratum ${viewer.id} ${id}`, key, body: input } : undefined;
    return runIdempotently(trx, { call, now: now() }, async () => {
      await store.lock(trx, id);
      const { draft, report_date } = or404(await store.find(trx, id, now()), nameOf('report'));
      if (publishingState({ draft, date: report_date }, now()) !== 'published')
        throw new Refusal('not_published', 'O relatório ainda não foi publicado: edite-o.');
      await trx
        .insertInto('report_erratum')
        .values({ report_id: id, text: input.text, user_id: viewer.id, created_at: now() })
        .execute();
      await store.touch(trx, id, now());
      return (await store.find(trx, id, now()))!;
    });
  });
