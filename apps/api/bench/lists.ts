import type { Input } from '@mirante/contract/http.ts';
import type { clients } from '@mirante/contract/people/clients.ts';
import type { payments } from '@mirante/contract/sales/payments.ts';
import pg from 'pg';
import * as clientStore from '../src/people/clients/clients.store.ts';
import * as paymentStore from '../src/sales/payments/payments.store.ts';
import { findEverywhere } from '../src/house/search/find-everywhere.ts';
import * as sessions from '../src/access/session/session.store.ts';
import { hashOf } from '../src/crypto/tokens.ts';
import { buildApp } from '../src/app.ts';
import { everyList } from './every-list.ts';
import { scaleDatabase } from './databases.ts';
import { measureInterleaved, median, type Reading, type Size } from './statistics.ts';
import { databaseTime, recordingServices } from './statements.ts';
import { searchTexts } from './search-texts.ts';

const ROUNDS = 15;
const paymentAsk = (page: number) =>
  ({ page, perPage: 20, sort: 'payment.created_at', order: -1 }) as Input<typeof payments.listPayments>;
const clientAsk = (text: string) =>
  ({ page: 1, perPage: 20, sort: 'client.created_at', order: -1, 'client.filter': text }) as Input<
    typeof clients.listClients
  >;

interface Setting extends Omit<Awaited<ReturnType<typeof recordingServices>>, 'close'> {
  client: pg.Client;
  token: string;
}

/** The database cost of each list for a large house, in milliseconds of CPU time. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const url = await scaleDatabase(size);
  const { close, ...recording } = await recordingServices(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const token = await sessions.open(recording.services.db, { role: 'user', id: 1 }, new Date());
    const setting = { ...recording, client, token };
    yield* wholeNumbers(setting);
    yield await texts(setting);
    yield await textsEverywhere(setting);
    if (size === 'quick') return;
    yield await farPage(setting);
    yield* lists(setting);
  } finally {
    await client.end();
    await close();
  }
}

async function farPage({ record, client }: Setting): Promise<Reading> {
  const near = await record((s) => paymentStore.list(s, paymentAsk(1)));
  const far = await record((s) => paymentStore.list(s, paymentAsk(20_000)));
  const times = await measureInterleaved(ROUNDS, {
    near: () => databaseTime(client, near),
    far: () => databaseTime(client, far),
  });
  return {
    id: 'G3',
    value: times.far / times.near,
    detail: `${times.far.toFixed(2)} ms and ${times.near.toFixed(2)} ms`,
  };
}

async function texts({ record, client }: Setting): Promise<Reading> {
  const value: number[] = [];
  for (const text of await searchTexts(client))
    value.push(await databaseTime(client, await record((s) => clientStore.list(s, clientAsk(text)))));
  return { id: 'G4-texts', value, detail: `${value.length} texts, median ${median(value).toFixed(2)} ms` };
}

/** The same texts in the global search, for a user who may see everything. */
async function textsEverywhere({ record, client }: Setting): Promise<Reading> {
  const viewer = { id: 1, role: 'user' as const, roles: ['administrador' as const] };
  const value: number[] = [];
  for (const q of (await searchTexts(client)).filter(({ length }) => length > 1))
    value.push(await databaseTime(client, await record((s) => findEverywhere(s.db, viewer, q, s.now()))));
  return { id: 'G4-everywhere', value, detail: `${value.length} texts, median ${median(value).toFixed(2)} ms` };
}

/** The cost of a whole CPF or e-mail, compared with every call's session lookup. */
async function* wholeNumbers({ record, client, token }: Setting): AsyncGenerator<Reading> {
  const { rows } = await client.query<{ cpf: string; email: string }>(
    'select cpf, email from client where id = (select max(id) from client) / 2',
  );
  const { cpf, email } = rows[0]!;
  const session = await record((s) => sessions.find(s.pool, hashOf(token), s.now()));
  const byCpf = await record((s) => clientStore.list(s, clientAsk(cpf)));
  const byEmail = await record((s) => clientStore.list(s, clientAsk(email)));
  const times = await measureInterleaved(ROUNDS, {
    session: () => databaseTime(client, session),
    cpf: () => databaseTime(client, byCpf),
    email: () => databaseTime(client, byEmail),
  });
  const detailOf = (own: number) => `${own.toFixed(3)} ms and ${times.session.toFixed(3)} ms`;
  yield { id: 'G4-cpf', value: times.cpf / times.session, detail: detailOf(times.cpf) };
  yield { id: 'G4-email', value: times.email / times.session, detail: detailOf(times.email) };
}

/** Each list's 95th percentile and slowest request, with at most one filter, and with two. */
async function* lists({ services, record, client, token }: Setting): AsyncGenerator<Reading> {
  const setting = {
    app: await buildApp(services),
    token,
    client,
    record: (call: () => Promise<unknown>) => record(call),
  };
  for (const [id, filters] of [
    ['lists', 'single'],
    ['lists-pairs', 'pairs'],
  ] as const) {
    const measured = await everyList(setting, filters);
    const slowest = measured.reduce((slow, one) => (one.worst.ms > slow.worst.ms ? one : slow));
    yield {
      id: `${id}-p95`,
      value: measured.map(({ p95 }) => p95),
      detail: measured.map(({ name, p95 }) => `${name} ${p95.toFixed(1)}`).join(', '),
    };
    yield {
      id: `${id}-worst`,
      value: measured.map(({ worst }) => worst.ms),
      detail: `of ${measured.reduce((sum, { asked }) => sum + asked, 0)} questions ${decodeURIComponent(slowest.worst.url)}`,
    };
  }
}
