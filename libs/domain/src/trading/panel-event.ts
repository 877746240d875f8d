import { signedPercent } from '../format.ts';
import { previewOf } from './board-message.ts';
import type { LivePanel } from './live-panel.ts';
import { strategies } from './strategies.ts';
import { price } from './trade-format.ts';
import { isTakenBack, tradeStyles, tradeTypeNames, type OwnTradeRow } from './trade.ts';
import type { TraderNotice } from './trader-notice.ts';

/** An event on the panel, as text. */
export interface PanelEvent {
  text: string;
  detail?: string;
  /** Worth a notification when the panel is not visible: a trade opened, was partly realised, finished or left. */
  matters: boolean;
}

/** The effects of notices on a panel, one event per changed record. */
export function eventsOf(before: LivePanel, after: LivePanel, notices: readonly TraderNotice[]): PanelEvent[] {
  const trades = new Set<number>();
  const board = new Set<number>();
  for (const { topic, id } of notices) (topic === 'board' ? board : trades).add(id);
  return [
    ...changesOf(before.trades, after.trades, trades).map(([was, is]) => (is ? tradeEvent(was, is) : leftEvent(was!))),
    ...changesOf(before.board, after.board, board).map(([was, is]): PanelEvent => {
      if (!is) return { text: 'Mensagem do mural removida', matters: false };
      return {
        text: was ? 'Mensagem do mural alterada' : 'Nova mensagem no mural',
        detail: previewOf(is.message),
        matters: false,
      };
    }),
  ];
}

/** Summarises several events in one: their number, and the first of the most important. */
export function summaryOf(events: readonly PanelEvent[]): PanelEvent | undefined {
  if (events.length <= 1) return events[0];
  const first = events.toSorted((a, b) => Number(b.matters) - Number(a.matters)).slice(0, SHOWN_EVENTS);
  return {
    text: `${events.length} atualizações no painel`,
    detail: first.map(({ text }) => text).join(' · '),
    matters: first[0]!.matters,
  };
}
const SHOWN_EVENTS = 3;

const nameOf = ({ quoted_as, strategy_id }: OwnTradeRow): string => `${quoted_as} (${strategies[strategy_id].short})`;

function changesOf<Row extends { id: number }>(
  before: readonly Row[],
  after: readonly Row[],
  ids: ReadonlySet<number>,
): [was: Row | undefined, is: Row | undefined][] {
  const find = (rows: readonly Row[], id: number) => rows.find((row) => row.id === id);
  return [...ids]
    .map((id) => [find(before, id), find(after, id)] as const)
    .filter(([was, is]) => was !== is) as ReturnType<typeof changesOf<Row>>;
}

function tradeEvent(was: OwnTradeRow | undefined, is: OwnTradeRow): PanelEvent {
  const name = nameOf(is);
  if (was && isTakenBack(was.status, is.status))
    return { text: `${name} de volta ao ${tradeStyles[is.status].label}`, matters: true };
  if (was?.status !== is.status) return { ...entered[is.status](is, name), matters: true };
  if (was.current_value !== is.current_value)
    return {
      text: `${name}: ${known('valor atual', is.current_value)[0] ?? 'sem valor atual'}`,
      ...(is.result !== null && { detail: `Resultado agora em ${signedPercent(is.result)}` }),
      matters: false,
    };
  return { text: `${name} atualizada`, matters: false };
}

/** Words for a value that is known. */
const known = (label: string, value: number | null): string[] => (value === null ? [] : [`${label} ${price(value)}`]);

const entered: Record<OwnTradeRow['status'], (is: OwnTradeRow, name: string) => Omit<PanelEvent, 'matters'>> = {
  trigger: (is, name) => ({
    text: `${name}: ${known('gatilho em', is.strategy_in_value)[0] ?? 'novo gatilho'}`,
    detail: [tradeTypeNames[is.type], ...known('stop', is.stop_value), ...known('alvo', is.target_value)].join(', '),
  }),
  live: (is, name) => ({
    text: `Entrada em ${name}`,
    detail: `${tradeTypeNames[is.type]} a ${price(is.in_value)}`,
  }),
  rp: (is, name) => ({
    text: `RP atingido em ${name}`,
    detail: `${price(is.rp_value)}${is.result === null ? '' : `, resultado de ${signedPercent(is.result)}`}`,
  }),
  finished: (is, name) => ({
    text: `${name} finalizada`,
    detail: `Saída em ${price(is.out_value)}, resultado de ${signedPercent(is.result)}`,
  }),
  cancelled: (_is, name) => ({ text: `${name} saiu do painel` }),
};

const leftEvent = (was: OwnTradeRow): PanelEvent => ({ text: `${nameOf(was)} saiu do painel`, matters: true });
