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
import { httpLoad, rawLoad } from './load.ts';
import { inTurn, median, percentile, print } from './ratio.ts';
import { databaseTime, recordingServices } from './statements.ts';
import { typedTexts } from './texts.ts';

const url = process.env.DATABASE_URL!;
const ROUNDS = 5;
const WINDOW = 1500;
const paymentAsk = (page: number) =>
  ({ page, perPage: 20, sort: 'payment.created_at', order: -1 }) as Input<typeof payments.listPayments>;
const clientAsk = (text: string) =>
  ({ page: 1, perPage: 20, sort: 'client.created_at', order: -1, 'client.filter': text }) as Input<
    typeof clients.listClients
  >;

const { services, record, close } = await recordingServices(url);
const client = new pg.Client({ connectionString: url });
await client.connect();
const newSession = () => sessions.open(services.db, { role: 'user', id: 1 }, new Date());

await throughput();
await farPages();
await texts();
await everywhere();
await wholeNumbers();
await everyList({ app: await buildApp(services), token: await newSession(), client, record: (call) => record(call) });
await client.end();
await close();

/**
 * A list and a detail over HTTP, with a session, against the same statements and nothing else: sent as they stand, as pgbench does
 * unless told otherwise. What the server's own prepared statements would do alone stands beside it.
 */
async function throughput(): Promise<void> {
  const last = (await client.query<{ id: number }>('select max(id) as id from payment')).rows[0]!.id;
  const list = await record((s) => paymentStore.list(s, paymentAsk(1)));
  const detail = await record((s) => paymentStore.find(s, last));
  const [http, raw] = [await httpLoad(process.env.API_URL!, await newSession()), await rawLoad(url)];
  const seen = await inTurn(ROUNDS, {
    rawList: () => raw.rate(list, WINDOW),
    httpList: () => http.rate('/api/v1/payments?perPage=20', WINDOW),
    rawDetail: () => raw.rate(detail, WINDOW),
    httpDetail: () => http.rate(`/api/v1/payments/${last}`, WINDOW),
    preparedList: () => raw.preparedRate(list, WINDOW),
    preparedDetail: () => raw.preparedRate(detail, WINDOW),
  });
  http.close();
  await raw.close();
  const told = (over: number, under: number, prepared: number) =>
    `${over.toFixed(0)}/s over HTTP, ${under.toFixed(0)}/s raw, ${prepared.toFixed(0)}/s prepared`;
  print({
    what: 'payments, 20 rows with the total',
    value: seen.httpList / seen.rawList,
    unit: 'x raw',
    goal: ['at least', 0.5],
    detail: told(seen.httpList, seen.rawList, seen.preparedList),
  });
  print({
    what: 'one payment',
    value: seen.httpDetail / seen.rawDetail,
    unit: 'x raw',
    goal: ['at least', 0.37],
    detail: told(seen.httpDetail, seen.rawDetail, seen.preparedDetail),
  });
}

async function farPages(): Promise<void> {
  const [near, far] = [
    await record((s) => paymentStore.list(s, paymentAsk(1))),
    await record((s) => paymentStore.list(s, paymentAsk(20_000))),
  ];
  const seen = await inTurn(15, { near: () => databaseTime(client, near), far: () => databaseTime(client, far) });
  print({
    what: 'page 20,000 of the payments',
    value: seen.far / seen.near,
    unit: 'x page 1',
    goal: ['at most', 3],
    detail: `${seen.far.toFixed(2)} ms and ${seen.near.toFixed(2)} ms of the database`,
  });
}

async function texts(): Promise<void> {
  const times: number[] = [];
  for (const text of await typedTexts(client)) {
    const statements = await record((s) => clientStore.list(s, clientAsk(text)));
    times.push(await databaseTime(client, statements));
  }
  print({
    what: `${times.length} texts looked for, 99th percentile`,
    value: percentile(times, 0.99),
    unit: ' ms',
    goal: ['at most', 10],
    detail: `median ${median(times).toFixed(2)} ms of the database`,
  });
}

/** The same texts in the search over everything, as the one who may see all of it. */
async function everywhere(): Promise<void> {
  const viewer = { id: 1, role: 'user' as const, roles: ['administrador' as const] };
  const times: number[] = [];
  for (const q of await typedTexts(client)) {
    if (q.length < 2) continue;
    const statements = await record((s) => findEverywhere(s.db, viewer, q, s.now()));
    times.push(await databaseTime(client, statements));
  }
  print({
    what: `${times.length} texts looked for everywhere, 99th percentile`,
    value: percentile(times, 0.99),
    unit: ' ms',
    goal: ['at most', 10],
    detail: `median ${median(times).toFixed(2)} ms of the database`,
  });
}

/** A whole CPF or e-mail against what every call costs anyway: looking up its session. */
async function wholeNumbers(): Promise<void> {
  const { cpf, email } = (
    await client.query<{ cpf: string; email: string }>(
      'select cpf, email from client where id = (select max(id) from client) / 2',
    )
  ).rows[0]!;
  const token = await newSession();
  const session = await record((s) => sessions.find(s.pool, hashOf(token), s.now()));
  const [byCpf, byEmail] = [
    await record((s) => clientStore.list(s, clientAsk(cpf))),
    await record((s) => clientStore.list(s, clientAsk(email))),
  ];
  const seen = await inTurn(15, {
    session: () => databaseTime(client, session),
    cpf: () => databaseTime(client, byCpf),
    email: () => databaseTime(client, byEmail),
  });
  for (const [what, time] of [
    ['a whole CPF', seen.cpf],
    ['a whole e-mail', seen.email],
  ] as const)
    print({
      what,
      value: time / seen.session,
      unit: 'x the session',
      goal: ['at most', 2],
      detail: `${time.toFixed(3)} ms and ${seen.session.toFixed(3)} ms of the database`,
    });
}
