import { addDays, addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { bankingDays, tradingDays } from '@mirante/domain/trading-days.ts';
import type pg from 'pg';
import { copyLines } from './copy-rows.ts';
import { seeded } from './random.ts';

const YEARS = 2;

/** Corporate actions that multiplied shares, at a number of trading days ago. */
const actions = [
  { code: 'WEGE3', ago: 210, kind: 'split', factor: 2 },
  { code: 'ITSA4', ago: 130, kind: 'bonus', factor: 1.1 },
] as const;

/**
 * Two years of generated closes of all papers, quotas of all funds and index values, with the source `demo`, up to the
 * last trading day before `now`.
 */
export async function writeQuotes(client: pg.Client, now: Date): Promise<void> {
  const today = dayInSaoPaulo(now);
  const days = tradingDays(addMonths(today, -12 * YEARS), addDays(today, -1));
  const papers = await rowsIn<{ id: number; code: string; price: number }>(
    client,
    'select id, code, current_price::float8 as price from stock_code where current_price > 0 order by id',
  );
  await copyLines(
    client,
    'daily_close',
    ['stock_code_id', 'day', 'close', 'source'],
    papers.map((paper) => closesOf(paper, days)),
  );
  await writeActions(client, papers, { days, now });
  const funds = await rowsIn<{ id: number }>(client, 'select id from fund order by id');
  await copyLines(
    client,
    'fund_quota',
    ['fund_id', 'day', 'quota', 'source'],
    funds.map(({ id }) => quotasOf(id, days)),
  );
  await copyLines(client, 'index_value', ['index', 'day', 'value', 'source'], indexLines(days, today));
  await client.query(
    `update stock_code set price_updated_at = ($1::date + time '18:00') at time zone 'America/Sao_Paulo' where current_price > 0`,
    [days.at(-1)],
  );
}

const rowsIn = async <R>(client: pg.Client, statement: string): Promise<R[]> =>
  (await client.query(statement)).rows as R[];

/** Ends at the paper's price; before an action there were fewer shares, each worth more. */
function closesOf({ id, code, price }: { id: number; code: string; price: number }, days: readonly string[]): string {
  const own = actions.filter((action) => action.code === code);
  const path = walk({ seed: 91_000 + id, last: price, risk: 80 + (id % 5) * 25, drift: (id % 4) * 2 }, days.length);
  return path
    .map((close, i) => {
      const factor = own.reduce((all, { ago, factor: of }) => (i < days.length - ago ? all * of : all), 1);
      return `${id}\t${days[i]}\t${Math.max(0.01, close * factor).toFixed(2)}\tdemo\n`;
    })
    .join('');
}

function quotasOf(id: number, days: readonly string[]): string {
  const last = 1 + ((id * 7919) % 400) / 100;
  return walk({ seed: 92_000 + id, last, risk: 4 + (id % 6) * 12, drift: 4 }, days.length)
    .map((quota, i) => `${id}\t${days[i]}\t${quota.toFixed(8)}\tdemo\n`)
    .join('');
}

/** Percent per year, in sequence over the two years. */
const rates = [11.15, 12.15, 13.15, 14.15, 14.65, 14.9, 14.9, 14.9];

function* indexLines(days: readonly string[], today: string): Generator<string> {
  const points = walk({ seed: 93_001, last: 158_420, risk: 90, drift: 6 }, days.length);
  for (const [i, day] of days.entries()) yield `ibovespa\t${day}\t${points[i]!.toFixed(2)}\tdemo\n`;
  const banking = bankingDays(days[0]!, addDays(today, -1));
  for (const [i, day] of banking.entries()) {
    const rate = rates[Math.floor((i * rates.length) / banking.length)]!;
    yield `cdi\t${day}\t${(((1 + rate / 100) ** (1 / 252) - 1) * 100).toFixed(6)}\tdemo\n`;
  }
  const random = seeded(93_002);
  // A month's figure is published in the middle of the next.
  const last = addMonths(`${today.slice(0, 7)}-01`, today.slice(8) > '12' ? -1 : -2);
  for (let month = addMonths(last, -12 * YEARS + 1); month <= last; month = addMonths(month, 1))
    yield `ipca\t${month}\t${(random.between(8, 72) / 100).toFixed(2)}\tdemo\n`;
}

interface Walk {
  seed: number;
  last: number;
  /** The maximum daily move, in hundredths of a percent, and the drift. */
  risk: number;
  drift: number;
}

/** A random walk with a given last value. */
function walk({ seed, last, risk, drift }: Walk, length: number): number[] {
  const random = seeded(seed);
  const path = [last];
  while (path.length < length) {
    // The sum of two is closer to a market's distribution than one.
    const step = random.between(-risk, risk) + random.between(-risk, risk) + drift;
    path.push(path.at(-1)! / (1 + step / 10_000));
  }
  return path.toReversed();
}

async function writeActions(
  client: pg.Client,
  papers: readonly { id: number; code: string }[],
  { days, now }: { days: readonly string[]; now: Date },
): Promise<void> {
  for (const { code, ago, kind, factor } of actions) {
    const paper = papers.find((each) => each.code === code);
    if (!paper) continue;
    const day = days[days.length - ago];
    await client.query(
      'insert into corporate_action (stock_code_id, day, kind, factor, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
      [paper.id, day, kind, factor, now],
    );
  }
}
