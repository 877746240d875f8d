import { expect, it } from 'vitest';
import { mailboxMailer } from '../../gateways/mail/mailbox.ts';
import { testApi } from '../../testing/api.ts';

const api = await testApi();
const mailer = mailboxMailer(api.db, api.services.now);
await mailer.send({
  to: 'Ana@exemplo.com.br',
  subject: 'Primeiro <b>',
  text: 'Olá, <script>!\n\nVer:\nhttps://mirante.example/#/a',
});
await mailer.send({ to: 'bia@exemplo.com.br', subject: 'Segundo', text: 'Oi' });

it('the sandbox mailbox lists mail newest first, to everybody or to one address', async () => {
  const subjects = async (query = '') =>
    (await api.get(`/sandbox/mail.json${query}`)).json().map((m: { subject: string }) => m.subject);
  expect(await subjects()).toEqual(['Segundo', 'Primeiro <b>']);
  expect(await subjects('?to=ana@exemplo.com.br')).toEqual(['Primeiro <b>']);
  expect(await subjects('?to=outra@exemplo.com.br')).toEqual([]);
});

it('the sandbox mailbox shows a mail escaped, with links that can be followed', async () => {
  const list = await api.get('/sandbox/mail');
  expect(list.body).toContain('Primeiro &lt;b&gt;');
  const { id } = (await api.get('/sandbox/mail.json?to=ana@exemplo.com.br')).json()[0];
  const page = await api.get(`/sandbox/mail/${id}`);
  expect(page.body).toContain('Olá, &lt;script&gt;!');
  expect(page.body).toContain('<a href="https://mirante.example/#/a">');
});

it('the sandbox mailbox shows the HTML part of a mail, which may load and run nothing', async () => {
  const { id } = (await api.get('/sandbox/mail.json?to=ana@exemplo.com.br')).json()[0];
  expect((await api.get(`/sandbox/mail/${id}`)).body).toContain(`<a href="/sandbox/mail/${id}/html">`);
  const part = await api.get(`/sandbox/mail/${id}/html`);
  expect(part.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(part.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
  expect(part.body).toContain('>Ver</a>');
  expect(part.body).toContain('Olá, &lt;script&gt;!');
});

it('the sandbox mailbox answers 404 for an unknown mail', async () => {
  for (const id of ['999', '0', 'x', '99999999999'])
    for (const path of [`/sandbox/mail/${id}`, `/sandbox/mail/${id}/html`])
      expect((await api.get(path)).statusCode).toBe(404);
});

it('the sandbox mailbox does not exist where mail is sent by SMTP', async () => {
  const real = await testApi({ beside: api, env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@mirante.example' } });
  for (const path of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/mail/1', '/sandbox/mail/1/html'])
    expect((await real.get(path)).statusCode).toBe(404);
});
