import { sql, type Kysely } from 'kysely';

/** An entry of a removal may know neither its portfolio's name nor its paper's: only an opening makes a call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_record_call() returns trigger language plpgsql as $$
      declare
        said jsonb := new.payload;
        of_item int := split_part(new.subject, ':', 2)::int;
      begin
        if new.kind = 'item_opened' then
          insert into record_call (id, stock_portfolio_id, portfolio_name, stock_code_id, code, date_in, price_in, recorded_at, opened_entry, last_entry)
          values (
            of_item, split_part(new.scope, ':', 2)::int, said ->> 'portfolio', (said ->> 'stock_code_id')::int, said ->> 'code',
            (said ->> 'date_in')::date, (said ->> 'price_in')::numeric, new.moment, new.sequence, new.sequence
          );
        end if;
        update record_call set
          stock_portfolio_id = split_part(new.scope, ':', 2)::int,
          portfolio_name = coalesce(said ->> 'portfolio', portfolio_name),
          stock_code_id = (said ->> 'stock_code_id')::int,
          code = coalesce(said ->> 'code', code),
          date_in = (said ->> 'date_in')::date,
          price_in = (said ->> 'price_in')::numeric,
          date_out = (said ->> 'date_out')::date,
          price_out = (said ->> 'price_out')::numeric,
          closed_entry = case when new.kind = 'item_closed' then new.sequence when said ->> 'date_out' is null then null else closed_entry end,
          corrections = corrections + (
            new.kind = 'item_corrected'
            or (stock_code_id, date_in, price_in) <> ((said ->> 'stock_code_id')::int, (said ->> 'date_in')::date, (said ->> 'price_in')::numeric)
          )::int,
          removed_at = case when new.kind = 'item_removed' then new.moment end,
          last_entry = new.sequence,
          public_from = new.public_from
        where id = of_item;
        return null;
      end $$;
  `.execute(db);
}
