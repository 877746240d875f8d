import { dayTime } from '@mirante/domain/format.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { Services } from '../../services.ts';
import * as store from './mailbox.store.ts';

/** The demo mailbox. Absent with a mail server, as nothing is stored then. */
export function mailboxPages(app: FastifyInstance, { db, config }: Services): void {
  if (config.smtpUrl || config.gateway !== 'sandbox') return;
  app.get('/sandbox/mail', async (request, reply) =>
    sendPage(reply, {
      title: 'Caixa de email',
      body: listPage(await store.list(db, wanted(request)), wanted(request)),
    }),
  );
  app.get('/sandbox/mail.json', async (request) => store.list(db, wanted(request)));
  app.get<OneMail>('/sandbox/mail/:id', async ({ params }, reply) => {
    const mail = await store.find(db, idOf(params));
    return mail ? sendPage(reply, { title: mail.subject, body: mailPage(mail) }) : sendMissing(reply);
  });
  app.get<OneMail>('/sandbox/mail/:id/html', async ({ params }, reply) => {
    const mail = await store.findHtml(db, idOf(params));
    if (mail === undefined) return sendMissing(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .send(mail);
  });
}

interface OneMail {
  Params: { id: string };
}
/** Of no mail if it is not an id. */
const idOf = ({ id }: OneMail['Params']): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

const sendMissing = (reply: FastifyReply) => sendPage(reply, { title: 'Não encontrado', body: missing, status: 404 });

/** The address to filter by, if any. */
function wanted({ query }: FastifyRequest): string | undefined {
  const { to } = query as { to?: unknown };
  return typeof to === 'string' && to !== '' && to.length <= 120 && !to.includes('\0') ? to : undefined;
}

const listPage = (mails: readonly store.StoredMail[], to: string | undefined): Html =>
  html`<main>
    <h1>Caixa de email</h1>
    <p>Nenhum servidor de email está configurado: o que a plataforma enviaria fica aqui por 30 dias.</p>
    <form class="row" method="get" action="/sandbox/mail" role="search">
      <label
        >Para
        <input type="email" name="to" value="${to ?? ''}" placeholder="ana@mirante.example" autocomplete="off" /></label
      ><button>Filtrar</button>${to && html`<a href="/sandbox/mail">Limpar</a>`}
    </form>
    <div class="card scroll">
      ${mails.length > 0 ? table(mails) : html`<p>${to ? 'Sem resultados para o filtro.' : 'Nenhum email ainda. Os emails das compras, confirmações e senhas aparecem aqui.'}</p>`}
    </div>
  </main>`;

const table = (mails: readonly store.StoredMail[]) =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">Assunto</th>
        <th scope="col">Para</th>
        <th scope="col">Enviado</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(
        ({ id, subject, to, created_at }) =>
          html`<tr>
            <td class="wide"><a href="/sandbox/mail/${id}">${subject}</a></td>
            <td class="wide">${to}</td>
            <td>${dayTime(created_at)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const mailPage = ({ id, subject, to, created_at, text }: store.StoredMail): Html =>
  html`<main>
    <p><a href="/sandbox/mail">Caixa de email</a></p>
    <h1>${subject}</h1>
    <p class="quiet">Para ${to}, ${dayTime(created_at)} · <a href="/sandbox/mail/${id}/html">Ver como chega</a></p>
    <div class="card mail">${withLinks(text)}</div>
  </main>`;

/** Texts contain URLs only as lines of their own. */
const withLinks = (text: string) =>
  text.split(/^(https?:\/\/\S+)$/m).map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const missing = html`<main>
  <h1>Email não encontrado</h1>
  <p><a href="/sandbox/mail">Voltar à caixa de email</a></p>
</main>`;
