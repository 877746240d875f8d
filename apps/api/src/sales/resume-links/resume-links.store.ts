import { MINUTE_MS } from '@mirante/domain/durations.ts';
import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import type { Sealed } from '../../database/schema/columns.ts';
import { BATCH } from '../../jobs/batch.ts';
import { opensFor } from '../../products/entitlements/entitlements.store.ts';
import type { Services } from '../../services.ts';

interface NewResumeLink {
  session_key: string;
  email_proof: string;
  product_id: number;
  step: number;
  draft: Sealed;
  expires_at: Date;
}

export const hasRequest = (db: Db, key: string): Promise<boolean> =>
  hasRow(db.selectFrom('resume_link').select('session_key').where('session_key', '=', key));

/** Stores the request of a checkout that is not bought. A mailed link ends when its address is replaced. */
export async function saveRequest(db: Db, { draft, ...link }: NewResumeLink, now: Date): Promise<void> {
  await db
    .insertInto('resume_link')
    .columns(['session_key', 'email_proof', 'product_id', 'step', 'draft', 'created_at', 'updated_at', 'expires_at'])
    .expression(
      db
        .selectFrom('checkout_session')
        .innerJoin('product', (join) => join.on('product.id', '=', link.product_id))
        .select((eb) => [
          'checkout_session.key',
          eb.cast<string>(eb.val(link.email_proof), 'text').as('email_proof'),
          'product.id',
          eb.cast<number>(eb.val(link.step), 'integer').as('step'),
          eb.cast<Sealed>(eb.val(JSON.stringify(draft)), 'jsonb').as('draft'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('updated_at'),
          eb.cast<Date>(eb.val(link.expires_at), 'timestamptz').as('expires_at'),
        ])
        .where('checkout_session.key', '=', link.session_key)
        .where('checkout_session.step', '<', 4),
    )
    .onConflict((conflict) =>
      conflict.column('session_key').doUpdateSet((eb) => ({
        email_proof: eb.ref('excluded.email_proof'),
        product_id: eb.ref('excluded.product_id'),
        step: eb.ref('excluded.step'),
        draft: eb.ref('excluded.draft'),
        updated_at: eb.ref('excluded.updated_at'),
        expires_at: eb
          .case()
          .when('resume_link.mailed_at', 'is', null)
          .then(eb.ref('excluded.expires_at'))
          .else(eb.ref('resume_link.expires_at'))
          .end(),
        code_hash: eb
          .case()
          .when('resume_link.email_proof', '=', eb.ref('excluded.email_proof'))
          .then(eb.ref('resume_link.code_hash'))
          .else(null)
          .end(),
      })),
    )
    .execute();
}

export async function removeOfCheckout(db: Db, key: string): Promise<void> {
  await db.deleteFrom('resume_link').where('session_key', '=', key).execute();
}

/** With its checkout, so that a page that is still open does not store the input again. */
export async function removeByCode(db: Db, hash: Buffer): Promise<void> {
  await db
    .deleteFrom('checkout_session')
    .where('key', 'in', db.selectFrom('resume_link').select('session_key').where('code_hash', '=', hash))
    .execute();
}

/** A query of the checkouts left alone whose link was not mailed. */
export const dueResumeLinks = (
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  last?: { updated_at: Date; session_key: string },
) =>
  db
    .selectFrom('resume_link')
    .select(['session_key', 'updated_at'])
    .where('mailed_at', 'is', null)
    .where('expires_at', '>', now())
    .where('updated_at', '<=', new Date(now().getTime() - config.resumeLinkAfterMinutes * MINUTE_MS))
    .$if(last !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('updated_at', 'session_key'), '>', tuple(last!.updated_at, last!.session_key)),
      ),
    )
    .orderBy('updated_at')
    .orderBy('session_key')
    .limit(BATCH);

const links = (db: Db) =>
  db
    .selectFrom('resume_link')
    .innerJoin('checkout_session', 'key', 'session_key')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['session_key', 'product_id', 'resume_link.step', 'draft', 'resume_link.created_at'])
    .select('checkout_session.step as session_step')
    .select(['product.code', 'product.name', 'product.price', 'product.active']);
export type ResumeLink = Awaited<ReturnType<typeof findByCode>> & object;

/** Locked; undefined once mailed, by another process too. */
export const lockUnmailed = (db: Db, key: string) =>
  links(db).where('session_key', '=', key).where('mailed_at', 'is', null).forUpdate('resume_link').executeTakeFirst();

export const findByCode = (db: Db, hash: Buffer, now: Date) =>
  links(db).where('code_hash', '=', hash).where('expires_at', '>', now).executeTakeFirst();

export async function saveCode(
  db: Db,
  key: string,
  sent: { code_hash: Buffer; mailed_at: Date; expires_at: Date },
): Promise<void> {
  await db.updateTable('resume_link').set(sent).where('session_key', '=', key).execute();
}

/** Whether the account with this address ordered the product since, or has it. */
export async function isBought(
  db: Db,
  { email, product_id, since, now }: { email: string; product_id: number; since: Date; now: Date },
): Promise<boolean> {
  const client = await db
    .selectFrom('client')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();
  if (!client) return false;
  const ordered = await db
    .selectFrom('payment')
    .innerJoin('payment_item', 'payment_item.payment_id', 'payment.id')
    .select('payment.id')
    .where('client_id', '=', client.id)
    .where('payment_item.product_id', '=', product_id)
    .where('status', 'in', ['pending', 'paid'])
    .where('payment.created_at', '>=', since)
    .executeTakeFirst();
  return ordered !== undefined || opensFor(db, client.id, product_id, now);
}
