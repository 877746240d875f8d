import type { AddressInfo } from 'node:net';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { testNow } from '../testing/clock.ts';
import { factory, logIn } from '../testing/factory.ts';
import { linesOf } from './csv.ts';

async function* rows<T>(...all: T[]) {
  yield all;
}
const fileOf = async (cells: (string | number | boolean | null)[]) =>
  (
    await Array.fromAsync(
      linesOf([['Nome', (row: { of: (typeof cells)[number] }) => row.of]], rows(...cells.map((of) => ({ of })))),
    )
  ).join('');

describe('a CSV file', () => {
  it('has a BOM, a head, decimal commas and Portuguese texts', async () => {
    expect(await fileOf(['Ação; "cara"', 1234.5, true, null])).toBe(
      '\uFEFF"Nome"\r\n"Ação; ""cara"""\r\n"1234,5"\r\n"Sim"\r\n""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '＝1'])(
    'escapes %j against formula injection',
    async (text) => {
      expect(await fileOf([text])).toBe(`\uFEFF"Nome"\r\n"'${text}"\r\n`);
    },
  );

  it('keeps negative numbers numeric', async () => {
    expect(await fileOf([-3.25])).toContain('"-3,25"');
  });
});

describe('the CSV export of a list', () => {
  const now = testNow();
  let as: string;
  let api: Awaited<ReturnType<typeof testApi>>;
  beforeAll(async () => {
    api = await testApi({ now: () => now });
    for (let n = 0; n < 25; n++) await factory.client(api.db, { name: n % 5 === 0 ? `Ímpar ${n}` : `Par ${n}` });
    as = await logIn(api, await factory.staff(api.db, ['atendimento']));
  });
  const names = (body: string) =>
    body
      .slice(1)
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[1]?.replaceAll('"', ''));

  it('has every row of its filters, in its order, whatever the page', async () => {
    const answer = await api.get('/api/v1/clients.csv?client.filter=impar&sort=client.id&order=-1&perPage=2&page=2', {
      as,
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="clientes-${dayInSaoPaulo(now)}.csv"`,
    });
    expect(names(answer.body)).toEqual(['Ímpar 20', 'Ímpar 15', 'Ímpar 10', 'Ímpar 5', 'Ímpar 0']);
  });

  it.each([
    ['coupons', 'cupons'],
    ['dividends', 'dividendos'],
    ['funds', 'fundos'],
    ['products', 'produtos'],
    ['refunds', 'reembolsos'],
    ['stocks', 'acoes'],
    ['users', 'usuarios'],
  ])('of %s is called %s, with the day', async (path, name) => {
    const admin = await logIn(api, await factory.staff(api.db, ['administrador']));
    const { headers } = await api.get(`/api/v1/${path}.csv`, { as: admin });
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}-${dayInSaoPaulo(now)}.csv"`);
  });

  it('is recorded in the audit log with its user', async () => {
    const admin = await logIn(api, await factory.staff(api.db, ['administrador']));
    const { items } = (await api.get('/api/v1/audit-entries?audit.resource=client', { as: admin })).json();
    expect(items[0]).toMatchObject({
      change: 'export',
      resource: 'client',
      diff: { 'client.filter': [null, 'impar'] },
    });
  });

  it('is recorded without a card number that was searched for', async () => {
    const admin = await logIn(api, await factory.staff(api.db, ['administrador']));
    await api.get('/api/v1/clients.csv?client.filter=4111.1111.1111.1111', { as: admin });
    const { items } = (await api.get('/api/v1/audit-entries?audit.resource=client', { as: admin })).json();
    expect(items[0]).toMatchObject({ change: 'export', diff: { 'client.filter': [null, '•••'] } });
  });

  it('whose rows cannot be read is refused instead of cut off, and frees its slot', async () => {
    const admin = await logIn(api, await factory.staff(api.db, ['administrador']));
    const ask = () => api.get('/api/v1/refunds.csv', { as: admin });
    await sql`alter table refund rename to refund_away`.execute(api.db);
    for (let n = 0; n < 3; n += 1) expect((await ask()).statusCode).toBe(500);
    await sql`alter table refund_away rename to refund`.execute(api.db);
    expect((await ask()).statusCode).toBe(200);
  });

  it('whose caller left before its first rows frees its slot', async () => {
    const admin = await logIn(api, await factory.staff(api.db, ['administrador']));
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const ask = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/v1/refunds.csv`, {
        headers: { authorization: `Bearer ${admin}` },
        ...(signal && { signal }),
      });
    const caller = new AbortController();
    await api.db.transaction().execute(async (trx) => {
      await sql`lock table refund in access exclusive mode`.execute(trx);
      const asked = Promise.allSettled([ask(caller.signal), ask(caller.signal)]);
      await vi.waitFor(async () => expect((await ask()).status).toBe(429));
      caller.abort();
      await asked;
    });
    await vi.waitFor(async () => expect((await ask()).status).toBe(200));
  });

  it('refuses a filter that its list does not have', async () => {
    expect((await api.get('/api/v1/clients.csv?client.nome=x', { as })).statusCode).toBe(400);
  });
});
