import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { html, type Html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { Services } from '../../services.ts';
import { isCode, turnOff } from './summary-preference.store.ts';

const PATH = '/api/resumo-semanal';

/** The link that unsubscribes a client from the weekly mail without a login. */
export const unsubscribeLink = ({ apiUrl }: Pick<Config, 'apiUrl'>, code: string): string => `${apiUrl}${PATH}/${code}`;

interface Asked {
  Params: { code: string };
}

/** Opening the link changes nothing, as mail filters open links. The button, or the mail program (RFC 8058), posts. */
export function unsubscribePages(app: FastifyInstance, services: Services): void {
  const { db } = services;
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, {}),
    );
    scope.addHook('onRequest', async ({ ip }) => limit(services, 'unsubscribe', networkOf(ip)));
    scope.get<Asked>(`${PATH}/:code`, async ({ params: { code } }, reply) => {
      if (!(await isCode(db, code))) return sendPage(reply, unknownLink);
      return sendPage(reply, {
        title,
        body: card(
          html` <p>
              Você deixa de receber o resumo semanal das carteiras. Os outros avisos e a sua conta continuam como estão.
            </p>
            <form method="post"><button>Cancelar o resumo semanal</button></form>`,
        ),
      });
    });
    scope.post<Asked>(`${PATH}/:code`, async ({ params: { code } }, reply) => {
      if (!(await turnOff(db, code))) return sendPage(reply, unknownLink);
      return sendPage(reply, {
        title,
        body: card(
          html`<p>
            Pronto: você não recebe mais o resumo semanal. Para voltar a receber, entre na sua conta e abra Preferências
            de notificação.
          </p>`,
        ),
      });
    });
  });
}

const title = 'Resumo semanal das carteiras';
const card = (inside: Html): Html =>
  html`<main>
    <h1>${title}</h1>
    <section class="card">${inside}</section>
  </main>`;
const unknownLink = { title, status: 404, body: card(html`<p>Este link não é mais válido.</p>`) };
