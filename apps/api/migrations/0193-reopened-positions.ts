import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The weights from the exit day on that a closing took out of stock_portfolio_weight: reopened, the position has them again.
    create table stock_portfolio_closed_weight (
      item_id int not null references stock_portfolio_item on delete cascade,
      day date not null,
      share numeric(5, 2) not null,
      primary key (item_id, day)
    );

    create or replace function keep_weight() returns trigger language plpgsql as $$
      declare
        entered numeric;
        changed boolean := tg_op = 'INSERT' or (new.share, new.date_in, new.date_out) is distinct from (old.share, old.date_in, old.date_out);
      begin
        if tg_op = 'UPDATE' and old.date_out is not null and changed then
          delete from stock_portfolio_weight where item_id = new.id and day = old.date_out;
          with kept as (delete from stock_portfolio_closed_weight where item_id = new.id returning *)
          insert into stock_portfolio_weight select * from kept;
          -- Closed before this table existed: its last weight is known, and counts from the closing.
          insert into stock_portfolio_weight
          select new.id, coalesce(greatest(max(day), (old.updated_at at time zone 'America/Sao_Paulo')::date), old.date_in), old.share
          from stock_portfolio_weight where item_id = new.id
          having (array_agg(share order by day desc))[1] is distinct from old.share
          on conflict (item_id, day) do update set share = excluded.share;
        end if;
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
        if new.date_out is not null and changed then
          with gone as (delete from stock_portfolio_weight where item_id = new.id and day >= new.date_out returning *)
          insert into stock_portfolio_closed_weight select * from gone;
          insert into stock_portfolio_weight values (new.id, new.date_out, 0);
        end if;
        return null;
      end $$;
  `.execute(db);
}
