import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory } from '../testing/factory.ts';
import { sendReset, sendWelcome } from '../access/mailed-links/mailed-link.ts';

const api = await testApi();
const { db, services } = api;
const queued = async () =>
  (await services.pool.query<{ data: object }>(`select data from jobs.job where name = 'mail'`)).rows.map(({ data }) =>
    JSON.stringify(data),
  );

it('a mailed link is stored encrypted in the queue, and sent as written', async () => {
  const ana = await factory.client(db, { email_confirmed_at: null });
  await sendWelcome(services, db, ana);
  await sendReset(services, db, ana);
  const waiting = await queued();
  expect(waiting).toHaveLength(2);
  for (const data of waiting) {
    expect(Object.keys(JSON.parse(data))).toEqual(['sealed', 'recipient']);
    expect(data).not.toContain(ana.email);
  }
  const mails = await api.mails();
  expect(mails.map(({ to }) => to)).toEqual([ana.email, ana.email]);
  expect(new Set(mails.map(({ text }) => /#\/([a-z-]+)\/[\w-]{43}$/m.exec(text)?.[1]))).toEqual(
    new Set(['confirmar-email', 'redefinir-senha']),
  );
});

it('a mail enqueued by an older node is sent too', async () => {
  const before = (await api.mails()).length;
  await services.pool.query(
    `insert into jobs.job (name, data) values ('mail', '{"to": "x@exemplo.com.br", "subject": "Aviso", "text": "Olá"}')`,
  );
  expect((await api.mails()).slice(before)).toEqual([{ to: 'x@exemplo.com.br', subject: 'Aviso', text: 'Olá' }]);
});

it('a mail to an address given up meanwhile is not sent', async () => {
  const before = (await api.mails()).length;
  await services.jobs.add(db, 'mail', { to: 'recusado-1@conta.invalid', subject: 'Aviso', text: 'Olá' });
  expect((await api.mails()).slice(before)).toEqual([]);
});
