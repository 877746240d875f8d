import type { TestApi } from './api.ts';
import { factory } from './factory.ts';

interface Of {
  clientId: number;
  productId: number;
}

/** A row in every table about a client that no purchase, login or request of theirs writes. */
export async function createClientRecords(api: TestApi, of: Of): Promise<void> {
  await createAccessRecords(api, of.clientId);
  await createSalesRecords(api, of);
  await createNotificationRecords(api, of.clientId);
  await createPortfolioRecords(api, of);
  await createReadingRecords(api, of.clientId);
}

async function createAccessRecords({ db, services }: TestApi, client_id: number): Promise<void> {
  const now = services.now();
  await db
    .insertInto('mailed_link')
    .values({
      client_id,
      user_id: null,
      code_hash: Buffer.from('x'),
      purpose: 'change',
      change: JSON.stringify({ name: 'Outra' }),
      email: 'outra@exemplo.com.br',
      session_hash: null,
      created_at: now,
      expires_at: now,
      used_at: null,
    })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      client_id,
      user_id: null,
      credential_id: Buffer.from('id'),
      public_key: Buffer.from('key'),
      counter: 0,
      transports: ['internal'],
      name: 'Celular',
      created_at: now,
      used_at: null,
    })
    .execute();
}

async function createSalesRecords({ db, services }: TestApi, { clientId: client_id, productId }: Of): Promise<void> {
  const now = services.now();
  const held = await db
    .selectFrom('client_product')
    .select(['id', 'payment_id as paid'])
    .where('client_id', '=', client_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_reminder')
    .values({
      client_id,
      client_product_id: held.id,
      user_id: (await factory.staff(db)).id,
      reminded_at: now,
      mailed_at: null,
    })
    .execute();
  await services.pool.query(`insert into upgrade_credit values (${held.paid}, ${productId}, ${held.id}, 1)`);
  await db
    .insertInto('discrepancy')
    .values({
      kind: 'wrong_amount',
      payment_id: held.paid,
      charge_code: 'x',
      received: 1,
      found_at: now,
    })
    .execute();
  await factory.refund(db, client_id, { product_id: (await factory.product(db)).id, amount: 10 });
}

async function createNotificationRecords({ db, services }: TestApi, client_id: number): Promise<void> {
  const now = services.now();
  const { id: notification_id } = await db
    .insertInto('notification')
    .values({
      title: 'Aviso',
      message: 'Um aviso.',
      content: null,
      content_id: null,
      user_id: null,
      created_at: now,
      send_at: now,
      sent_at: now,
      completed_at: null,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('notification_recipient')
    .values({ client_id, notification_id, listed: true, read_at: null })
    .execute();
  await db
    .insertInto('notification_preference')
    .values({ client_id, topic: 'news', portal: true, push: false })
    .execute();
  await db
    .insertInto('push_subscription')
    .values({
      client_id,
      session_hash: null,
      endpoint: 'https://push.example/a',
      p256dh: 'key',
      auth: 'secret',
      created_at: now,
      renewed_at: now,
    })
    .execute();
  const { id: trade_id } = await factory.trade(db);
  await db.insertInto('trade_follow').values({ client_id, trade_id, created_at: now }).execute();
  await db
    .insertInto('trade_alert_choice')
    .values({ client_id, kinds: ['target'] })
    .execute();
}

async function createPortfolioRecords(
  { db, services }: TestApi,
  { clientId: client_id, productId }: Of,
): Promise<void> {
  const now = services.now();
  const { id: portfolio_id } = await db
    .insertInto('portfolio')
    .values({ name: 'Fundos', description: 'x', product_id: productId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: stock_portfolio_id } = await factory.stockPortfolio(db, productId);
  const visit = { client_id, read_at: now, last_read_at: now };
  await db
    .insertInto('portfolio_read')
    .values({ ...visit, portfolio_id })
    .execute();
  await db
    .insertInto('stock_portfolio_read')
    .values({ ...visit, stock_portfolio_id })
    .execute();
  await db.insertInto('earlier_logins').values({ client_id, logins: 1 }).execute();
  await db.insertInto('weekly_summary').values({ client_id, week: '2026-11-23', sent_at: now }).execute();
  await db.insertInto('weekly_summary_preference').values({ client_id, wanted: true, code: 'x' }).execute();
}

/** A client's reading records: a read, a reading position, a stamped copy. */
async function createReadingRecords({ db, services }: TestApi, clientId: number): Promise<void> {
  const now = services.now();
  await db
    .insertInto('content_read')
    .values({ client_id: clientId, kind: 'report', content_id: 1, read_at: now })
    .execute();
  const fields = { name: 'Estudo', report_date: '2026-11-20T09:00', description: 'Resumo.' };
  const stamps = { created_at: now, updated_at: now };
  const report = await db
    .insertInto('report')
    .values({ ...fields, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_position')
    .values({ client_id: clientId, report_id: report.id, page: 7, version: 1, updated_at: now })
    .execute();
  await db
    .insertInto('report_copy')
    .values({
      client_id: clientId,
      report_id: report.id,
      version: 1,
      code: '0123456789AB',
      file_name: null,
      size: 1,
      made_at: now,
      opened_at: now,
      downloaded_at: null,
    })
    .execute();
}
