import { getEventListeners } from 'node:events';
import { Socket } from 'node:net';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openPool } from '../database/db.ts';
import { testApi } from '../testing/api.ts';
import { factory } from '../testing/factory.ts';
import { openMuteServer } from '../testing/mute-server.ts';
import { after, openOutbox, type Topic } from './outbox.ts';

const api = await testApi();
const node = await testApi({ beside: api });
const { db } = api;

const heardBy = (on = node) => {
  const heard: Topic[] = [];
  for (const topic of ['catalogue', 'sales'] as const) on.services.outbox.on(topic, () => heard.push(topic));
  return heard;
};
const settled = async () => {
  await Promise.all([api.services.outbox.catchUp(), node.services.outbox.catchUp()]);
};
/** Any read error fails its test. */
const fail = (error: unknown) => {
  throw error;
};

describe('the outbox', () => {
  it('notifies other processes once of what was committed', async () => {
    await settled();
    const heard = heardBy();
    await db.transaction().execute((trx) => after(trx, 'sales'));
    await vi.waitFor(() => expect(heard).toEqual(['sales']));
    await settled();
    expect(heard).toEqual(['sales']);
  });

  it('never notifies of a rollback', async () => {
    await settled();
    const heard = heardBy();
    const undone = db.transaction().execute(async (trx) => {
      await after(trx, 'sales');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await settled();
    expect(heard).toEqual([]);
  });

  it('notifies of a change that commits after a later one', async () => {
    await settled();
    const heard = heardBy();
    const slow = await db.startTransaction().execute();
    await after(slow, 'sales');
    await factory.product(db);
    await node.services.outbox.catchUp();
    expect(heard).toEqual(['catalogue']);
    await slow.commit().execute();
    await node.services.outbox.catchUp();
    expect(heard).toEqual(['catalogue', 'sales']);
  });

  it('passes on whom changes were about, unless one of them was about everybody', async () => {
    await settled();
    const heard: (readonly string[] | undefined)[] = [];
    node.services.outbox.on('access', (subjects) => heard.push(subjects));
    const [one, everybody] = [{ topic: 'access', subject: 'client 1' } as const, { topic: 'access' } as const];
    for (const rows of [[one], [one, everybody]]) {
      await db.insertInto('outbox').values(rows).execute();
      await settled();
    }
    expect(heard).toEqual([['client 1'], undefined]);
  });

  it('resumes after its listening connection was lost', async () => {
    const { pool } = api.services;
    const ofOutbox = "application_name = 'mirante-outbox' and datname = current_database()";
    const listening = async () =>
      (await pool.query(`select pid from pg_stat_activity where ${ofOutbox} and query = 'listen outbox'`)).rowCount;
    await vi.waitFor(async () => expect(await listening()).toBe(2));
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofOutbox}`);
    await vi.waitFor(async () => expect(await listening()).toBe(2));
    const heard = heardBy();
    await factory.product(db);
    await vi.waitFor(() => expect(heard).toEqual(['catalogue']));
  });

  it('probes its idle listening connection, whose other side may disappear without a word', async () => {
    const probes = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const mute = await openMuteServer();
    const port = Number(new URL(mute.url).port);
    const fresh = await openOutbox({ pool: api.services.pool, db, url: mute.url, onError: fail });
    // Beside those of pools, which open connections at any time.
    const own = () => probes.mock.calls.filter((_, n) => (probes.mock.contexts[n] as Socket).remotePort === port);
    await vi.waitFor(() => expect(own()).toEqual([[true, 10_000]]));
    await fresh.stop();
    mute.close();
  });

  it('stops while its listening connection waits for a server that does not answer', async () => {
    const mute = await openMuteServer();
    const fresh = await openOutbox({ pool: api.services.pool, db, url: mute.url, onError: fail });
    await mute.called;
    await expect(fresh.stop()).resolves.toBeUndefined();
    mute.close();
  });

  it('registers once for its stop, however often its listening connection is lost', async () => {
    const registers = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const connects = vi.spyOn(Client.prototype, 'connect');
    const url = 'postgres://127.0.0.1:1/unavailable';
    const fresh = await openOutbox({ pool: api.services.pool, db, url, onError: fail });
    const signals = registers.mock.contexts.filter((target) => target instanceof AbortSignal);
    await vi.waitFor(() => expect(connects.mock.calls.length).toBeGreaterThan(4), { timeout: 10_000 });
    // Besides, each of its two pauses ends with it.
    expect(Math.max(...signals.map((signal) => getEventListeners(signal, 'abort').length))).toBeLessThan(4);
    await fresh.stop();
  });

  it('continues while rows are purged', async () => {
    const fresh = await openOutbox({ pool: api.services.pool, db, url: api.database.url, onError: fail });
    const heard: string[] = [];
    fresh.on('sales', () => heard.push('sales'));
    await db.deleteFrom('outbox').execute();
    await after(db, 'sales');
    await fresh.catchUp();
    expect(heard).toEqual(['sales']);
    await fresh.stop();
  });

  it('starts no read once stopped, and stops after the reads in progress', async () => {
    const pool = openPool({ url: api.database.url, size: 1 });
    const fresh = await openOutbox({ pool, db, url: api.database.url, onError: fail });
    const query = vi.spyOn(pool, 'query');
    const first = fresh.catchUp();
    await vi.waitFor(() => expect(query).toHaveBeenCalled());
    const second = fresh.catchUp();
    const stopped = fresh.stop();
    const { length } = query.mock.calls;
    await stopped;
    await pool.end();
    await Promise.all([first, second]);
    expect(query).toHaveBeenCalledTimes(length);
  });
});

describe("the catalogue's outbox topic", () => {
  const changes = async (change: () => Promise<unknown>): Promise<number> => {
    const count = () => db.selectFrom('outbox').select('id').where('topic', '=', 'catalogue').execute();
    const before = (await count()).length;
    await change();
    return (await count()).length - before;
  };

  it('covers changes of products, links and coupons, by any writer', async () => {
    const [whole, part] = [await factory.product(db), await factory.product(db)];
    const coupon = await factory.coupon(db, { qt: 2 });
    const ofCoupon = (values: { percent?: number; qt?: number; usage_count?: number }) => () =>
      db.updateTable('coupon').set(values).where('id', '=', coupon.id).execute();
    expect(await changes(() => db.updateTable('product').set({ price: 9 }).where('id', '=', part.id).execute())).toBe(
      1,
    );
    expect(await changes(() => factory.link(db, whole.id, part.id))).toBe(1);
    expect(await changes(ofCoupon({ percent: 15 }))).toBe(1);
  });

  it("covers a coupon's last use and its release, and no use between", async () => {
    const coupon = await factory.coupon(db, { qt: 2 });
    const left = (qt: number) => () =>
      db
        .updateTable('coupon')
        .set({ qt, usage_count: 5 - qt })
        .where('id', '=', coupon.id)
        .execute();
    expect([await changes(left(1)), await changes(left(0)), await changes(left(1))]).toEqual([0, 1, 1]);
  });
});
