import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import type pg from 'pg';
import { copyRows, type Written } from './copy-rows.ts';
import { held } from './position-plans.ts';
import { seeded, type Random } from './random.ts';
import type { Codes } from './stocks.ts';

/** Each portfolio's recommendations and closed positions, at the closes of those days where known. */
export async function writePositions(client: pg.Client, codes: Codes, now: Date): Promise<void> {
  const rows = positionsOf(codes, now);
  const ids = rows.map((row) => row.stock_code_id);
  const ins = await closesAt(
    client,
    ids,
    rows.map((row) => row.date_in),
  );
  const outs = await closesAt(
    client,
    ids,
    rows.map((row) => row.date_out ?? row.date_in),
  );
  await copyRows(
    client,
    'stock_portfolio_item',
    rows.map((row, n) => ({
      ...row,
      price_in: ins[n] ?? row.price_in,
      price_out: row.price_out === null ? null : (outs[n] ?? row.price_out),
    })),
  );
}

/** The close of each paper on its day, or the last one before. */
async function closesAt(
  client: pg.Client,
  codeIds: readonly number[],
  days: readonly string[],
): Promise<(number | null)[]> {
  const { rows } = await client.query<{ close: number | null }>(
    `select (
       select close::float8 from daily_close closed where closed.stock_code_id = asked.id and closed.day <= asked.day order by closed.day desc limit 1
     ) as close
     from unnest($1::int[], $2::date[]) with ordinality asked (id, day, n) order by n`,
    [codeIds, days],
  );
  return rows.map(({ close }) => close);
}

function positionsOf(codes: Codes, now: Date): Written<'stock_portfolio_item'>[] {
  const random = seeded(77_003);
  const today = dayInSaoPaulo(now);
  return Object.entries(held)
    .flatMap(([portfolio, { open, closed }]) =>
      [...open, ...closed].map((of, position) => {
        const [code, share, ago, left]: readonly [string, number, number, number?] = of;
        const paper = codes.find((row) => row.code === code)!;
        const date_in = addDays(today, -ago);
        const date_out = left === undefined ? null : addDays(today, -left);
        return {
          stock_portfolio_id: Number(portfolio),
          stock_code_id: paper.id,
          status: left === undefined ? statusOf(paper, random) : 'Vender',
          date_in,
          price_in: around(paper.current_price, random),
          share,
          obs: position === 0 && left === undefined ? 'Maior posição: reinvestir os dividendos.' : null,
          position,
          date_out,
          price_out: date_out === null ? null : around(paper.current_price, random),
          created_at: startOfDay(date_in),
          updated_at: startOfDay(date_out ?? date_in),
        };
      }),
    )
    .map((row, n) => ({ id: n + 1, ...row }));
}

const around = (price: number, random: Random): number => Math.round(price * random.between(72, 112)) / 100;

const statusOf = ({ current_price, fair_price }: Codes[number], random: Random): string => {
  if (fair_price <= 0.01) return 'Manter';
  if (current_price > fair_price * 0.9) return 'Aguardar';
  return random.chance(0.2) ? 'Manter' : 'Comprar';
};
