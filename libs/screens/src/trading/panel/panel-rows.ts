import { plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { isOnPanel, panelTables, type PanelTable } from '@mirante/domain/trading/panel.ts';
import { strategyNames } from '@mirante/domain/trading/strategies.ts';
import { isOpenTrade, tradeTypeNames, type OwnTradeRow, type TradeStatus } from '@mirante/domain/trading/trade.ts';

export type Section = PanelTable | 'board';
/** The panel's sections in order. */
export const sections: Readonly<Record<Section, { title: string; empty: string }>> = {
  live: { title: 'Em andamento', empty: 'Nenhuma operação em andamento.' },
  rp_trigger: { title: 'RP e gatilhos', empty: 'Nenhuma operação em RP ou gatilho.' },
  finished: { title: 'Finalizadas hoje', empty: 'Nenhuma operação finalizada hoje.' },
  board: { title: 'Mural de hoje', empty: 'Nenhuma mensagem hoje.' },
};

interface Dated {
  id: number;
  created_at: string;
}
const byNewest = (a: Dated, b: Dated): number =>
  a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1;
/** The rows themselves if already in order, as they are after most updates. */
export const newestFirst = <Row extends Dated>(rows: readonly Row[]): readonly Row[] =>
  rows.every((row, n) => n === 0 || byNewest(rows[n - 1]!, row) <= 0) ? rows : rows.toSorted(byNewest);

/** The sort orders of each table. */
export const panelOrders = {
  newest: 'Mais recentes',
  asset: 'Ativo, de A a Z',
  best: 'Maior resultado',
  worst: 'Menor resultado',
  quoted: 'Valor mais novo',
} as const;
export type PanelOrder = keyof typeof panelOrders;
export const isPanelOrder = (text: string | null): text is PanelOrder =>
  text !== null && Object.hasOwn(panelOrders, text);

const byText = new Intl.Collator('pt-BR', { numeric: true }).compare;
/** Rows without a value come last in both directions. */
const byFigure = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a - b;
const orders: Readonly<Record<PanelOrder, ((a: OwnTradeRow, b: OwnTradeRow) => number) | undefined>> = {
  newest: undefined,
  asset: (a, b) => byText(a.quoted_as, b.quoted_as),
  best: (a, b) => byFigure(negative(a.result), negative(b.result)),
  worst: (a, b) => byFigure(a.result, b.result),
  quoted: (a, b) => byFigure(negative(momentOf(a)), negative(momentOf(b))),
};
const negative = (figure: number | null): number | null => (figure === null ? null : -figure);
const momentOf = ({ value_at: at }: OwnTradeRow): number | null => (at === null ? null : Date.parse(at));

/** Whether a text, HTML or plain, contains the typed one, ignoring case and accents. */
export const matching = (text: string, filter: string): boolean =>
  filter.trim() === '' || folded(plainTextOf(text)).includes(folded(filter.trim()));
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a trade matches a filter at a time. Unchanged rows keep their identity, so that each is checked once. */
export function shownUnder(filter: string, now: Date): (trade: OwnTradeRow) => boolean {
  const known = new WeakMap<OwnTradeRow, boolean>();
  return (trade) => {
    if (!filter && isOpenTrade(trade)) return true;
    const is = known.get(trade) ?? (isOnPanel(trade, now) && (!filter || matching(wordsOf(trade), filter)));
    known.set(trade, is);
    return is;
  };
}

const tableOf = new Map<TradeStatus, PanelTable>(
  (Object.keys(panelTables) as PanelTable[]).flatMap((table) =>
    panelTables[table].map((status) => [status, table] as const),
  ),
);

/** The trades of each table in an order; equal ones newest first. */
export function inTables(
  trades: readonly OwnTradeRow[],
  isShown: (trade: OwnTradeRow) => boolean,
  order: PanelOrder,
): Record<PanelTable, readonly OwnTradeRow[]> {
  const shown: Record<PanelTable, OwnTradeRow[]> = { live: [], rp_trigger: [], finished: [] };
  for (const trade of trades) {
    const table = tableOf.get(trade.status);
    if (table && isShown(trade)) shown[table].push(trade);
  }
  const of = (table: PanelTable) => {
    const newest = newestFirst(shown[table]);
    return orders[order] ? newest.toSorted(orders[order]) : newest;
  };
  return { live: of('live'), rp_trigger: of('rp_trigger'), finished: of('finished') };
}

const wordsOf = ({ quoted_as, asset, strategy_id, type }: OwnTradeRow): string =>
  `${quoted_as} ${asset} ${strategyNames[strategy_id]} ${tradeTypeNames[type]}`;
