import { momentOf } from '@mirante/domain/dates.ts';
import type { DraftableKind, SkipReason, PublishingResult } from '@mirante/domain/content/publishing-act.ts';
import type { Signature } from '@mirante/domain/content/report.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ChangedContent } from '../../database/schema/content.ts';
import { Refusal } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import type { Services } from '../../services.ts';
import { asJson } from '../../records/json.ts';
import { alertReaders } from '../publishing/alert-readers.ts';
import { signatureOf } from '../reports/signature.ts';
import * as store from './publishing-acts.store.ts';
import { skipReasonOf } from './skip-reason.ts';

type Acting = Pick<Services, 'db' | 'jobs' | 'now'> & {
  viewer: { id: number };
  idempotencyKey: string | undefined;
  input: { kind: DraftableKind; contents: readonly { id: number; updated_at: string }[] };
};

/**
 * Publishes contents, or returns them to draft, each by the rules of its own edit; idempotent by key. A content that
 * somebody changed since it was seen, or that cannot be published, is skipped; the others are changed together.
 */
export const setDrafts =
  (draft: boolean) =>
  ({ db, jobs, viewer, input, idempotencyKey: key, now }: Acting): Promise<PublishingResult> => {
    const repeatable = key ? { scope: `${draft ? 'draft' : 'publish'} ${viewer.id}`, key, body: input } : undefined;
    return inTransaction(db, async (trx) => {
      const at = now();
      return runIdempotently(trx, { call: repeatable, now: at }, async () => {
        const result = await setEach(trx, { draft, input, viewer, at });
        await alertReaders(trx, { jobs, now });
        return result;
      });
    });
  };

async function setEach(
  trx: Db,
  { draft, input: { kind, contents }, viewer, at }: Pick<Acting, 'input' | 'viewer'> & { draft: boolean; at: Date },
): Promise<PublishingResult> {
  const rows = await store.lockContents(
    trx,
    kind,
    contents.map(({ id }) => id),
  );
  const changed: ChangedContent[] = [];
  const skipped: PublishingResult['skipped'] = [];
  for (const { id, updated_at } of contents) {
    const row = rows.get(id);
    const reason = row?.draft === draft ? 'unchanged' : skipReasonOf(row, momentOf(updated_at)!);
    const signed = reason ?? (await signatureFor(trx, kind, { ...row!, draft }));
    if (typeof signed === 'string') {
      skipped.push({ id, reason: signed });
      continue;
    }
    await store.saveContent(trx, kind, { id, draft, ...signed, updated_at: at });
    const { id: _id, ...was } = asJson(row!);
    changed.push({ id, changed_at: at.toISOString(), was });
  }
  const act = await keepAct(trx, { kind, user_id: viewer.id, created_at: at, contents: changed });
  return { act, changed: changed.map(({ id }) => id), skipped };
}

/** What a report is signed with once it is published, or why it cannot be. */
async function signatureFor(
  trx: Db,
  kind: DraftableKind,
  content: store.LockedContent,
): Promise<Partial<Signature> | SkipReason> {
  if (kind !== 'report') return {};
  try {
    return await signatureOf(trx, content);
  } catch (error) {
    if (error instanceof Refusal) return 'unsigned';
    throw error;
  }
}

async function keepAct(trx: Db, act: Parameters<typeof store.insertAct>[1]): Promise<number | null> {
  if (act.contents.length === 0) return null;
  const id = await store.insertAct(trx, act);
  await store.removeActsBefore(trx, store.lastUndoable(act.created_at));
  return id;
}
