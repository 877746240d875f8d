import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A position that is given another day of entry keeps the weights that it had; a new weight counts from the day of its change.
    create or replace function keep_weight() returns trigger language plpgsql as $$
      declare
        entered numeric;
      begin
        if tg_op = 'INSERT' then
          insert into stock_portfolio_weight values (new.id, new.date_in, new.share);
        elsif new.date_in <> old.date_in then
          select share into entered from stock_portfolio_weight where item_id = new.id
          order by day > new.date_in, case when day <= new.date_in then day end desc, day limit 1;
          delete from stock_portfolio_weight where item_id = new.id and day <= greatest(new.date_in, old.date_in);
          insert into stock_portfolio_weight values (new.id, new.date_in, coalesce(entered, old.share));
        end if;
        if tg_op = 'UPDATE' and new.share <> old.share then
          insert into stock_portfolio_weight values (new.id, greatest(new.date_in, (new.updated_at at time zone 'America/Sao_Paulo')::date), new.share)
          on conflict (item_id, day) do update set share = excluded.share;
        end if;
        if new.date_out is not null then
          delete from stock_portfolio_weight where item_id = new.id and day >= new.date_out and day > new.date_in;
          insert into stock_portfolio_weight values (new.id, new.date_out, 0) on conflict (item_id, day) do update set share = 0;
        elsif tg_op = 'UPDATE' and old.date_out is not null then
          delete from stock_portfolio_weight where item_id = new.id and day = old.date_out;
          insert into stock_portfolio_weight
          select new.id, new.date_in, new.share where not exists (select from stock_portfolio_weight where item_id = new.id);
        end if;
        return null;
      end $$;

    -- Reopening a closed call is a correction, since its closing was public.
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
            new.kind in ('item_corrected', 'item_reopened')
            or (stock_code_id, date_in, price_in) <> ((said ->> 'stock_code_id')::int, (said ->> 'date_in')::date, (said ->> 'price_in')::numeric)
          )::int,
          removed_at = case when new.kind = 'item_removed' then new.moment end,
          last_entry = new.sequence,
          public_from = new.public_from
        where id = of_item;
        return null;
      end $$;
    update record_call set corrections = corrections + reopened.times
    from (select subject, count(*)::int as times from record_entry where kind = 'item_reopened' group by subject) reopened
    where reopened.subject = 'stock_portfolio_item:' || record_call.id;
  `.execute(db);
}
