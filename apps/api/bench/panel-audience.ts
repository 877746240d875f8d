import { sql } from 'kysely';
import type { Db } from '../src/database/db.ts';
import { factory, logIn } from '../src/testing/factory.ts';
import type { httpLoad } from './load.ts';

const ASSET = 'PETR4';
/** Rows per statement. */
const BATCH = 1000;
type Http = ReturnType<typeof httpLoad>;

/** Creates that many subscribers of Full Trader, each with a session, and one trader; returns their tokens. */
export async function createPanelAudience(db: Db, count: number): Promise<{ tokens: string[]; trader: string }> {
  const product = await factory.product(db, { code: 'full_trader' });
  const tokens = Array.from({ length: count }, (_, n) => `panel-${n + 1}`.padEnd(43, '-'));
  for (let from = 1; from <= count; from += BATCH)
    await subscribe(db, product.id, from, Math.min(count, from + BATCH - 1));
  const trader = await logIn({ services: { db, now: () => new Date() } }, await factory.staff(db, ['trader']));
  await sql`analyze`.execute(db);
  return { tokens, trader };
}

const subscribe = (db: Db, productId: number, from: number, to: number) =>
  sql`
    with people as (
      insert into client (name, email, cpf, birth_date, phone, gender, password_hash, email_confirmed_at, created_at)
      select 'Leitora ' || n, 'leitora-' || n || '@exemplo.com.br', lpad(n::text, 11, '0'), '1988-04-12', '+5511987654321', 'F', '-', now(), now()
      from generate_series(${from}::int, ${to}::int) n
      returning id, email
    ), held as (
      insert into client_product (client_id, product_id, status, starts_at, expires_at, created_at)
      select id, ${productId}::int, 'active', now(), now() + interval '200 days', now() from people
    )
    insert into session (token_hash, kind, client_id, created_at, seen_at, expires_at)
    select sha256(rpad('panel-' || split_part(split_part(email, '@', 1), '-', 2), 43, '-')::bytea), 'session', id, now(), now(), now() + interval '1 day'
    from people`.execute(db);

/** Creates a trade whose value is updated later. */
export async function openTrade(http: Http, token: string): Promise<void> {
  const body = {
    type: 'C',
    status: 'trigger',
    asset: ASSET,
    asset_type_id: 1,
    strategy_id: 2,
    valid_input_today: 'Até 38,95',
  };
  const { status, text } = await http.ask({ path: '/api/v1/trades', token, body });
  if (status !== 200 && status !== 201) throw new Error(`creating a trade answers ${status}: ${text()}`);
}

/** Saves the trade's next value, and returns when the call began, in milliseconds since 1970. */
export function tradeUpdater(http: Http, token: string): () => Promise<number> {
  let n = 0;
  return async () => {
    const body = { asset: ASSET, current_value: 38 + (++n % 100) / 100 };
    const began = performance.timeOrigin + performance.now();
    const { status, text } = await http.ask({ path: '/api/v1/trades-update-current-value', token, body });
    if (status >= 300) throw new Error(`an update answers ${status}: ${text()}`);
    return began;
  };
}
