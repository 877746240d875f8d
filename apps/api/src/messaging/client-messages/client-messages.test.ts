import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import type { ClientMessage, OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { isForClients, mayCall } from '@mirante/domain/access.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeClient } from '../../people/account-removal/remove-client.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { factory, logIn, type Person } from '../../testing/factory.ts';
import { operations, pathOf } from '../../testing/operations.ts';
import { describeList } from '../../testing/resource-suite.ts';

const clock = { now: testNow() };
const api = await testApi({ now: () => clock.now });
const { db } = api;
const PATH = '/api/v1/client-messages';
const NOTE = 'Cliente difícil: cuidado com o tom.';
let staff: { id: number; name: string; as: string };
let ana: Person;
let client: string;

beforeAll(async () => {
  const person = await factory.staff(db, ['atendimento'], { name: 'Lívia Azevedo' });
  staff = { id: person.id, name: person.name, as: await logIn(api, person) };
  const writers = [await factory.client(db), await factory.client(db)];
  const texts = ['Reinvisto os dividendos?', 'Sugiro um filtro por ação.', 'Parabéns à equipe!', 'O boleto venceu.'];
  for (const [n, type] of (['question', 'suggestion', 'compliment', 'complaint'] as const).entries())
    for (const [k, { id: client_id }] of writers.entries()) {
      const created_at = new Date(clock.now.getTime() - (n * 2 + k) * 86_400_000);
      const done = k === 1 && { reply: `Sim: é ação ${n}`, replied_at: clock.now, replied_by: staff.id };
      await db
        .insertInto('client_message')
        .values({ client_id, thread_id: null, previous_id: null, type, body: texts[n]!, created_at, ...none, ...done })
        .execute();
    }
});
beforeEach(async () => {
  ana = await factory.client(db);
  client = await logIn(api, ana);
});
const none = { reply: null, obs: null, replied_at: null, replied_by: null, edited_at: null, seen_at: null };
const write = async (more: object = {}): Promise<OwnMessage> =>
  (
    await api.post('/api/v1/client/messages', { type: 'question', body: 'E agora?', ...more }, { as: client })
  ).json<OwnMessage>();
const reply = (id: number, body: object, as = staff.as) => api.post(`${PATH}/${id}/reply`, body, { as });
const edit = (id: number, body: object, version?: string) =>
  api.patch(`${PATH}/${id}/reply`, body, {
    as: staff.as,
    ...(version && { headers: { 'if-match': `"${version}"` } }),
  });
const seen = async (id: number) => (await api.get(`${PATH}/${id}`, { as: staff.as })).json<ClientMessage>();
const mailsToAna = async () => (await api.mails()).filter(({ to }) => to === ana.email);

describeList<typeof clientMessages.listClientMessages>({
  api,
  path: 'client-messages',
  staff: () => staff.as,
  table: 'client_message',
  filters: {
    'client_message.type': [['complaint', "type = 'complaint'"]],
    'client_message.answered': [
      ['true', 'reply is not null'],
      ['false', 'reply is null'],
    ],
    'client.id': [[1, 'client_id = 1']],
    'client_message.created_at': [['2026-11-22', "created_at >= '2026-11-22T00:00:00-03:00'"]],
    'client_message.filter': [
      ['acao', "body || ' ' || coalesce(reply, '') ilike '%ação%'"],
      ['100%', 'false'],
    ],
  },
  sorts: {
    'client_message.reply_order':
      'case when reply is null then extract(epoch from created_at) else 1e12 - extract(epoch from created_at) end',
    'client_message.created_at': 'created_at',
    'client_message.id': 'id',
  },
  order: 'reply is not null, case when reply is null then created_at end, created_at desc, id',
  perPage: 3,
});

describe('a reply', () => {
  it('is stored with its author and time, and mailed once', async () => {
    const { id } = await write();
    const answer = await reply(id, { reply: 'Espere a próxima revisão.', obs: NOTE });
    expect(answer.json()).toMatchObject({
      id,
      client_name: ana.name,
      reply: 'Espere a próxima revisão.',
      obs: NOTE,
      reply_by: 'Lívia Azevedo',
      replied_at: clock.now.toISOString(),
      edited_at: null,
    });
    await edit(id, { reply: 'Espere até terça.', obs: NOTE });
    const mails = await mailsToAna();
    expect(mails.map(({ subject }) => subject)).toEqual(['A Mirante respondeu à sua mensagem']);
    expect(mails[0]!.text).toContain(`/#/fale-conosco/mensagens/${id}`);
  });

  it("by two at the same time is the first one's; the other gets it as a conflict, and one mail is sent", async () => {
    const { id } = await write();
    const texts = Array.from({ length: 6 }, (_, n) => `Resposta ${n}`);
    const answers = await Promise.all(texts.map((text) => reply(id, { reply: text })));
    const won = answers.find(({ statusCode }) => statusCode === 200)!.json<ClientMessage>();
    const late = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(late.map((answer) => [answer.statusCode, answer.json().code, answer.json().current.reply])).toEqual(
      Array.from({ length: 5 }, () => [412, 'edit_conflict', won.reply]),
    );
    expect((await seen(id)).reply).toBe(won.reply);
    expect(await mailsToAna()).toHaveLength(1);
  });

  it('when edited shows its edit time to the client; a note alone is no edit', async () => {
    const { id } = await write();
    expect((await edit(id, { reply: 'Cedo demais' })).json()).toMatchObject({ status: 409, code: 'not_replied' });
    const { version } = (await reply(id, { reply: 'Até terça.' })).json<ClientMessage>();
    await api.post(`/api/v1/client/messages/${id}/read`, {}, { as: client });
    expect((await edit(id, { reply: 'Até terça.', obs: NOTE })).json()).toMatchObject({ edited_at: null, obs: NOTE });
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await edit(id, { reply: 'Até quarta.' }, version)).statusCode).toBe(412);
    const { version: newest } = await seen(id);
    expect((await edit(id, { reply: 'Até quarta.', obs: NOTE }, newest)).json()).toMatchObject({
      edited_at: clock.now.toISOString(),
      seen_at: null,
    });
    const own = (await api.get(`/api/v1/client/messages/${id}`, { as: client })).json<OwnMessage>();
    expect([own.unseen, own.thread[0]]).toMatchObject([
      true,
      { reply: 'Até quarta.', edited_at: clock.now.toISOString() },
    ]);
  });

  it.each([
    ['without words', { reply: ' ' }, 'reply', 'Por favor escreva um texto aqui.'],
    ['too long', { reply: 'x'.repeat(4097) }, 'reply', 'Texto longo demais.'],
    ['with too long a note', { reply: 'x', obs: 'x'.repeat(4097) }, 'obs', 'Texto longo demais.'],
  ])('%s is refused', async (_what, body, path, message) => {
    const { id } = await write();
    expect((await reply(id, body)).json()).toMatchObject({ status: 422, errors: [{ path, message }] });
    expect((await seen(id)).replied_at).toBeNull();
  });

  it('is audited on the client, whose removal deletes message, reply and their audited texts', async () => {
    const { id } = await write({ body: 'Sou o Zebulão' });
    await reply(id, { reply: 'Olá, Zebulão', obs: 'Zebulão ligou' });
    const entries = () =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'diff'])
        .where('resource', '=', 'client_message')
        .where('root_resource', '=', 'client')
        .where('root_id', '=', ana.id)
        .execute();
    expect(await entries()).toMatchObject([
      { action: 'Responder a uma mensagem de cliente', diff: { obs: [null, 'Zebulão ligou'] } },
    ]);
    await removeClient(api.services, ana.id);
    expect((await api.get(`${PATH}/${id}`, { as: staff.as })).statusCode).toBe(404);
    expect((await entries()).map(({ diff }) => diff)).toEqual([{}]);
  });
});

it('staff notes are kept out of client answers, mails and exports', async () => {
  const first = await write();
  const { id } = await write({ previous_id: first.id });
  for (const one of [first.id, id]) await reply(one, { reply: 'Sim.', obs: NOTE });
  const reads = operations.filter(({ method, allow }) => method === 'GET' && isForClients(allow));
  expect(reads.map(({ name }) => name)).toEqual(expect.arrayContaining(['getOwnMessage', 'exportOwnRecords']));
  const bodies: string[] = [];
  for (const call of reads)
    for (const value of [first.id, id, ana.id])
      bodies.push(
        (
          await api.get(
            pathOf(call, () => String(value)),
            { as: client },
          )
        ).body,
      );
  bodies.push(
    (await write({ previous_id: id }), (await api.post(`/api/v1/client/messages/${id}/read`, {}, { as: client })).body),
  );
  bodies.push(JSON.stringify(await write({ previous_id: id })), JSON.stringify(await mailsToAna()));
  expect(bodies.join(' ')).toContain('Sim.');
  expect(bodies.join(' ')).not.toMatch(/Cliente difícil|"obs":"/);
  expect((await seen(id)).thread.map(({ obs }) => obs)).toEqual([NOTE, NOTE, null, null]);
});

it('replies and notes are in no answer to finance, who read their client', async () => {
  const { id } = await write();
  await reply(id, { reply: 'Só entre nós.', obs: NOTE });
  const finance = await factory.staff(db, ['financeiro']);
  const viewer = { id: finance.id, role: 'user', roles: ['financeiro'] } as const;
  const reads = operations.filter(
    ({ method, path, allow }) => method === 'GET' && path.includes(':') && mayCall(allow, viewer),
  );
  const showing = async (as: string) => {
    const found = new Set<string>();
    for (const call of reads)
      for (const value of [id, ana.id]) {
        const { body } = await api.get(
          pathOf(call, () => String(value)),
          { as },
        );
        if (/Só entre nós|Cliente difícil/.test(body)) found.add(call.name);
      }
    return [...found];
  };
  expect(await showing(await logIn(api, finance))).toEqual([]);
  expect(await showing(staff.as)).toEqual(['listClientChanges']);
});
