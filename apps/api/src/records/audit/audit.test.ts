import {
  auditedWithin,
  type AuditAuthor,
  type AuditEntry,
  type AuditRequest,
  type AuditedResource,
} from '@mirante/domain/house/audit.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditedDb } from '../../database/audited-db.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn } from '../../testing/factory.ts';
import { listPage, type Asked } from '../../testing/lists.ts';

const api = await testApi();
const { db, services } = api;

let token: string;
let [rui, lia, client, other, product] = [0, 0, 0, 0, 0];
const by = (user_id: number, action: string, day: string, request_id = action) =>
  auditedDb(services.pool, { user_id, action, request_id, at: new Date(`${day}T12:00:00Z`) });
beforeAll(async () => {
  const admin = await factory.staff(db, ['administrador'], { name: 'Rui Sampaio' });
  token = await logIn(api, admin);
  [rui, lia] = [admin.id, (await factory.staff(db, ['atendimento'], { name: 'Lia Torres' })).id];
  [client, other] = [(await factory.client(db, { name: 'Helena Matsuda' })).id, (await factory.client(db)).id];
  product = (await factory.product(db, { name: 'Mirante Completo' })).id;
  await by(rui, 'Adicionar produtos', '2026-11-18', 'same')
    .insertInto('client_product')
    .values({ client_id: client, product_id: product, status: 'pending_payment', created_at: services.now() })
    .execute();
  await by(rui, 'Adicionar produtos', '2026-11-18', 'same')
    .updateTable('client')
    .set({ vindi_id: '99' })
    .where('id', '=', client)
    .execute();
  await by(lia, 'Editar telefones', '2026-11-19')
    .updateTable('client')
    .set({ cell_phone: '+5511900000000' })
    .where('id', 'in', [client, other])
    .execute();
  await by(rui, 'Editar um produto', '2026-11-20')
    .updateTable('product')
    .set({ price: 1200 })
    .where('id', '=', product)
    .execute();
});

const list = (query: Asked = {}) => listPage<AuditEntry>(api, '/api/v1/audit-entries', query, token);
const actionsOf = async (query: Asked) =>
  (await list(query)).items.map(({ action, resource }) => `${action}: ${resource}`);

describe('the audit log', () => {
  it('lists the newest first, with user, action, and names in place of ids', async () => {
    const { items, total } = await list();
    expect(total).toBe(5);
    expect(items.map(({ created_at }) => created_at)).toEqual(
      items
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    expect(items.at(-1)).toMatchObject({
      user_id: rui,
      user_name: 'Rui Sampaio',
      action: 'Adicionar produtos',
      request_id: 'same',
      change: 'create',
      resource: 'client_product',
      root_resource: 'client',
      root_id: client,
      root_name: 'Helena Matsuda',
      names: { product_id: { [product]: 'Mirante Completo' }, client_id: { [client]: 'Helena Matsuda' } },
    });
  });

  it('filters by user, record, action and day', async () => {
    expect(await actionsOf({ 'audit.user_id': lia })).toEqual(['Editar telefones: client', 'Editar telefones: client']);
    expect(await actionsOf({ 'audit.action': 'Editar um produto' })).toEqual(['Editar um produto: product']);
    expect(await actionsOf({ 'audit.created_at': '2026-11-20' })).toEqual(['Editar um produto: product']);
    expect(await actionsOf({ 'audit.user_id': rui, 'audit.resource': 'product' })).toEqual([
      'Editar um produto: product',
    ]);
  });

  it('of a record includes its parts; of a part only the part', async () => {
    expect(await actionsOf({ 'audit.resource': 'client', 'audit.record_id': client })).toEqual([
      'Editar telefones: client',
      'Adicionar produtos: client',
      'Adicionar produtos: client_product',
    ]);
    expect(await actionsOf({ 'audit.resource': 'client_product' })).toEqual(['Adicionar produtos: client_product']);
  });

  it('lists a call of many records once, with its size and the first that the filters accept', async () => {
    const listed = async (query: Asked = {}) => {
      const { items, total } = await listPage<AuditRequest>(api, '/api/v1/audit-requests', query, token);
      return [total, ...items.map(({ size, entries }) => [size, ...entries.map(({ resource }) => resource)])];
    };
    expect(await listed()).toEqual([3, [1, 'product'], [2, 'client', 'client'], [2, 'client_product', 'client']]);
    expect(await listed({ perPage: 1, page: 2 })).toEqual([3, [2, 'client', 'client']]);
    expect(await listed({ 'audit.resource': 'client_product' })).toEqual([1, [2, 'client_product']]);
    expect(await listed({ 'audit.resource': 'client', 'audit.record_id': other })).toEqual([1, [2, 'client']]);
    expect(await listed({ 'audit.user_id': lia, 'audit.action': 'Editar um produto' })).toEqual([0]);
    await by(rui, 'Incluir produtos', '2025-11-01')
      .insertInto('client_product')
      .values(
        Array.from({ length: 200 }, () => ({
          client_id: other,
          product_id: product,
          status: 'no_payment' as const,
          created_at: services.now(),
        })),
      )
      .execute();
    expect((await listed()).slice(-1)).toEqual([[200, 'client_product', 'client_product', 'client_product']]);
  });

  it("lists the entries of one entry's call", async () => {
    const { items } = await list({ 'audit.action': 'Editar telefones' });
    const made = await list({ 'audit.made_with': items[0]!.id });
    expect(made).toEqual({ items, total: 2 });
  });

  it('is filtered by its authors, of whom it names removed ones too', async () => {
    const { id } = await factory.staff(db, ['conteudo'], { name: 'Beto Nunes' });
    await by(id, 'Editar um produto', '2026-11-17')
      .updateTable('product')
      .set({ price: 1000 })
      .where('id', '=', product)
      .execute();
    await api.delete(`/api/v1/users/${id}`, { as: token });
    const authors = (await api.get('/api/v1/audit-authors', { as: token })).json<AuditAuthor[]>();
    expect(authors.map(({ name, removed }) => [name, removed])).toEqual([
      ['Beto Nunes', true],
      ['Lia Torres', false],
      ['Rui Sampaio', false],
    ]);
    expect(await actionsOf({ 'audit.user_id': authors[0]!.id })).toEqual(['Editar um produto: product']);
  });

  it('refuses unknown filters', async () => {
    for (const query of ['audit.resource=cliente', 'audit.record_id=0', 'user=1', 'sort=audit.user_id'])
      expect((await api.get(`/api/v1/audit-entries?${query}`, { as: token })).statusCode).toBe(400);
  });

  it('exports CSV, and records the export', async () => {
    const { body } = await api.get('/api/v1/audit-entries.csv?audit.action=Editar+um+produto', { as: token });
    expect(body.split('\r\n')[1]).toContain('"Rui Sampaio";"Editar um produto";"Alterou";"Produto"');
    expect(body).toContain('Preço: 1000 → 1200');
    expect((await list({ 'audit.resource': 'audit' })).items[0]).toMatchObject({
      change: 'export',
      record_id: null,
      diff: { 'audit.action': [null, 'Editar um produto'] },
    });
  });
});

it('the audit log agrees with the triggers on which record a change is shown', async () => {
  const { rows } = await sql<{ how: { resource: AuditedResource; root?: AuditedResource } }>`
    select convert_from(substring(tgargs from 1 for length(tgargs) - 1), 'UTF8')::jsonb as how from pg_trigger where tgname = 'audited'`.execute(
    db,
  );
  const within = rows.flatMap(({ how: { resource, root } }) =>
    root && root !== resource ? [[resource, root] as const] : [],
  );
  expect(Object.fromEntries(within)).toEqual(auditedWithin);
});
