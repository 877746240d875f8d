import { describe, expect, it } from 'vitest';
import { auditedDb } from '../../database/audited-db.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { removeClient } from './remove-client.ts';

const now = testNow();
const api = await testApi({ now: () => now });
const { db, services } = api;

describe('the audit log of a removed client', () => {
  it('keeps who changed which field, without the values', async () => {
    const client = await factory.client(db);
    const user = await factory.staff(db, ['atendimento']);
    const audited = auditedDb(services.pool, { user_id: user.id, action: 'Alterar o nome', request_id: 'r', at: now });
    await audited.updateTable('client').set({ name: 'Nome Antigo' }).where('id', '=', client.id).execute();
    await removeClient(
      {
        ...services,
        db: auditedDb(services.pool, { user_id: user.id, action: 'Remover um cliente', request_id: 's', at: now }),
      },
      client.id,
    );
    const entries = await db
      .selectFrom('audit_entry')
      .select(['action', 'diff'])
      .where('root_resource', '=', 'client')
      .where('root_id', '=', client.id)
      .execute();
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['Alterar o nome', 'Remover um cliente']));
    expect(entries.every(({ diff }) => Object.keys(diff).length === 0)).toBe(true);
  });

  it('keeps its refunds, without their notes', async () => {
    const client = await factory.client(db);
    const user = await factory.staff(db, ['financeiro']);
    const audited = auditedDb(services.pool, { user_id: user.id, action: 'Reembolsar', request_id: 'r', at: now });
    const { id: payment_id } = await factory.payment(db, client.id, { status: 'paid' });
    const { id: product_id } = await factory.product(db);
    await db.insertInto('payment_item').values({ payment_id, product_id, amount: 1000 }).execute();
    const held = await factory.clientProduct(db, client.id, product_id, { payment_id });
    const { id: refund_id } = await audited
      .insertInto('refund')
      .values({
        client_id: client.id,
        client_product_id: held,
        payment_id,
        amount: 10,
        obs: 'Pix para a mãe da Ângela',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const as = await logIn(api, user);
    await api.post(`/api/v1/refunds/${refund_id}/by-hand`, { reason: 'Pix para a mãe da Ângela' }, { as });
    await removeClient(services, client.id);
    const entries = await db.selectFrom('audit_entry').select('diff').where('root_resource', '=', 'refund').execute();
    const diff = Object.assign({}, ...entries.map((entry) => entry.diff));
    expect(diff).toMatchObject({ amount: [null, 10], state: ['asked', 'by_hand'] });
    expect(JSON.stringify(diff)).not.toContain('Ângela');
  });

  it('keeps that money was attributed to a payment of theirs, without the note', async () => {
    const client = await factory.client(db);
    const user = await factory.staff(db, ['financeiro']);
    const audited = auditedDb(services.pool, { user_id: user.id, action: 'Resolver', request_id: 'r', at: now });
    const { id: attributed_to } = await factory.payment(db, client.id, { status: 'paid' });
    const { id } = await db
      .insertInto('discrepancy')
      .values({ kind: 'unknown_payment', charge_code: 'b1', received: 10, found_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audited
      .updateTable('discrepancy')
      .set({ status: 'attributed', attributed_to, note: 'Depósito da Ângela', resolved_at: now, resolved_by: user.id })
      .where('id', '=', id)
      .execute();
    await removeClient(services, client.id);
    const kept = await db.selectFrom('discrepancy').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ attributed_to, note: null });
    const { diff } = await db
      .selectFrom('audit_entry')
      .select('diff')
      .where('root_resource', '=', 'discrepancy')
      .where('root_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(diff).toMatchObject({ status: ['open', 'attributed'] });
    expect(diff).not.toHaveProperty('note');
  });

  it('keeps that lists were exported, without personal filters', async () => {
    const client = await factory.client(db);
    const { name, phone } = await db
      .updateTable('client')
      .set({ name: 'Ângela Perdigão', phone: '+5511944332211' })
      .where('id', '=', client.id)
      .returning(['name', 'phone'])
      .executeTakeFirstOrThrow();
    const as = await logIn(api, await factory.staff(db, ['atendimento']));
    const found = [name, 'angela perd', 'Perdigão  Ângela', 'perdigão, ângela', client.cpf, client.email.slice(0, 9)];
    const filters = [...found, 'Ângelo', 'Ângelo Perdigão'];
    for (const filter of filters)
      await api.get(`/api/v1/clients.csv?client.filter=${encodeURIComponent(filter)}`, { as });
    for (const filter of [phone!, '(11) 94433'])
      await api.get(`/api/v1/clients.csv?client.phone=${encodeURIComponent(filter)}&client.active_products=true`, {
        as,
      });
    await removeClient(services, client.id);
    const exports = await db
      .selectFrom('audit_entry')
      .select('diff')
      .where('change', '=', 'export')
      .orderBy('id')
      .execute();
    const shown = ({ diff }: { diff: object }) =>
      Object.entries(diff).flatMap(([key, [, value]]) => (/filter|phone|active/.test(key) ? [[key, value]] : []));
    expect(exports.map(shown)).toEqual([
      ...found.map(() => []),
      [['client.filter', 'Ângelo']],
      [['client.filter', 'Ângelo Perdigão']],
      [['client.active_products', 'true']],
      [['client.active_products', 'true']],
    ]);
  });
});
