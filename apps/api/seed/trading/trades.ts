import { dayInSaoPaulo, endOfDay, addDays, startOfDay } from '@mirante/domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import { eventOf } from '@mirante/domain/trading/trade-event.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import type { TradeStatus, TradeType } from '@mirante/domain/trading/trade.ts';
import { later } from '../data-set.ts';
import type { Written } from '../copy-rows.ts';
import { seeded, type Random } from '../random.ts';
import { templates, type Template } from './templates.ts';

export type TradeRow = Written<'trade'>;
type TraceRow = Written<'trade_trace'>;
/** Lia, the trader. */
const TRADER = 5;

/** The number of trades per ending. Trades finished today come before those of earlier weeks. */
const endings: readonly (readonly [TradeStatus | 'finished today', number])[] = [
  ['live', 20],
  ['trigger', 14],
  ['rp', 8],
  ['finished today', 12],
  ['finished', 22],
  ['cancelled', 4],
];

/** Eighty trades of all strategies over the last weeks, with their full change history. */
export function demoTrades(now: Date): { trades: TradeRow[]; traces: TraceRow[] } {
  const random = seeded(63_005);
  const ends = endings.flatMap(([ending, count]) => Array.from({ length: count }, () => ending));
  const lives = ends.map((ending, n) => lifeOf(random, templates[(n * 7) % templates.length]!, { ending, n, now }));
  const inOrder = lives.toSorted((a, b) => a[0]!.at.getTime() - b[0]!.at.getTime());
  const trades = inOrder.map((life, i) => ({ ...life.at(-1)!.trade, id: i + 1, revision: life.length }));
  const traces = inOrder.flatMap((life, i) => life.map((step, n) => traceOf(step, life[n - 1], i + 1)));
  return {
    trades,
    traces: traces
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
      .map((trace, i) => ({ ...trace, id: i + 1 })),
  };
}

interface Step {
  at: Date;
  trade: TradeRow;
}
interface Outcome {
  ending: TradeStatus | 'finished today';
  n: number;
  now: Date;
}

function lifeOf(random: Random, template: Template, { ending, n, now }: Outcome): Step[] {
  const status = ending === 'finished today' ? 'finished' : ending;
  const moments = momentsOf(random, ending, now);
  const type: TradeType = random.chance(0.35) ? 'V' : 'C';
  const planned = plannedOf(template, type, moments[0]!, n);
  const steps: Step[] = [];
  const step = (at: Date, change: Partial<TradeRow>) =>
    steps.push({ at, trade: { ...(steps.at(-1)?.trade ?? planned), ...change, updated_at: at } });
  const toward = (part: number) => stepped(template, planned.strategy_in_value! * (1 + signOf(type) * part));
  const [opened, entered, moved, last] = moments as [Date, Date, Date, Date];
  const isErrata = n % 11 === 5;
  step(opened, {
    current_value: toward(-template.stop / 4),
    value_at: opened,
    ...(isErrata && { stop_value: toward(-1.3 * template.stop) }),
  });
  if (status === 'cancelled') step(moved, { status });
  if (status === 'trigger')
    step(last, { current_value: toward(-random.between(1, 9) * template.stop * 0.05), value_at: last });
  if (status === 'cancelled' || status === 'trigger') return steps;
  const entry = toward((random.between(-2, 2) * template.stop) / 40);
  step(entered, { status: 'live', in_value: entry, date_in: entered, current_value: entry, value_at: entered });
  const quotes = quotedBetween(template, n, entry);
  for (const { at, value } of quotes(entered, moved)) step(at, { current_value: value, value_at: at });
  if (isErrata) step(between(entered, moved, 0.95), { errata: errataOf(template), stop_value: planned.stop_value });
  const won = random.chance(0.62);
  if (status === 'rp' || (status === 'finished' && won && random.chance(0.5)))
    step(moved, {
      status: 'rp',
      rp_value: planned.strategy_rp_value,
      current_value: planned.strategy_rp_value,
      value_at: moved,
      stop_value: entry,
    });
  else step(moved, { current_value: toward((random.between(-6, 8) * template.stop) / 10), value_at: moved });
  for (const { at, value } of quotes(moved, last)) step(at, { current_value: value, value_at: at });
  if (status !== 'finished') {
    step(last, {
      current_value: toward((random.between(status === 'rp' ? 6 : -7, 9) * template.stop) / 9),
      value_at: last,
    });
    return steps;
  }
  const out = won ? planned.target_value : steps.at(-1)!.trade.stop_value;
  step(last, { status, out_value: out, current_value: out, value_at: last, finished_at: last });
  return steps;
}

const errataOf = ({ asset, strategy_id }: Template): string =>
  `O stop de ${asset} (${strategies[strategy_id].short}) foi corrigido no painel.`;

const between = (from: Date, to: Date, part: number): Date =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * part));
const QUOTES = 5;

/**
 * Quotes of a trade between two of its steps, from a separate random sequence, so that the trades' outcomes do not
 * change.
 */
function quotedBetween(template: Template, n: number, entry: number) {
  const random = seeded(63_100 + n);
  return (from: Date, to: Date) =>
    Array.from({ length: QUOTES }, (_, i) => ({
      at: between(from, to, (i + 1) / (QUOTES + 2)),
      value: stepped(template, entry * (1 + (random.between(-8, 9) * template.stop) / 14)),
    }));
}

/** When it was opened, entered, moved and last updated. */
function momentsOf(random: Random, ending: Outcome['ending'], now: Date): Date[] {
  const today = startOfDay(dayInSaoPaulo(now)).getTime();
  // Today's times lie between midnight and now, however early it is.
  const ofToday = (parts: readonly number[]) => parts.map((part) => new Date(today + (now.getTime() - today) * part));
  const spread = (first: number) => [first, first + 0.06, first + 0.14, 0.9 + random.next() * 0.09];
  if (ending === 'finished today' || ending === 'trigger') return ofToday(spread(0.4 + random.next() * 0.25));
  const days = random.between(ending === 'finished' || ending === 'cancelled' ? 3 : 1, 24);
  const opened = startOfDay(addDays(dayInSaoPaulo(now), -days)).getTime() + random.between(600, 960) * MINUTE_MS;
  const [entered, moved] = [opened + random.between(10, 90) * MINUTE_MS, opened + random.between(100, 200) * MINUTE_MS];
  const last =
    ending === 'finished' || ending === 'cancelled'
      ? opened + DAY_MS * random.between(1, 2)
      : ofToday([0.9 + random.next() * 0.09])[0]!.getTime();
  return [opened, entered, moved, Math.max(last, moved + MINUTE_MS)].map((at) => new Date(Math.min(at, now.getTime())));
}

function plannedOf(template: Template, type: TradeType, at: Date, n: number): TradeRow {
  const { asset, strategy_id, asset_type_id, price, stop, target, option } = template;
  const side = signOf(type);
  const trigger = stepped(template, price * (1 + ((n % 9) - 4) * stop * 0.12));
  const at1 = (part: number) => stepped(template, trigger * (1 + side * part));
  const today = dayInSaoPaulo(at);
  return {
    id: 0,
    type,
    type_option: option?.type ?? null,
    option_code: option?.code ?? null,
    status: 'trigger',
    asset,
    asset_type_id,
    strategy_id,
    valid_input_today: `Até ${trigger.toLocaleString('pt-BR', { maximumFractionDigits: 4 })}`,
    valid_date: endOfDay(addDays(today, strategy_id === 1 ? 0 : 2)),
    trade_date: startOfDay(today),
    launch_date: strategy_id === 7 ? at : null,
    date_in: null,
    expires_on: option || strategy_id === 8 ? addDays(today, 26) : null,
    weight: [0.25, 0.5, 1][n % 3]!,
    strategy_in_value: trigger,
    strategy_rp_value: at1(target / 2),
    in_value: null,
    rp_value: null,
    target_value: at1(target),
    stop_value: at1(-stop),
    max_price: strategy_id < 5 || strategy_id === 6 ? at1(stop / 10) : null,
    price_action_option: option?.share ?? null,
    strike: option?.strike ?? null,
    launch_price: option ? trigger : null,
    actual_price: option?.share ?? null,
    current_value: null,
    out_value: null,
    errata: null,
    app_alert: n % 4 === 0,
    value_at: null,
    finished_at: null,
    revision: 1,
    created_at: at,
    updated_at: later(at, HOUR_MS),
  };
}

const signOf = (type: TradeType): number => (type === 'C' ? 1 : -1);
const stepped = ({ step }: Template, value: number): number =>
  Math.round(Math.max(1, Math.round(value / step)) * step * 1e4) / 1e4;

const traceOf = ({ at, trade }: Step, before: Step | undefined, trade_id: number): TraceRow => ({
  id: 0,
  trade_id,
  event: eventOf(before?.trade, trade),
  status: trade.status,
  user_id: TRADER,
  value_at: trade.value_at ?? null,
  errata: trade.errata ?? null,
  created_at: at,
  strategy_in_value: trade.strategy_in_value,
  strategy_rp_value: trade.strategy_rp_value,
  in_value: trade.in_value,
  rp_value: trade.rp_value,
  target_value: trade.target_value,
  stop_value: trade.stop_value,
  max_price: trade.max_price,
  price_action_option: trade.price_action_option,
  strike: trade.strike,
  launch_price: trade.launch_price,
  actual_price: trade.actual_price,
  current_value: trade.current_value,
  out_value: trade.out_value,
  change_id: null,
  revision: null,
  before: null,
  undoes: null,
});
