import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type pg from 'pg';
import { later } from '../data-set.ts';
import type { PlannedContent } from '../contents/plan.ts';
import { continueIds, copyRows, type Written } from '../copy-rows.ts';
import { demoTradeTemplates } from './trade-templates.ts';
import { demoTrades } from './trades.ts';

/** Newest first, each with its age. */
const messages: readonly (readonly [ago: number, html: string])[] = [
  [6 * MINUTE_MS, '<p><strong>PETR4 ST</strong>: RP executado em 39,58. Stop do restante sobe para a entrada.</p>'],
  [31 * MINUTE_MS, '<p><strong>WDOZ26 DT</strong>: saída no alvo. Sem novas entradas em dólar até a ata.</p>'],
  [52 * MINUTE_MS, '<p><strong>VALE3 RT</strong>: entrada em 61,29, peso 0,50. Preferir ordem limitada.</p>'],
  [95 * MINUTE_MS, '<p>Long/Short <strong>ITUB4/BBDC4</strong>: razão voltou à média, alvo mantido em 2,5100.</p>'],
  [140 * MINUTE_MS, '<p>Agenda: às 15:00 saem os pedidos de bens duráveis nos EUA. Atenção ao índice.</p>'],
  [170 * MINUTE_MS, '<p><strong>BGIX26 COM</strong>: gatilho ajustado para 322,00 após abertura em alta.</p>'],
  [210 * MINUTE_MS, '<p>Errata: o stop de <strong>WEGE3 RT</strong> é 43,10, não 41,30. Painel corrigido.</p>'],
  [235 * MINUTE_MS, '<p>Bom dia. Mercado abre com dólar em queda e minério em alta de 1,2%.</p>'],
  [DAY_MS, '<p>Fechamento: três alvos, um stop e duas RPs no dia. Amanhã tem vencimento de opções sobre índice.</p>'],
  [DAY_MS + 4 * HOUR_MS, '<p><strong>PRIO3 ST</strong>: saída no stop. Voltamos a olhar acima de 42,00.</p>'],
  [2 * DAY_MS, '<p>Hoje às 18h, sala ao vivo: <em>como dimensionar o peso de cada operação</em>.</p>'],
  [3 * DAY_MS, '<p><strong>BBASL245 FOP</strong>: quem entrou pode rolar para o vencimento seguinte por 0,12.</p>'],
  [5 * DAY_MS, '<p>Sem operações novas em milho até o relatório do USDA.</p>'],
  [8 * DAY_MS, '<p><strong>WINZ26 DT</strong>: operamos só a ponta compradora enquanto a abertura segurar.</p>'],
  [12 * DAY_MS, '<p>Lembrete: o peso é a parte do capital de trader, não do patrimônio.</p>'],
];

/** Writes the trades with their history, the board, and two reports about trades. */
export async function writeTrading(client: pg.Client, contents: readonly PlannedContent[], now: Date): Promise<void> {
  const { trades, traces } = demoTrades(now);
  await copyRows(client, 'trade', trades);
  await copyRows(client, 'trade_trace', traces);
  await copyRows(client, 'trader_message', messages.toReversed().map(messageRow(now)));
  await copyRows(client, 'trade_template', demoTradeTemplates(now));
  const reports = contents.filter(({ kind, draft, at }) => kind === 'report' && !draft && at < now).slice(0, 2);
  const newest = trades.toReversed();
  await copyRows(
    client,
    'content_trade',
    reports.map(({ id }, i) => ({ content_id: id, trade_id: newest[i]!.id })),
  );
  await continueIds(client, ['trade', 'trade_trace', 'trader_message', 'trade_template']);
  await followOpenTrades(client, now);
}

/** Ana follows some of the open trades. */
const followOpenTrades = (client: pg.Client, now: Date) =>
  client.query(
    `insert into trade_follow (client_id, trade_id, created_at)
     select client.id, trade.id, $1 from client, (select id from trade where status in ('live', 'rp', 'trigger') order by id desc limit 4) trade
     where client.email = 'ana@mirante.example'`,
    [now],
  );

const messageRow =
  (now: Date) =>
  ([ago, message]: (typeof messages)[number], i: number): Written<'trader_message'> => {
    const at = later(now, -ago);
    const app_alert = i % 5 === 0;
    return {
      id: i + 1,
      message,
      app_alert,
      alerted_at: app_alert ? at : null,
      revision: 1,
      created_at: at,
      updated_at: at,
    };
  };
