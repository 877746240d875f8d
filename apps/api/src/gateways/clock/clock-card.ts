import { dayTime } from '@mirante/domain/format.ts';
import { html, type Html } from '../../pages/html.ts';
import type { Clock } from './clock.ts';

const steps = { PT1H: '1 hora', P1D: '1 dia', P7D: '7 dias', P30D: '30 dias', P1Y: '1 ano' };

/** The clock's card on the sandbox page. */
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
