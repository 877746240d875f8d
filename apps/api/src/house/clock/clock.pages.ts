import { dayTime } from '@mirante/domain/format.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mixed, object } from 'yup';
import { html, type Html } from '../../pages/html.ts';
import type { Services } from '../../services.ts';
import { advance } from './advance.ts';
import type { Clock } from '../../gateways/clock/clock.ts';

const form = object({ advance: mixed() }).noUnknown();

/** Where a tester puts the time forward. In production there is no such clock, and so no such address. */
export function clockPages(app: FastifyInstance, services: Services): void {
  const { clock } = services;
  if (!clock) return;
  app.addHook('onClose', async () => clock.close());
  app.get('/sandbox/clock', async () => readingOf(clock));
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/sandbox/clock', async ({ body, headers }, reply): Promise<FastifyReply | Reading> => {
      const { advance: span } = await form.validate(body ?? {}, { abortEarly: false, stripUnknown: false });
      await advance(services, clock, span);
      return headers.accept?.includes('text/html') ? reply.redirect('/sandbox', 303) : readingOf(clock);
    });
  });
}

interface Reading {
  now: string;
  ahead_seconds: number;
}
const readingOf = (clock: Clock): Reading => ({
  now: clock.now().toISOString(),
  ahead_seconds: Math.round(clock.aheadMs() / 1000),
});

const steps = { PT1H: '1 hora', P1D: '1 dia', P7D: '7 dias', P30D: '30 dias', P1Y: '1 ano' };

/** The clock's place on the sandbox's page. */
export const clockCard = (clock: Clock): Html =>
  html`<section class="card">
    <div class="row">
      <h3>Relógio da plataforma</h3>
      <strong>${dayTime(clock.now().toISOString())}</strong>
    </div>
    <p>
      Avance o tempo para ver vencimentos, lembretes e renovações acontecerem. Vale para tudo, sessões abertas também, e
      não volta atrás.
    </p>
    <form class="row lever" method="post" action="/sandbox/clock">
      ${Object.entries(steps).map(([span, label]) => html`<button class="quiet-button" name="advance" value="${span}" aria-label="+ ${label}: avançar o relógio">+ ${label}</button>`)}
    </form>
  </section>`;
