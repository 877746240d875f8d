import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_stock (
      content_id int not null references content on delete cascade,
      stock_id int not null references stock on delete cascade,
      primary key (content_id, stock_id)
    );
    create index content_stock_stock on content_stock (stock_id, content_id);

    create table content_stock_portfolio (
      content_id int not null references content on delete cascade,
      stock_portfolio_id int not null references stock_portfolio on delete cascade,
      primary key (content_id, stock_portfolio_id)
    );
    create index content_stock_portfolio_portfolio on content_stock_portfolio (stock_portfolio_id, content_id);

    -- Who answers for the house's research, and what they declare: taken by every report that names neither. One row at most.
    create table research_settings (
      id int primary key default 1 check (id = 1),
      analyst_name text not null check (length(analyst_name) between 1 and 100),
      analyst_cnpi text not null check (length(analyst_cnpi) between 1 and 20),
      statement text not null check (length(statement) between 1 and 2048),
      updated_at timestamptz not null
    );

    alter table report
      add column analyst_name text check (length(analyst_name) between 1 and 100),
      add column analyst_cnpi text check (length(analyst_cnpi) between 1 and 20),
      add column statement text check (length(statement) between 1 and 2048),
      add constraint report_analyst check ((analyst_name is null) = (analyst_cnpi is null));

    -- What was corrected of a report that readers had seen. Never rewritten.
    create table report_erratum (
      id int generated always as identity primary key,
      report_id int not null references report on delete cascade,
      text text not null check (length(text) between 1 and 2048),
      user_id int not null references staff_user,
      created_at timestamptz not null
    );
    create index report_erratum_report on report_erratum (report_id, id);

    -- Links of contents show on the page of the content, of whichever kind. Links removed with their content are not recorded one by one.
    create function record_content_link() returns trigger language plpgsql as $$
      declare
        actor jsonb := current_setting('mirante.actor')::jsonb;
        link jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
        diff jsonb;
      begin
        select jsonb_object_agg(field, case tg_op when 'DELETE' then jsonb_build_array(value, null) else jsonb_build_array(null, value) end) into diff
        from jsonb_each(link - 'content_id') as _ (field, value);
        insert into audit_entry (created_at, user_id, action, request_id, change, resource, record_id, root_resource, root_id, diff)
        select (actor ->> 'at')::timestamptz, (actor ->> 'user_id')::int, actor ->> 'action', actor ->> 'request_id', 'update', kind, id, kind, id, diff
        from content where id = (link ->> 'content_id')::int;
        return null;
      end $$;
    create trigger audited_link after insert or delete on content_product for each row when (current_setting('mirante.actor', true) <> '') execute function record_content_link();
    create trigger audited_link after insert or delete on content_tag for each row when (current_setting('mirante.actor', true) <> '') execute function record_content_link();
    create trigger audited_link after insert or delete on content_stock for each row when (current_setting('mirante.actor', true) <> '') execute function record_content_link();
    create trigger audited_link after insert or delete on content_stock_portfolio for each row when (current_setting('mirante.actor', true) <> '') execute function record_content_link();

    select
      audit_table('research_settings', '{"resource": "research_settings"}'),
      audit_table('report_erratum', '{"resource": "report", "id": "report_id", "change": "update", "quiet": ["report_id", "user_id", "created_at"]}');
  `.execute(db);
}
