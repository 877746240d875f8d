import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockClient } from '../../people/client.store.ts';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { endAccess } from '../purchases/expire.job.ts';

const now = new Date('2026-11-21T15:00:00Z');
const clock = { now };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const ends = (day: string) => new Date(`${day}T23:59:59-03:00`);
const ALREADY = 'Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.';

let ana: Person;
let product: { id: number; price: number };
let staff: Person;
let as: string;
beforeEach(async () => {
  clock.now = now;
  ana = await factory.client(db);
  product = await factory.product(db);
  staff = await factory.staff(db, ['atendimento']);
  as = await logIn(api, staff);
});
const base = () => `/api/v1/clients/${ana.id}/products`;
const seen = async (id: number) => (await api.get(`${base()}/${id}`, { as })).json<StaffClientProduct>();
const expiry = (id: number, date: string, { obs, version }: { obs?: string | null; version?: string } = {}) =>
  api.patch(
    `${base()}/${id}/expiry`,
    { date, obs },
    { as, ...(version && { headers: { 'if-match': `"${version}"` } }) },
  );

describe("changing an acquisition's expiry", () => {
  let own: number;
  beforeEach(async () => {
    own = await factory.clientProduct(db, ana.id, product.id, {
      starts_at: ends('2026-01-10'),
      expires_at: ends('2027-01-10'),
    });
  });

  it('sets the end of the day in São Paulo, logged with its author and reason', async () => {
    expect((await expiry(own, '2027-03-01T23:59:59', { obs: 'Cortesia.' })).statusCode).toBe(204);
    expect((await expiry(own, '2027-04-01', { obs: null })).statusCode).toBe(204);
    const { expires_at, expiry_logs } = await seen(own);
    expect(expires_at).toBe(ends('2027-04-01').toISOString());
    expect(expiry_logs).toEqual([
      {
        id: expect.any(Number),
        created_at: now.toISOString(),
        user_name: staff.name,
        user_email: staff.email,
        old_expires_at: ends('2027-03-01').toISOString(),
        new_expires_at: ends('2027-04-01').toISOString(),
        obs: null,
      },
      {
        id: expect.any(Number),
        created_at: now.toISOString(),
        user_name: staff.name,
        user_email: staff.email,
        old_expires_at: ends('2027-01-10').toISOString(),
        new_expires_at: ends('2027-03-01').toISOString(),
        obs: 'Cortesia.',
      },
    ]);
  });

  it('to the day that it has is logged only with a note', async () => {
    expect((await expiry(own, '2027-01-10')).statusCode).toBe(204);
    expect((await seen(own)).expiry_logs).toEqual([]);
    expect((await expiry(own, '2027-01-10', { obs: 'Confirmado por telefone.' })).statusCode).toBe(204);
    expect((await seen(own)).expiry_logs.map(({ obs }) => obs)).toEqual(['Confirmado por telefone.']);
  });

  it.each(['2027-03-01 23:59:59', '2027-03-01T23:59:59-03:00', '2027-03-01T23:59:59.000Z'])(
    'reads the day as written in %s',
    async (date) => {
      expect((await expiry(own, date)).statusCode).toBe(204);
      expect((await seen(own)).expires_at).toBe(ends('2027-03-01').toISOString());
    },
  );

  it.each(['2026-01-09T23:59:59', '1990-01-01'])('is refused before the start: %s', async (date) => {
    expect((await expiry(own, date)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'date', message: 'O vencimento não pode ser anterior ao início.' }],
    });
    expect((await seen(own)).expiry_logs).toEqual([]);
  });

  it.each(['', '2027-02-30', '2027-03-01T10:00:00', '01/03/2027', '9999-01-01'])(
    'needs a valid date: %j',
    async (date) => {
      expect((await expiry(own, date)).json()).toMatchObject({ status: 422, errors: [{ path: 'date' }] });
    },
  );

  it('reactivates an expired acquisition', async () => {
    await db
      .updateTable('client_product')
      .set({ status: 'expired', expires_at: ends('2026-11-01') })
      .where('id', '=', own)
      .execute();
    await expiry(own, '2026-12-31');
    expect(await seen(own)).toMatchObject({ status: 'active', expires_at: ends('2026-12-31').toISOString() });
  });

  it('to a past day ends the access at once', async () => {
    await expiry(own, '2026-11-20');
    expect(await seen(own)).toMatchObject({ status: 'expired', expires_at: ends('2026-11-20').toISOString() });
    await expiry(own, '2026-11-21');
    expect(await seen(own)).toMatchObject({ status: 'active' });
  });

  it('does not reactivate beside an active acquisition of the product', async () => {
    const old = await factory.clientProduct(db, ana.id, product.id, {
      status: 'expired',
      starts_at: ends('2025-01-01'),
      expires_at: ends('2026-01-01'),
    });
    expect((await expiry(old, '2026-12-31')).json()).toMatchObject({ status: 409, detail: ALREADY });
  });

  it('is refused for cancelled, unpaid and renewed acquisitions', async () => {
    const renewed = await factory.clientProduct(db, ana.id, product.id, { status: 'expired', renewed_by_id: own });
    for (const id of [
      renewed,
      ...(await Promise.all(
        (['cancelled', 'no_payment', 'pending_payment'] as const).map((status) =>
          factory.clientProduct(db, ana.id, product.id, { status }),
        ),
      )),
    ]) {
      expect((await expiry(id, '2027-12-31')).json()).toMatchObject({ status: 409, code: 'not_active' });
    }
  });

  it('is refused from a stale version', async () => {
    const { versions } = await seen(own);
    const refused = { status: 412, code: 'edit_conflict' };
    await expiry(own, '2027-03-01', { version: versions.expiry, obs: 'Cortesia.' });
    // With the reason, so that a form whose answer was lost recognises its own change.
    expect((await expiry(own, '2027-05-01', { version: versions.expiry })).json()).toMatchObject({
      ...refused,
      current: { date: '2027-03-01', obs: 'Cortesia.' },
    });
    await db
      .updateTable('client_product')
      .set({ expires_at: ends('2028-03-01') })
      .where('id', '=', own)
      .execute();
    expect((await expiry(own, '2027-05-01', { version: versions.expiry })).json()).toMatchObject({
      ...refused,
      current: { date: '2028-03-01', obs: null },
    });
  });

  it.each([
    ['extended', { expires_at: ends('2027-12-31') }, 'active'],
    ['cancelled', { status: 'cancelled', cancel_at: now }, 'cancelled'],
  ] as const)('is not undone by the end of an access that was %s meanwhile', async (_what, change, status) => {
    clock.now = ends('2027-01-11');
    let ending: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('client_product').set(change).where('id', '=', own).execute();
      ending = endAccess(api.services);
      await expect.poll(() => lockWaits(db)).toBe(1);
    });
    await ending;
    const kept = db.selectFrom('client_product').select('status').where('id', '=', own);
    expect(await kept.executeTakeFirst()).toEqual({ status });
  });
});

it("the end of an access waits for its client's payments, and leaves the client listed by what these opened", async () => {
  const { id: other } = await factory.product(db);
  await factory.clientProduct(db, ana.id, product.id, {
    starts_at: ends('2025-11-20'),
    expires_at: ends('2026-11-20'),
  });
  const bought = await factory.clientProduct(db, ana.id, other, { status: 'pending_payment' });
  let ending: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await lockClient(trx, ana.id);
    const opened = { status: 'active', starts_at: now, expires_at: ends('2027-11-21') } as const;
    await trx.updateTable('client_product').set(opened).where('id', '=', bought).execute();
    ending = endAccess(api.services);
    await expect.poll(() => lockWaits(db)).toBe(1);
  });
  await ending;
  const headline = db.selectFrom('client_headline').select(['client_product_id', 'is_active']);
  expect(await headline.where('client_id', '=', ana.id).executeTakeFirst()).toEqual({
    client_product_id: bought,
    is_active: true,
  });
});
