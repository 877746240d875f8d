import { capitalise } from '../capitalise.ts';
import { plainTextOf } from '../content/rich-text.ts';
import { isStrategyId } from './strategies.ts';
import { tradeStyles, tradeTypeNames, type TradeRow, type TradeStatus } from './trade.ts';
import { price } from './trade-format.ts';
import { tradeName } from './trade-event.ts';

export const MAX_MESSAGE = 8192;
/** The characters of a board message's preview on cards and in lists, before the ellipsis. */
const PREVIEW = 90;
export function previewOf(html: string): string {
  const text = plainTextOf(html);
  // By code points, so that no half of an emoji is left.
  const first = [...text].slice(0, PREVIEW).join('');
  return first === text ? text : `${first.trimEnd()}…`;
}

type Values = Pick<TradeRow, 'in_value' | 'strategy_in_value' | 'stop_value' | 'target_value'>;
type Named = Pick<TradeRow, 'type' | 'status' | 'strategy_id'>;

/** The board message of a trade: HTML. Of one given in a URL not all may be known. */
export function boardMessageOf(
  trade: Values & { [K in keyof Named]?: Named[K] | undefined } & Pick<TradeRow, 'quoted_as'>,
  event?: string,
): string {
  const { type, status, strategy_id, quoted_as } = trade;
  const values = [
    ['entrada', trade.in_value ?? trade.strategy_in_value],
    ['stop', trade.stop_value],
    ['alvo', trade.target_value],
  ] as const;
  const valueTexts = values.filter(([, value]) => value !== null).map(([name, value]) => `${name} ${price(value)}`);
  const name = strategy_id ? tradeName({ quoted_as, strategy_id }) : quoted_as;
  const side = [type && tradeTypeNames[type], status && tradeStyles[status].label].filter(Boolean).join(', ');
  const news = event?.trim().replace(/\.$/, '') || side;
  const head = `<strong>${escaped(name)}</strong>${news && `: ${escaped(news)}.`}`;
  return `<p>${head}</p>${valueTexts.length > 0 ? `<p>${escaped(capitalise(valueTexts.join(', ')))}.</p>` : ''}`;
}

/**
 * The board message of a trade given as JSON in a URL, which is untrusted: what is invalid is left out, and without an
 * asset the text is empty.
 */
export function boardMessageFromAddress(json: string | null | undefined): string {
  const read = parsed(json);
  const { type, status, strategy_id } = read;
  const code = [read.quoted_as, read.option_code, read.asset].find((each) => typeof each === 'string' && each !== '');
  if (typeof code !== 'string' || code.length > 30) return '';
  const amount = (name: string) => {
    const value = read[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  return boardMessageOf({
    type: type === 'C' || type === 'V' ? type : undefined,
    status: typeof status === 'string' && Object.hasOwn(tradeStyles, status) ? (status as TradeStatus) : undefined,
    strategy_id: typeof strategy_id === 'number' && isStrategyId(strategy_id) ? strategy_id : undefined,
    quoted_as: code,
    in_value: amount('in_value'),
    strategy_in_value: amount('strategy_in_value'),
    stop_value: amount('stop_value'),
    target_value: amount('target_value'),
  });
}

/** The characters of a trade in a URL, as the API answers it: with its history. */
const MAX_JSON = 65_536;
/** Those of its own values. */
const MAX_VALUES = 4096;

/** The values of a trade, without its lists. */
function parsed(json: string | null | undefined): Record<string, unknown> {
  if (!json || json.length > MAX_JSON) return {};
  try {
    const entries = Object.entries(Object(JSON.parse(json))).filter(([, value]) => typeof value !== 'object');
    const values = Object.fromEntries(entries);
    return JSON.stringify(values).length > MAX_VALUES ? {} : values;
  } catch {
    return {};
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
