import { brand } from '@mirante/domain/house/brand.ts';
import { colours } from '@mirante/domain/house/colours.ts';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { htmlOf } from './html.ts';
import { smtpMailer } from './smtp.ts';
import { purchaseTexts } from './purchase-texts.ts';
import { texts } from './texts.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A minimal mail server for one mail, with the lines it received. */
async function fakeServer(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inside = false;
    socket.write('220 fake\r\n');
    socket.on('data', (chunk) => {
      received.push(chunk.toString());
      if (inside ? !received.join('').endsWith('\r\n.\r\n') : false) return;
      const starts = chunk.toString().startsWith('DATA');
      socket.write(
        starts
          ? '354 go on\r\n'
          : inside
            ? '250 taken\r\n'
            : chunk.toString().startsWith('QUIT')
              ? '221 bye\r\n'
              : '250 ok\r\n',
      );
      inside = starts;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const link = 'https://assine.mirante.example/#/confirmar-email/abc';

describe('a mail sent by SMTP', () => {
  it('has one recipient, a text part and an HTML part', async () => {
    const { url, received } = await fakeServer();
    await smtpMailer(url, 'Mirante <nao-responda@mirante.example>').send(
      texts.welcome({ name: 'Ana Souza', email: 'ana@exemplo.com.br', link }),
    );
    const all = received.join('');
    expect(all.match(/RCPT TO:<[^>]+>/g)).toEqual(['RCPT TO:<ana@exemplo.com.br>']);
    expect(all).toMatch(/From: Mirante <nao-responda@mirante.example>/);
    expect(all).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  it('takes no header or recipient injection from a name or an address', async () => {
    const { url, received } = await fakeServer();
    const name = 'Ana\r\nBcc: outro@exemplo.com.br\r\n\r\nTexto';
    const { subject, text } = texts.confirm({ name, email: 'ana@exemplo.com.br', link });
    await smtpMailer(url, 'nao-responda@mirante.example').send({
      to: 'ana@exemplo.com.br',
      subject: `${subject}\r\nBcc: outro@exemplo.com.br`,
      text,
    });
    const all = received.join('');
    expect(all.match(/RCPT TO/g)).toHaveLength(1);
    expect(all.slice(0, all.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
  });

  it('is not sent unencrypted to another machine', async () => {
    const { url, received } = await fakeServer();
    // Another name of this machine, which is not recognised as local.
    const elsewhere = url.replace('127.0.0.1', '127.1');
    const sent = smtpMailer(elsewhere, 'a@b.co').send({ to: 'ana@exemplo.com.br', subject: 's', text: 't' });
    await expect(sent).rejects.toThrow();
    expect(received.join('')).not.toContain('ana@');
  });

  it('fails when the server keeps answering without an end, so that the mails of its batch are not sent again', async () => {
    const server = createServer((socket) => {
      socket.write('220 fake\r\n');
      const answering = setInterval(() => socket.write('250-wait\r\n'), 10);
      socket.on('error', () => undefined).on('close', () => clearInterval(answering));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sent = smtpMailer(url, 'a@b.co', 200).send({ to: 'c@d.co', subject: 's', text: 't' });
    await expect(sent).rejects.toMatchObject({ code: 'EABORT' });
  });

  it('fails when the server is unreachable, so that the job retries', async () => {
    await expect(
      smtpMailer('smtp://127.0.0.1:1', 'a@b.co').send({ to: 'c@d.co', subject: 's', text: 't' }),
    ).rejects.toThrow();
  });
});

describe('the HTML part of a mail', () => {
  it('renders a labelled link as a button, with its address', () => {
    const html = htmlOf('Confirme', `Olá!\n\nConfirmar meu email:\n${link}\n\nAté logo`);
    expect(html).toContain(`<a href="${link}"`);
    expect(html).toContain('>Confirmar meu email</a>');
    expect(html.split(link)).toHaveLength(3);
  });

  it("is headed by the house's name, in the colours of either scheme", () => {
    const html = htmlOf('Confirme', `Confirmar meu email:\n${link}`);
    expect(html).toContain(`>${brand.name}</div>`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(`background:${colours.light.brand};`);
    expect(html).toContain(`.button { background: ${colours.dark.brand} !important;`);
  });

  it('links an address that ends a sentence, and no other', () => {
    const html = htmlOf('Resumo', `Não quer mais? Cancele: ${link}\n\nEle se chama ${link} agora.`);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/Cancele: <a href="https:[^"]+"[^>]*>https:/);
  });

  it('breaks long words, such as a hash or an address, instead of widening the page', () => {
    expect(htmlOf('Raiz', 'a'.repeat(64))).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
  });

  it('escapes what people typed', () => {
    const { subject, text } = texts.changeAsked({
      name: '<img/src=x>',
      email: 'ana@exemplo.com.br',
      link,
      changes: ['<b>nome</b>'],
    });
    expect(htmlOf(subject, text)).not.toMatch(/<img|<b>/);
  });
});

it('a mail greets by first name and signs as the house', () => {
  const { text, to, subject } = purchaseTexts.receipt({
    name: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    link,
    gives: [{ product: 'Mirante Completo', until: '2027-05-05T02:59:59Z' }],
    terms: 'https://assine.exemplo.com.br/#/termos?versao=2026-05-01',
    total: 1234.5,
    method: 'credit_card',
    installments: 12,
    type: 'buy',
    paymentId: 7,
    at: '2026-05-04T12:00:00Z',
  });
  expect([to, subject]).toEqual(['ana@exemplo.com.br', 'Pagamento confirmado']);
  expect(text).toMatch(/^Olá, Ana!/);
  expect(text).toContain('R$\u00a01.234,50');
  expect(text).toContain('04/05/2026');
  expect(text).toContain('para guardar: https://assine.exemplo.com.br/#/termos?versao=2026-05-01');
  expect(text).toMatch(/Mirante Research Ltda\., CNPJ 12\.345\.678\/0001-95$/);
});
