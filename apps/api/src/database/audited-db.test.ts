import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditedDb } from './audited-db.ts';
import { testApi } from '../testing/api.ts';
import { factory } from '../testing/factory.ts';

const api = await testApi();
const { db, services } = api;
const at = new Date('2026-11-21T12:00:00Z');
let user_id: number;
beforeAll(async () => {
  user_id = (await factory.staff(db, ['administrador'])).id;
});
const as = (action: string) => auditedDb(services.pool, { user_id, action, request_id: action, at });
const entriesOf = (action: string) =>
  db
    .selectFrom('audit_entry')
    .select(['resource', 'record_id', 'root_resource', 'root_id', 'change', 'diff', 'user_id', 'created_at'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

describe('a change through the audited database', () => {
  it('is logged by column with its author, time and the record it belongs to', async () => {
    const client = await factory.client(db, { name: 'Rui Prado' });
    await as('one')
      .updateTable('client')
      .set({ name: 'Rui Prado Neto', password_hash: 'other' })
      .where('id', '=', client.id)
      .execute();
    expect(await entriesOf('one')).toEqual([
      {
        resource: 'client',
        record_id: client.id,
        root_resource: 'client',
        root_id: client.id,
        change: 'update',
        user_id,
        created_at: at,
        diff: { name: ['Rui Prado', 'Rui Prado Neto'], password_hash: ['•••', '•••'] },
      },
    ]);
  });

  it('of a part is logged under its whole', async () => {
    const client = await factory.client(db);
    const product = await factory.product(db);
    const id = await factory.clientProduct(db, client.id, product.id, { status: 'active' });
    await as('part').updateTable('client_product').set({ obs: 'Ligou pedindo prazo.' }).where('id', '=', id).execute();
    expect(await entriesOf('part')).toMatchObject([
      {
        resource: 'client_product',
        record_id: id,
        root_resource: 'client',
        root_id: client.id,
        diff: { obs: [null, 'Ligou pedindo prazo.'] },
      },
    ]);
  });

  it('without effect is not logged', async () => {
    const { id } = await factory.client(db, { name: 'Lia Reis' });
    await as('nothing').updateTable('client').set({ name: 'Lia Reis' }).where('id', '=', id).execute();
    expect(await entriesOf('nothing')).toEqual([]);
  });

  it('that is rolled back is not logged', async () => {
    const { id } = await factory.client(db);
    const undone = as('undone')
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('client').set({ name: 'Outro' }).where('id', '=', id).execute();
        throw new Error('no');
      });
    await expect(undone).rejects.toThrow('no');
    expect(await entriesOf('undone')).toEqual([]);
  });
});

it('the audited database leaves no author name in pooled connections', async () => {
  const { id } = await factory.client(db);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      as(`many ${n}`)
        .updateTable('client')
        .set({ name: `Nome ${n}` })
        .where('id', '=', id)
        .execute(),
    ),
  );
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.updateTable('client').set({ cell_phone: null, name: 'De fora' }).where('id', '=', id).execute(),
    ),
  );
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from audit_entry where diff -> 'name' ->> 1 = 'De fora'`.execute(db);
  expect(rows[0]!.n).toBe(0);
});

/** Not records edited by staff: traces, queues and counts. */
const unaudited = [
  'access_record',
  'audit_entry',
  'cancel_reason',
  'charge_attempt',
  'checkout_session',
  'client_headline',
  'client_visit',
  'compared_day',
  'content',
  'content_read',
  'content_words',
  'coupon_use',
  'earlier_logins',
  'expiry_log',
  'expiry_reminder',
  'fair_price_change',
  'house_text',
  'idempotency',
  'kysely_migration',
  'kysely_migration_lock',
  'login_event',
  'mailbox',
  'mailed_link',
  'money_entry',
  'notice_delivery',
  'notification_preference',
  'notification_recipient',
  'outbox',
  'passkey',
  'passkey_challenge',
  'payment_day',
  'payment_item',
  'payment_month',
  'payment_rollup',
  'portfolio_composition',
  'portfolio_read',
  'product_closure',
  'product_set_rollup',
  'publishing_act',
  'purchase_intent',
  'push_delivery',
  'push_key',
  'push_subscription',
  'rate_count',
  'record_call',
  'record_draft',
  'record_entry',
  'record_root',
  'record_trade',
  'recovery_code',
  'removed_report_file',
  'report_copy',
  'report_page',
  'report_position',
  'report_text',
  'resume_link',
  'revenue_day',
  'role',
  'sample_copy',
  'saved_view',
  'second_factor_offer',
  'session',
  'stock_portfolio_closed_weight',
  'stock_portfolio_read',
  'stock_portfolio_weight',
  'trade_alert',
  'trade_alert_choice',
  'trade_follow',
  'trade_trace',
  'trader_notice',
  'trader_stream',
  'upgrade_credit',
  'vindi_asking',
  'vindi_refund',
  'webhook_event',
  'weekly_summary',
  'weekly_summary_preference',
];

it('every table of records is audited: a new one is too, or is listed here as an exception', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname in ('audited', 'audited_link')) order by 1`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual(unaudited);
});
