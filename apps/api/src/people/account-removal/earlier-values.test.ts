import { expect, it } from 'vitest';
import { emailProof } from '../../crypto/email-proof.ts';
import { auditedDb } from '../../database/audited-db.ts';
import { testApi } from '../../testing/api.ts';
import { nextCpf } from '../../testing/cpf.ts';
import { factory, logIn, PASSWORD } from '../../testing/factory.ts';
import { removeClient } from './remove-client.ts';

const api = await testApi();
const { db, services } = api;
const now = services.now();
const [typed, byStaff, current, foreign] = ['typed', 'staff', 'current', 'foreign'].map(
  (word) => `canario-${word}@exemplo.com.br`,
) as [string, string, string, string];

/** A mail, a mail that could not be sent, a cart and a link to resume it, each found by this address alone. */
async function leaveTraces(email: string): Promise<void> {
  const { key: session_key } = (await api.post('/api/v1/session', {})).json();
  const { id: product_id } = await factory.product(db);
  const visitor = { name: 'Zebulão Canário', phone: '+5511955544332', email };
  await api.post('/api/v1/cart-capi-event', { ...visitor, products: [product_id], session_key });
  await api.post('/api/v1/resume-link', { ...visitor, product_id, session_key, step: 1 });
  await db
    .insertInto('mailbox')
    .values({ recipient: email.toUpperCase(), subject: 'Olá', body: email, html: '', created_at: now })
    .execute();
  const data = JSON.stringify({ sealed: 'AAAA', recipient: emailProof(services.config, email) });
  await db
    .insertInto('failed_job')
    .values({ job: 'mail', data, error: 'no', tries: 1, created_at: now, failed_at: now })
    .execute();
}

const tracesOf = async (email: string) => {
  const proof = emailProof(services.config, email);
  const carts = (await db.selectFrom('checkout_session').select('cart').execute()).map(({ cart }) => cart?.email);
  const links = await db.selectFrom('resume_link').select('email_proof').execute();
  const mails = await db.selectFrom('mailbox').select('recipient').execute();
  const jobs = await db.selectFrom('failed_job').select('data').execute();
  return [
    carts.includes(proof) && 'cart',
    links.some(({ email_proof }) => email_proof === proof) && 'link',
    mails.some(({ recipient }) => recipient.toLowerCase() === email) && 'mail',
    JSON.stringify(jobs).includes(proof) && 'job',
  ].filter(Boolean);
};

it('account removal: what is found by an earlier address goes too, unless another account has that by now', async () => {
  const client = await factory.client(db, { email: typed });
  const staff = await logIn(api, await factory.staff(db, ['atendimento']));
  const changeByStaff = async (email: string) => {
    const answer = await api.patch(`/api/v1/clients/${client.id}/email`, { email }, { as: staff });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  };
  for (const email of [foreign, byStaff]) await changeByStaff(email);
  const as = await logIn(api, client);
  await api.post('/api/v1/client/email', { email: current, password: PASSWORD }, { as });
  const { text } = (await api.mails()).findLast(({ to }) => to === current)!;
  await api.post('/api/v1/confirm-email', { code: /confirmar-email\/([\w-]{43})/.exec(text)![1]! });
  await factory.client(db, { email: foreign });
  for (const email of [typed, byStaff, current, foreign]) await leaveTraces(email);
  const left = () => Promise.all([typed, byStaff, current, foreign].map(tracesOf));
  const all = ['cart', 'link', 'mail', 'job'];
  expect(await left()).toEqual([all, all, all, all]);
  await removeClient(services, client.id);
  expect(await left()).toEqual([[], [], [], all]);
});

it('account removal: exports filtered by what staff changed of the client keep no such filter', async () => {
  const client = await factory.client(db, { name: 'Ângela Perdigão', phone: '+5511944332211' });
  const user = await factory.staff(db, ['atendimento']);
  const as = await logIn(api, user);
  const { cpf, email } = client;
  await auditedDb(services.pool, { user_id: user.id, action: 'Corrigir', request_id: 'r', at: now })
    .updateTable('client')
    .set({ name: 'Outra Pessoa', email: 'outra@exemplo.com.br', phone: '+5511922223333', cpf: nextCpf() })
    .where('id', '=', client.id)
    .execute();
  for (const filter of ['angela perd', email, cpf, 'Ângelo'])
    await api.get(`/api/v1/clients.csv?client.filter=${encodeURIComponent(filter)}`, { as });
  await api.get(`/api/v1/clients.csv?client.phone=${encodeURIComponent('(11) 94433')}`, { as });
  await removeClient(services, client.id);
  const exports = await db
    .selectFrom('audit_entry')
    .select('diff')
    .where('change', '=', 'export')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  const filters = exports.map(({ diff }) => [diff['client.filter'], diff['client.phone']].flat().filter(Boolean));
  expect(filters).toEqual([[], [], [], ['Ângelo'], []]);
});
