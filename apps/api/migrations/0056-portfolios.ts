import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the items of a portfolio of funds name shows on the portfolio's page. Links removed with their item are not recorded one by one.
    create function record_portfolio_item_link() returns trigger language plpgsql as $$
      declare
        actor jsonb := current_setting('mirante.actor')::jsonb;
        link jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
        diff jsonb;
      begin
        select jsonb_object_agg(field, case tg_op when 'DELETE' then jsonb_build_array(value, null) else jsonb_build_array(null, value) end) into diff
        from jsonb_each(jsonb_strip_nulls(jsonb_build_object('fund_id', link -> 'fund_id', 'fund_category_id', link -> 'category_id', 'item', (
          select name from portfolio_item where id = (link ->> 'item_id')::int
        )))) as _ (field, value);
        insert into audit_entry (created_at, user_id, action, request_id, change, resource, record_id, root_resource, root_id, diff)
        select (actor ->> 'at')::timestamptz, (actor ->> 'user_id')::int, actor ->> 'action', actor ->> 'request_id', 'update',
          'portfolio', portfolio_id, 'portfolio', portfolio_id, diff
        from portfolio_item where id = (link ->> 'item_id')::int;
        return null;
      end $$;
    create trigger audited_link after insert or delete on portfolio_item_fund for each row when (current_setting('mirante.actor', true) <> '') execute function record_portfolio_item_link();
    create trigger audited_link after insert or delete on portfolio_item_category for each row when (current_setting('mirante.actor', true) <> '') execute function record_portfolio_item_link();

    -- Portfolios of funds and of stocks in one list, for their readers: even ids are of funds, odd ones of stocks.
    create view recommended_portfolio as
    select
      part.*,
      -- Readers see them in the order of these categories, the others after them.
      coalesce(array_position(array[
        'Carteira Consultoria', 'Carteira de Ações', 'Carteira Criptoativos', 'Carteira Diversificada', 'Carteira de Fundos', 'Carteira Previdência', 'Carteira Renda Fixa'
      ], part.category), 99) as priority
    from (
      select id * 2 as id, 'portfolio' as kind, id as own_id, name, name_key, description, active, product_id, category, updated_at from portfolio
      union all
      select id * 2 + 1, 'stock_portfolio', id, name, name_key, description, active, product_id, category, updated_at from stock_portfolio
    ) part;
  `.execute(db);
}
