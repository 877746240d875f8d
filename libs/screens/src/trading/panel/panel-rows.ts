import { plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { isOnPanel, panelTables, type PanelTable } from '@mirante/domain/trading/panel.ts';
import { strategyNames } from '@mirante/domain/trading/strategies.ts';
import { tradeTypeNames, type OwnTradeRow, type TradeStatus } from '@mirante/domain/trading/trade.ts';

export type Section = PanelTable | 'board';
/** The parts of the panel, in their order. */
export const sections: Readonly<Record<Section, { title: string; empty: string }>> = {
  live: { title: 'Em andamento', empty: 'Nenhuma operação em andamento.' },
  rp_trigger: { title: 'RP e gatilhos', empty: 'Nenhuma operação em RP ou gatilho.' },
  finished: { title: 'Finalizadas hoje', empty: 'Nenhuma operação finalizada hoje.' },
  board: { title: 'Mural de hoje', empty: 'Nenhuma mensagem hoje.' },
};

export const newestFirst = <Row extends { id: number; created_at: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1));

/** Whether a text, HTML or plain, holds what was typed, whatever the case and the accents. */
export const matching = (text: string, filter: string): boolean =>
  filter.trim() === '' || folded(plainTextOf(text)).includes(folded(filter.trim()));
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a trade is shown under a filter at a moment. One that stays is the same object, and is looked at once. */
export function shownUnder(filter: string, now: Date): (trade: OwnTradeRow) => boolean {
  const known = new WeakMap<OwnTradeRow, boolean>();
  return (trade) => {
    const is = known.get(trade) ?? (isOnPanel(trade, now) && matching(wordsOf(trade), filter));
    known.set(trade, is);
    return is;
  };
}

/** The trades of each table, newest first. */
export function inTables(
  trades: readonly OwnTradeRow[],
  isShown: (trade: OwnTradeRow) => boolean,
): Record<PanelTable, OwnTradeRow[]> {
  const shown = trades.filter(isShown);
  const of = (table: PanelTable) =>
    newestFirst(shown.filter(({ status }) => (panelTables[table] as readonly TradeStatus[]).includes(status)));
  return { live: of('live'), rp_trigger: of('rp_trigger'), finished: of('finished') };
}

const wordsOf = ({ quoted_as, asset, strategy_id, type }: OwnTradeRow): string =>
  `${quoted_as} ${asset} ${strategyNames[strategy_id]} ${tradeTypeNames[type]}`;
