import { clockCard } from '../../clock/clock-card.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { boletoLine, day, brl, dayTime } from '@mirante/domain/format.ts';
import { toSVG } from 'bwip-js/node';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import { html, type Html } from '../../../pages/html.ts';
import { sendPage } from '../../../pages/page.ts';
import type { Services } from '../../../services.ts';
import { sandboxApi } from './api.ts';
import { sendWebhooksWhileListening } from './send-webhooks.ts';
import { sandboxOf, type Sandbox } from './gateway.ts';
import type { ChargeRow } from './schema.ts';

const SHOWN = 100;

/** The pages on which a tester acts as the bank. Absent with a real gateway. */
export function sandboxPages(app: FastifyInstance, services: Services): void {
  const sandbox = sandboxOf(services.gateway);
  if (!sandbox) return;
  sandboxApi(app, services, sandbox);
  sendWebhooksWhileListening(app, services, sandbox);
  listPage(app, services, sandbox);
  boletoPage(app, sandbox);
  app.addHook('onClose', () => sandbox.close());
}

function listPage(app: FastifyInstance, { now, clock }: Services, sandbox: Sandbox): void {
  app.get('/sandbox', async (_request, reply) => {
    const rows = await sandbox.list(SHOWN);
    return sendPage(reply, { title: 'Sandbox de pagamentos', body: chargesPage(rows, now(), clock) });
  });
}

const chargesPage = (rows: readonly ChargeRow[], now: Date, clock: Clock | undefined): Html =>
  html`<main>
    <h1>Sandbox de pagamentos</h1>
    <p>
      Aqui você faz o papel do banco: pague, recuse ou deixe vencer uma cobrança e veja a plataforma reagir. Nenhum
      dinheiro circula. <a href="/sandbox/mail">Ver os emails enviados</a>
    </p>
    <p>
      Cartões de teste: ${number('4111 1111 1111 1111')} e ${number('5555 5555 5555 4444')} são aprovados,
      ${number('4000 0000 0000 0002')} é recusado, ${number('4000 0000 0000 0119')} é cobrado sem que a resposta chegue:
      fica pendente até a conciliação.
    </p>
    ${clock && clockCard(clock)}
    ${rows.length > 0 ? rows.map((row) => chargeCard(row, now)) : html`<div class="card"><p>Nenhuma cobrança ainda. Faça uma compra no checkout e ela aparece aqui.</p></div>`}
  </main>`;

const chargeCard = (row: ChargeRow, now: Date): Html =>
  html`<section class="card">
    <div class="row">
      <h3>${row.description}</h3>
      ${chip(row, now)}<strong>${brl(row.cents / 100)}</strong>
    </div>
    <p>${row.customer_name}, ${paymentMethodLabels[row.method]}${row.installments > 1 && ` em ${row.installments}x`}</p>
    <p class="quiet">
      <code>${row.code}</code>, criada em
      ${dayTime(row.created_at.toISOString())}${row.due_at && row.status === 'pending' && `, vence em ${dayTime(row.due_at.toISOString())}`}${row.paid_at && `, paga em ${dayTime(row.paid_at.toISOString())}`}
    </p>
    ${actionForms(row)}
  </section>`;

function actionForms(row: ChargeRow): Html | null {
  const open = row.status === 'pending' && [
    actionForm(row, 'pay', 'Pagar'),
    actionForm(row, 'refuse', 'Recusar'),
    actionForm(row, 'expire', 'Vencer'),
  ];
  const paid = row.status === 'paid' && actionForm(row, 'reverse', 'Estornar');
  const slipLink = row.bank_slip_line && html`<a href="/sandbox/boletos/${row.code}">Ver o boleto</a>`;
  return open || paid || slipLink ? html`<div class="row">${open}${paid}${slipLink}</div>` : null;
}

const number = (digits: string): Html => html`<code class="number">${digits}</code>`;

const actionForm = ({ code, description }: ChargeRow, change: string, label: string): Html =>
  html`<form class="lever" method="post" action="/sandbox/charges/${code}/${change}">
    <button class="${change !== 'pay' && 'quiet-button'}" aria-label="${label}: ${description}, ${code}">
      ${label}
    </button>
  </form>`;

function chip({ status, due_at }: ChargeRow, now: Date): Html {
  if (status === 'pending')
    return due_at && due_at <= now
      ? html`<span class="chip danger">VENCIDA</span>`
      : html`<span class="chip warning">PENDENTE</span>`;
  if (status === 'paid') return html`<span class="chip success">PAGA</span>`;
  return html`<span class="chip danger">${status === 'refused' ? 'RECUSADA' : 'CANCELADA'}</span>`;
}

function boletoPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { code: string } }>('/sandbox/boletos/:code', async ({ params }, reply) => {
    const row = /^sbx_\w{1,60}$/.test(params.code) ? await sandbox.find(params.code) : undefined;
    if (!row?.bank_slip_line || !row.bank_slip_barcode)
      return sendPage(reply, {
        title: 'Boleto não encontrado',
        body: html`<main>
          <h1>Boleto não encontrado</h1>
          <p>Confira o endereço.</p>
        </main>`,
        status: 404,
      });
    return sendPage(reply, { title: 'Boleto', body: slip(row, row.bank_slip_line, row.bank_slip_barcode) });
  });
}

const slip = (row: ChargeRow, line: string, barcode: string): Html =>
  html`<main>
    <div class="card slip">
      <div class="row">
        <h1>Boleto</h1>
        <span class="chip danger">SANDBOX: NÃO PAGUE</span>
      </div>
      <p>Documento de demonstração, sem valor. Nenhum banco o reconhece.</p>
      <dl class="facts">
        <div>
          <dt>Beneficiário</dt>
          <dd>${brand.legal_name}, CNPJ ${brand.cnpj}</dd>
        </div>
        <div>
          <dt>Pagador</dt>
          <dd>${row.customer_name}</dd>
        </div>
        <div>
          <dt>Referente a</dt>
          <dd>${row.description}</dd>
        </div>
        <div>
          <dt>Vencimento</dt>
          <dd>${day(row.due_at?.toISOString() ?? null)}</dd>
        </div>
        <div>
          <dt>Valor</dt>
          <dd>${brl(row.cents / 100)}</dd>
        </div>
      </dl>
      <p class="label quiet">Linha digitável</p>
      <p class="line">
        <strong><code>${boletoLine(line)}</code></strong>
      </p>
      <img class="bars" alt="Código de barras ${barcode}" src="data:image/svg+xml;base64,${bars(barcode)}" />
    </div>
  </main>`;

const bars = (barcode: string): string =>
  Buffer.from(
    toSVG({
      bcid: 'interleaved2of5',
      text: barcode,
      height: 13,
      backgroundcolor: 'FFFFFF',
      paddingwidth: 4,
      paddingheight: 2,
    }),
  ).toString('base64');
