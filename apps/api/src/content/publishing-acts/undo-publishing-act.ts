import type { publishingActs } from '@mirante/contract/content/publishing-acts.ts';
import { UNDO_PUBLISHING_MINUTES, type PublishingResult } from '@mirante/domain/content/publishing-act.ts';
import { inTransaction, type Trx } from '../../database/in-transaction.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import type { Call } from '../../http/serve.ts';
import * as store from './publishing-acts.store.ts';
import { skipReasonOf } from './skip-reason.ts';

type UndoCall = Call<typeof publishingActs.undoPublishingAct>;

/**
 * Restores what the contents were before, their time of change included, so that readers find them in the same order;
 * idempotent by key. Those that somebody changed since are skipped.
 *
 * @throws {Refusal} 409 once it is undone, or too late.
 */
export const undoPublishingAct = (call: UndoCall): Promise<PublishingResult> => {
  const { db, viewer, params, idempotencyKey: key, now } = call;
  const repeatable = key ? { scope: `undo_publishing ${viewer.id}`, key, body: params } : undefined;
  return inTransaction(db, (trx) => runIdempotently(trx, { call: repeatable, now: now() }, () => undo(trx, call)));
};

async function undo(trx: Trx, { viewer, params: { id }, now }: UndoCall): Promise<PublishingResult> {
  const act = or404(await store.lockOwnAct(trx, id, viewer.id), 'Ação');
  if (act.undone_at) throw new Refusal('not_undoable', 'Isto já foi desfeito.');
  if (store.lastUndoable(now()) > act.created_at)
    throw new Refusal('not_undoable', `Passou do prazo de ${UNDO_PUBLISHING_MINUTES} minutos para desfazer.`);
  const rows = await store.lockContents(
    trx,
    act.kind,
    act.contents.map((content) => content.id),
  );
  const result: PublishingResult = { act: null, changed: [], skipped: [] };
  for (const content of act.contents) {
    const reason = skipReasonOf(rows.get(content.id), new Date(content.changed_at));
    if (reason) {
      result.skipped.push({ id: content.id, reason });
      continue;
    }
    const { updated_at, ...was } = content.was;
    await store.restoreContent(trx, act.kind, { id: content.id, ...was, updated_at: new Date(updated_at) });
    result.changed.push(content.id);
  }
  await store.markUndone(trx, id, now());
  return result;
}
