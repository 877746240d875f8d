import { sql, type Kysely } from 'kysely';

/** What a performance is made of. */
const tables = [
  'daily_close',
  'fund_quota',
  'index_value',
  'corporate_action',
  'dividend',
  'stock_code',
  'fund',
  'stock_portfolio_item',
  'stock_portfolio_weight',
  'portfolio_composition',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  // A curve reads every close of its papers: from the index alone, in the order of their days.
  await sql`
    alter table daily_close drop constraint daily_close_pkey, add primary key (stock_code_id, day) include (close);
    alter table fund_quota drop constraint fund_quota_pkey, add primary key (fund_id, day) include (quota);
  `.execute(db);
  await sql`
    create function announce_performance() returns trigger language plpgsql as $$ begin
      perform announce('performance');
      return null;
    end $$`.execute(db);
  for (const table of tables)
    await sql`
      create trigger announced after insert or update or delete on ${sql.table(table)}
      for each statement execute function announce_performance()`.execute(db);
}
