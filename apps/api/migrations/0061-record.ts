import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await chain(db);
  await calls(db);
  await recommendations(db);
  await changes(db);
}

/** The chain, and the one way into it: `add_record`, in the transaction of what it tells of. */
async function chain(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_entry (
      sequence bigint primary key check (sequence > 0),
      -- Never before that of the entry before.
      moment timestamptz not null,
      kind text not null check (kind ~ '^[a-z_]{1,40}$'),
      -- What it is about, as stock_portfolio_item:12.
      subject text not null check (subject ~ '^[a-z_]{1,40}:[0-9]{1,10}$'),
      -- What that belongs to, as stock_portfolio:3.
      scope text not null check (scope ~ '^[a-z_]{1,40}:[0-9]{1,10}$'),
      -- JSON, kept as the text that was hashed.
      payload text not null check (payload::json is not null and position(chr(10) in payload) = 0),
      -- Makes a commitment to a payload that could be guessed impossible to try.
      salt text not null check (salt ~ '^[0-9a-f]{64}$'),
      commitment text not null,
      previous text not null unique,
      hash text not null unique,
      -- From when on the subject's entries may be shown to everybody, as things stand with this one; null is not yet.
      public_from timestamptz
    );
    create index record_entry_subject on record_entry (subject, sequence);
    create index record_entry_scope on record_entry (scope, sequence);
    create trigger append_only before update or delete or truncate on record_entry for each statement execute function refuse_change();

    create function record_moment(at timestamptz) returns text language sql immutable as $$
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;
    create function hex_sha256(said text) returns text language sql immutable as $$
      select encode(sha256(convert_to(said, 'UTF8')), 'hex') $$;
    create function record_commitment(salt text, kind text, subject text, scope text, payload text) returns text language sql immutable as $$
      select hex_sha256(concat_ws(chr(10), salt, kind, subject, scope, payload)) $$;
    create function record_hash(sequence bigint, moment timestamptz, commitment text, previous text) returns text language sql stable as $$
      select hex_sha256(concat_ws(chr(10), 'mirante-record-1', sequence, record_moment(moment), commitment, previous)) $$;

    -- Entries of transactions that have not ended: nobody else ever sees a row of it.
    create unlogged table record_draft (
      id bigint generated always as identity primary key,
      moment timestamptz not null,
      kind text not null,
      subject text not null,
      scope text not null,
      payload jsonb not null,
      public_from timestamptz
    );

    create function add_record(kind text, subject text, scope text, payload jsonb, at timestamptz, public_from timestamptz)
      returns void language sql security definer set search_path = public, pg_temp as $$
      insert into record_draft (kind, subject, scope, payload, moment, public_from) values ($1, $2, $3, $4, $5, $6) $$;

    -- At the commit, so that writers wait for each other only while they commit.
    create function seal_record() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        draft record_draft;
        last record_entry;
        entry record_entry;
        follows bigint;
      begin
        perform from record_draft where id = new.id;
        if not found then
          return null; -- With another of the same transaction.
        end if;
        perform pg_advisory_xact_lock(hashtext('record_entry'));
        select * into last from record_entry order by sequence desc limit 1;
        for draft in select * from record_draft order by moment, id loop
          select max(sequence) into follows from record_entry where subject = draft.subject;
          entry.sequence := coalesce(last.sequence, 0) + 1;
          entry.moment := greatest(draft.moment, last.moment);
          entry.kind := draft.kind;
          entry.subject := draft.subject;
          entry.scope := draft.scope;
          entry.payload := (draft.payload || case when follows is null then '{}' else jsonb_build_object('follows', follows) end)::text;
          entry.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
          entry.commitment := record_commitment(entry.salt, entry.kind, entry.subject, entry.scope, entry.payload);
          entry.previous := coalesce(last.hash, repeat('0', 64));
          entry.hash := record_hash(entry.sequence, entry.moment, entry.commitment, entry.previous);
          entry.public_from := draft.public_from;
          insert into record_entry values (entry.*);
          last := entry;
        end loop;
        delete from record_draft;
        return null;
      end $$;
    create constraint trigger sealed after insert on record_draft deferrable initially deferred for each row execute function seal_record();

    -- The entries that do not fit what is before them, or not their own hash.
    create view record_fault as
      select sequence from (
        select *,
          lag(sequence, 1, 0::bigint) over (order by sequence) as sequence_before,
          lag(hash, 1, repeat('0', 64)) over (order by sequence) as hash_before,
          lag(moment, 1, moment) over (order by sequence) as moment_before
        from record_entry
      ) entry
      where sequence <> sequence_before + 1 or previous <> hash_before or moment < moment_before
        or commitment <> record_commitment(salt, kind, subject, scope, payload)
        or hash <> record_hash(sequence, moment, commitment, previous);

    -- The chain's last entry as it was when a day had ended in São Paulo.
    create table record_root (
      id int generated always as identity primary key,
      day date not null unique,
      sequence bigint not null references record_entry,
      hash text not null,
      created_at timestamptz not null
    );
    create trigger append_only before update or delete or truncate on record_root for each statement execute function refuse_change();
  `.execute(db);
}

/** Each recommendation of a paper as the chain has it: it stays when its row is removed. */
async function calls(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_call (
      -- Of the item of a stock portfolio, which may be no more.
      id int primary key,
      stock_portfolio_id int not null,
      portfolio_name text not null,
      stock_code_id int not null,
      code text collate "C" not null,
      date_in date not null,
      price_in numeric(16, 8) not null,
      date_out date,
      price_out numeric(16, 8),
      -- When it was first written down, and in which entry.
      recorded_at timestamptz not null,
      opened_entry bigint not null references record_entry,
      -- The closing that holds.
      closed_entry bigint references record_entry,
      last_entry bigint not null references record_entry,
      corrections int not null default 0,
      removed_at timestamptz,
      public_from timestamptz
    );
    create index record_call_out on record_call (date_out, id) where public_from is not null;
    create index record_call_portfolio on record_call (stock_portfolio_id, id);

    create function keep_record_call() returns trigger language plpgsql as $$
      declare
        said jsonb := new.payload;
        of_item int := split_part(new.subject, ':', 2)::int;
      begin
        insert into record_call (id, stock_portfolio_id, portfolio_name, stock_code_id, code, date_in, price_in, recorded_at, opened_entry, last_entry)
        values (
          of_item, split_part(new.scope, ':', 2)::int, said ->> 'portfolio', (said ->> 'stock_code_id')::int, said ->> 'code',
          (said ->> 'date_in')::date, (said ->> 'price_in')::numeric, new.moment, new.sequence, new.sequence
        ) on conflict (id) do nothing;
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
    create trigger call after insert on record_entry for each row when (new.kind like 'item\\_%') execute function keep_record_call();

    -- How many shares one share of before that day is on another, by splits and bonuses.
    create function shares_after(code int, after date, until date) returns numeric language sql stable as $$
      select coalesce(round(exp(sum(ln(factor))), 8), 1) from corporate_action where stock_code_id = code and day > after and day <= until $$;
    create function ibovespa_at(at date) returns numeric language sql stable as $$
      select value from index_value where index = 'ibovespa' and day between at - 10 and at order by day desc limit 1 $$;

    -- Closed calls with their results in percent. A removed call that was never closed has no result.
    create view record_result as
      select c.*, shares, dividends,
        round((price_out * shares / price_in - 1) * 100, 4) as price_result,
        round(((price_out * shares + dividends) / price_in - 1) * 100, 4) as result,
        round((ibovespa_at(date_out) / ibovespa_at(date_in) - 1) * 100, 4) as ibovespa,
        round(((price_out * shares + dividends) / price_in - ibovespa_at(date_out) / ibovespa_at(date_in)) * 100, 4) as difference
      from record_call c,
        lateral (select shares_after(stock_code_id, date_in, date_out) as shares) held,
        lateral (
          -- A share held at the end of the data com earns it.
          select coalesce(sum(d.value * shares_after(c.stock_code_id, c.date_in, d.with_date)), 0) as dividends
          from dividend d
          where d.stock_portfolio_id = c.stock_portfolio_id and d.with_date >= c.date_in and d.with_date < c.date_out and (
            d.code = c.code or d.code in (select old_code from corporate_action a where a.stock_code_id = c.stock_code_id)
          )
        ) earned
      where public_from is not null;
  `.execute(db);
}

/** What stock portfolios and portfolios of funds add, whoever writes their rows. */
async function recommendations(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The moment of the call that writes, else the row's own.
    create function moment_of_change(stamp timestamptz) returns timestamptz language sql stable as $$
      select coalesce((nullif(current_setting('mirante.actor', true), '')::jsonb ->> 'at')::timestamptz, stamp) $$;

    create function record_item(item stock_portfolio_item, kind text, at timestamptz, public_from timestamptz) returns void language sql as $$
      select add_record(
        kind, 'stock_portfolio_item:' || item.id, 'stock_portfolio:' || item.stock_portfolio_id,
        jsonb_build_object(
          'portfolio', (select name from stock_portfolio where id = item.stock_portfolio_id),
          'stock_code_id', item.stock_code_id,
          'code', (select code from stock_code where id = item.stock_code_id),
          'status', item.status,
          'date_in', item.date_in,
          'price_in', trim_scale(item.price_in),
          'share', trim_scale(item.share),
          'date_out', item.date_out,
          'price_out', trim_scale(item.price_out)
        ), at, public_from) $$;

    create function record_item_change() returns trigger language plpgsql as $$
      declare
        at timestamptz;
        still stock_portfolio_item := new;
      begin
        if tg_op = 'INSERT' then
          still.date_out := null;
          still.price_out := null;
          at := moment_of_change(new.created_at);
          perform record_item(still, 'item_opened', at, null);
          if new.date_out is not null then
            at := moment_of_change(greatest(new.created_at, new.updated_at));
            perform record_item(new, 'item_closed', at, at);
          end if;
        elsif tg_op = 'DELETE' then
          at := moment_of_change(now());
          -- An open call may be recommended again in another row: it is published when that one is old.
          perform record_item(old, 'item_removed', at, at + case when old.date_out is null then interval '30 days' else interval '0' end);
        elsif (old.date_out is null) <> (new.date_out is null) then
          at := moment_of_change(new.updated_at);
          perform record_item(new, case when new.date_out is null then 'item_reopened' else 'item_closed' end, at, case when new.date_out is not null then at end);
        elsif (old.stock_portfolio_id, old.stock_code_id, old.date_in, old.price_in, old.date_out, old.price_out)
          is distinct from (new.stock_portfolio_id, new.stock_code_id, new.date_in, new.price_in, new.date_out, new.price_out) then
          at := moment_of_change(new.updated_at);
          perform record_item(new, 'item_corrected', at, case when new.date_out is not null then at end);
        elsif (old.share, old.status) <> (new.share, new.status) then
          at := moment_of_change(new.updated_at);
          perform record_item(new, 'item_changed', at, case when new.date_out is not null then at end);
        end if;
        return null;
      end $$;
    create trigger recorded after insert or update or delete on stock_portfolio_item for each row execute function record_item_change();

    -- A composition is never public: the next one is mostly the same.
    create function record_composition_change() returns trigger language plpgsql as $$
      declare
        it portfolio_composition := case when tg_op = 'DELETE' then old else new end;
      begin
        if tg_op = 'UPDATE' and old.items = new.items and old.day = new.day then
          return null;
        end if;
        perform add_record(
          case when tg_op = 'DELETE' then 'composition_removed' else 'composition_set' end, 'portfolio:' || it.portfolio_id, 'portfolio:' || it.portfolio_id,
          jsonb_build_object('portfolio', (select name from portfolio where id = it.portfolio_id), 'day', it.day, 'items', it.items),
          moment_of_change(case when tg_op = 'DELETE' then now() else it.day::timestamp at time zone 'America/Sao_Paulo' end), null);
        return null;
      end $$;
    create trigger recorded after insert or update or delete on portfolio_composition for each row execute function record_composition_change();

    -- What was recommended before there was a record.
    do $$
      declare
        item stock_portfolio_item;
        still stock_portfolio_item;
      begin
        for item in select * from stock_portfolio_item loop
          still := item;
          still.date_out := null;
          still.price_out := null;
          perform record_item(still, 'item_opened', item.created_at, null);
          if item.date_out is not null then
            perform record_item(item, 'item_closed', item.updated_at, item.updated_at);
          end if;
        end loop;
      end $$;
    select add_record('composition_set', 'portfolio:' || portfolio_id, 'portfolio:' || portfolio_id,
      jsonb_build_object('portfolio', (select name from portfolio where id = portfolio_id), 'day', day, 'items', items),
      day::timestamp at time zone 'America/Sao_Paulo', null)
    from portfolio_composition order by day;
    set constraints sealed immediate;
    set constraints sealed deferred;
  `.execute(db);
}

/** What readers are told has changed: price ceilings, when they looked before, and the weekly mail. */
async function changes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fair_price_change (
      id bigint generated always as identity primary key,
      stock_code_id int not null references stock_code on delete cascade,
      -- As on the code: 0.01 stands for none set.
      price_before numeric(16, 8) not null,
      price_after numeric(16, 8) not null,
      changed_at timestamptz not null
    );
    create index fair_price_change_code on fair_price_change (stock_code_id, changed_at, id);
    create function trace_fair_price() returns trigger language plpgsql as $$ begin
      insert into fair_price_change (stock_code_id, price_before, price_after, changed_at)
      values (new.id, old.fair_price, new.fair_price, moment_of_change(now()));
      return null;
    end $$;
    create trigger fair_price_traced after update of fair_price on stock_code for each row
      when (old.fair_price <> new.fair_price) execute function trace_fair_price();

    -- The visit before the one that last_read_at belongs to.
    alter table portfolio_read add column previous_read_at timestamptz;
    alter table stock_portfolio_read add column previous_read_at timestamptz;
    create function keep_previous_visit() returns trigger language plpgsql as $$ begin
      if new.last_read_at > old.last_read_at + interval '30 minutes' and new.previous_read_at is not distinct from old.previous_read_at then
        new.previous_read_at := old.last_read_at;
      end if;
      return new;
    end $$;
    create trigger previous_visit before update of last_read_at on portfolio_read for each row execute function keep_previous_visit();
    create trigger previous_visit before update of last_read_at on stock_portfolio_read for each row execute function keep_previous_visit();

    create table weekly_summary_preference (
      client_id int primary key references client on delete cascade,
      wanted boolean not null,
      -- Of the link in the mails, which can only turn them off.
      code text not null unique
    );
    create table weekly_summary (
      client_id int not null references client on delete cascade,
      -- The Monday of it.
      week date not null,
      sent_at timestamptz not null,
      primary key (client_id, week)
    );
  `.execute(db);
}
