import type { OwnMessage, OwnMessageRow } from '@mirante/domain/messaging/client-message.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { listPage, walk } from '../../testing/lists.ts';

const clock = { now: testNow() };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const PATH = '/api/v1/client/messages';
let staff: string;
let ana: Person;
let as: string;
beforeAll(async () => {
  staff = await logIn(api, await factory.staff(db, ['atendimento'], { name: 'Lívia Azevedo' }));
});
beforeEach(async () => {
  ana = await factory.client(db);
  as = await logIn(api, ana);
});
const send = (body: object = {}, who = as) =>
  api.post(PATH, { type: 'question', body: 'E agora?', ...body }, { as: who });
const sent = async (body: object = {}) => (await send(body)).json<OwnMessage>();
const reply = (id: number, text = 'Sim.') =>
  api.post(`/api/v1/client-messages/${id}/reply`, { reply: text }, { as: staff });
const find = async (id: number, who = as) => api.get(`${PATH}/${id}`, { as: who });
const unread = async () => (await api.get('/api/v1/client/messages-unread', { as })).json();

describe('a message', () => {
  it('is accepted from any client, also after the product ended, and returned as stored', async () => {
    await factory.clientProduct(db, ana.id, (await factory.product(db)).id, { status: 'cancelled' });
    const message = await sent({ type: 'complaint', body: '  O boleto venceu.\nJá paguei.  ' });
    expect(message).toMatchObject({
      type: 'complaint',
      body: 'O boleto venceu.\nJá paguei.',
      created_at: clock.now.toISOString(),
      replied_at: null,
      unseen: false,
      previous_id: null,
      thread: [{ id: message.id, reply: null, reply_by: null, edited_at: null }],
    });
    expect((await find(message.id)).json()).toEqual(message);
  });

  it.each([
    ['without words', { body: '' }, 'body', 'Por favor escreva um texto aqui.'],
    ['of 501 characters', { body: 'x'.repeat(501) }, 'body', 'Texto longo demais.'],
    ['of no type', { type: undefined }, 'type', expect.any(String)],
    ['of a type that is none', { type: 'rant' }, 'type', expect.any(String)],
    ['of another client’s', { client_id: 1 }, 'client_id', expect.any(String)],
  ])('%s is refused', async (_what, body, path, message) => {
    expect((await send(body)).json()).toMatchObject({ status: 422, errors: [{ path, message }] });
  });

  it('of 500 characters is accepted', async () => {
    expect((await sent({ body: 'ã'.repeat(500) })).body).toHaveLength(500);
  });

  it('is visible to its author alone', async () => {
    const { id } = await sent();
    const bruno = await logIn(api, await factory.client(db));
    expect((await find(id, bruno)).statusCode).toBe(404);
    expect((await api.post(`${PATH}/${id}/read`, {}, { as: bruno })).statusCode).toBe(404);
    expect((await send({ previous_id: id }, bruno)).statusCode).toBe(404);
    expect((await listPage(api, PATH, {}, bruno)).total).toBe(0);
  });

  it('is limited to five an hour', async () => {
    const strict = await testApi({ env: { RATE_LIMIT_FACTOR: '1' }, beside: api });
    const write = (who: string) => strict.post(PATH, { type: 'question', body: 'E agora?' }, { as: who });
    for (let n = 0; n < 5; n += 1) expect((await write(as)).statusCode).toBe(200);
    expect((await write(as)).statusCode).toBe(429);
    expect((await write(await logIn(api, await factory.client(db)))).statusCode).toBe(200);
  });

  it('whose answer was lost is sent once, also when its repetition overtakes it', async () => {
    const write = (body: string, who = as) =>
      api.post(PATH, { type: 'question', body }, { as: who, headers: { 'idempotency-key': 'message-1' } });
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => write('E agora?')));
    expect(first!.statusCode).toBe(200);
    for (const other of others) expect(other.json()).toEqual(first!.json());
    expect((await write('E depois?')).json()).toMatchObject({ code: 'idempotency_mismatch' });
    expect((await listPage(api, PATH, {}, as)).total).toBe(1);
    expect((await write('E agora?', await logIn(api, await factory.client(db)))).json().id).not.toBe(first!.json().id);
  });

  it('sent while its author is being removed is not stored', async () => {
    for (let n = 0; n < 5; n += 1) {
      const client = await factory.client(db);
      const token = await logIn(api, client);
      await Promise.all([send({}, token), removeClient(api.services, client.id)]);
      expect(await db.selectFrom('client_message').select('id').where('client_id', '=', client.id).execute()).toEqual(
        [],
      );
    }
  });
});

describe('the list of own messages', () => {
  it('is sorted newest first, twenty per page', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 23; n += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      ids.push((await sent()).id);
    }
    const page = await listPage<OwnMessageRow>(api, PATH, {}, as);
    expect([page.items.length, page.total]).toEqual([20, 23]);
    expect((await walk(api, PATH, { perPage: 20 }, as)).ids).toEqual(ids.toReversed());
  });

  it('is filtered by type, and by whether there is a reply', async () => {
    const [question, complaint] = [await sent(), await sent({ type: 'complaint' })];
    await reply(complaint.id);
    const idsOf = async (query: Record<string, string>) =>
      (await listPage<OwnMessageRow>(api, PATH, query, as)).items.map(({ id }) => id);
    expect(await idsOf({ 'client_message.type': 'complaint' })).toEqual([complaint.id]);
    expect(await idsOf({ 'client_message.answered': 'true' })).toEqual([complaint.id]);
    expect(await idsOf({ 'client_message.answered': 'false' })).toEqual([question.id]);
    expect(await idsOf({ 'client_message.answered': 'true', 'client_message.type': 'question' })).toEqual([]);
    expect((await api.get(`${PATH}?client_message.type=rant`, { as })).statusCode).toBe(400);
  });
});

describe('a reply', () => {
  it('is unseen until its thread is opened, and counted for the badge', async () => {
    const [one, two] = [await sent(), await sent()];
    expect(await unread()).toEqual({ total: 0 });
    for (const { id } of [one, two]) await reply(id);
    expect(await unread()).toEqual({ total: 2 });
    expect((await listPage<OwnMessageRow>(api, PATH, {}, as)).items.map(({ unseen }) => unseen)).toEqual([true, true]);
    for (let n = 0; n < 2; n += 1)
      expect((await api.post(`${PATH}/${one.id}/read`, {}, { as })).json()).toEqual({ total: 1 });
    expect([(await find(one.id)).json().unseen, (await find(two.id)).json().unseen]).toEqual([false, true]);
  });

  it('shows who sent it', async () => {
    const { id } = await sent();
    await reply(id, 'Na próxima terça.');
    const given = { reply: 'Na próxima terça.', reply_by: 'Lívia Azevedo', replied_at: clock.now.toISOString() };
    expect((await find(id)).json()).toMatchObject({ ...given, thread: [given] });
  });
});

describe('a message thread', () => {
  it('is shown whole from each of its messages, to both sides, and marked read as one', async () => {
    const first = await sent();
    await reply(first.id);
    const second = await sent({ previous_id: first.id, body: 'E depois?' });
    const third = await sent({ previous_id: second.id, body: 'E no fim?' });
    await reply(second.id, 'Depois também.');
    const ids = [first.id, second.id, third.id];
    for (const id of ids) {
      expect((await find(id)).json<OwnMessage>().thread.map((turn) => turn.id)).toEqual(ids);
      const seen = await api.get(`/api/v1/client-messages/${id}`, { as: staff });
      expect(seen.json().thread.map((turn: { id: number }) => turn.id)).toEqual(ids);
    }
    expect((await find(second.id)).json().reply).toBe('Depois também.');
    expect((await find(third.id)).json()).toMatchObject({ previous_id: second.id, reply: null });
    expect((await api.post(`${PATH}/${third.id}/read`, {}, { as })).json()).toEqual({ total: 0 });
  });
});
