import { sql, type Kysely } from 'kysely';

/** Trades as entries of the chain of recommendations, and each as the chain has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await entries(db);
  await records(db);
  await sql`
    -- What was traded before there was a record of trades.
    select record_new_trade(trade) from trade order by created_at, id;
    set constraints sealed immediate;
    set constraints sealed deferred;
  `.execute(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The quoted value moves all day and is not recorded. A cancelled trade may be opened again: it is published when that one is old.
    create function record_trade_entry(it trade, kind text, at timestamptz) returns void language sql as $$
      select add_record(
        kind, 'trade:' || it.id, 'trades:' || it.strategy_id,
        jsonb_build_object(
          'code', it.quoted_as,
          'type', it.type,
          'strategy_id', it.strategy_id,
          'status', it.status,
          'weight', trim_scale(it.weight),
          'strategy_in_value', trim_scale(it.strategy_in_value),
          'stop_value', trim_scale(it.stop_value),
          'strategy_rp_value', trim_scale(it.strategy_rp_value),
          'target_value', trim_scale(it.target_value),
          'date_in', record_moment(it.date_in),
          'in_value', trim_scale(it.in_value),
          'rp_value', trim_scale(it.rp_value),
          'out_value', trim_scale(it.out_value),
          'finished_at', record_moment(it.finished_at),
          'errata', it.errata
        ), at,
        case when it.status = 'finished' then at when it.status = 'cancelled' or kind = 'trade_removed' then at + interval '30 days' end) $$;

    -- A trade that comes with more than its trigger has an entry of each step that brought it there.
    create function record_new_trade(it trade) returns void language plpgsql as $$
      declare
        step trade := it;
        began timestamptz := moment_of_change(it.created_at);
        entered timestamptz := moment_of_change(least(greatest(it.created_at, it.date_in), greatest(it.created_at, it.updated_at)));
        changed timestamptz := moment_of_change(greatest(it.created_at, it.updated_at));
      begin
        step.finished_at := null;
        step.out_value := null;
        step.rp_value := null;
        step.in_value := null;
        step.date_in := null;
        step.status := 'trigger';
        perform record_trade_entry(step, 'trade_opened', began);
        if it.status = 'cancelled' then
          perform record_trade_entry(it, 'trade_cancelled', changed);
        end if;
        if it.status not in ('live', 'rp', 'finished') then
          return;
        end if;
        step.in_value := it.in_value;
        step.date_in := it.date_in;
        step.status := 'live';
        perform record_trade_entry(step, 'trade_triggered', entered);
        step.rp_value := it.rp_value;
        step.status := 'rp';
        if it.rp_value is not null and it.status <> 'live' then
          perform record_trade_entry(step, 'trade_partly_realised', changed);
        end if;
        if it.status = 'finished' then
          perform record_trade_entry(it, 'trade_finished', changed);
        end if;
      end $$;

    create function record_trade_change() returns trigger language plpgsql as $$
      declare
        kind text;
        ranks constant text[] := array['trigger', 'live', 'rp', 'finished', 'cancelled'];
      begin
        if tg_op = 'INSERT' then
          perform record_new_trade(new);
          return null;
        elsif tg_op = 'DELETE' then
          perform record_trade_entry(old, 'trade_removed', moment_of_change(now()));
          return null;
        end if;
        if new.status <> old.status then
          kind := case
            when array_position(ranks, new.status) < array_position(ranks, old.status) then 'trade_reopened'
            when new.status = 'live' then 'trade_triggered'
            when new.status = 'rp' then 'trade_partly_realised'
            when new.status = 'finished' then 'trade_finished'
            else 'trade_cancelled'
          end;
        elsif (new.type, new.quoted_as, new.strategy_id, new.errata) is distinct from (old.type, old.quoted_as, old.strategy_id, old.errata)
          or new.status <> 'trigger' and (new.in_value, new.date_in, new.out_value) is distinct from (old.in_value, old.date_in, old.out_value)
          or new.status in ('rp', 'finished') and new.rp_value is distinct from old.rp_value then
          kind := 'trade_corrected';
        elsif (new.weight, new.strategy_in_value, new.stop_value, new.strategy_rp_value, new.target_value, new.in_value, new.rp_value, new.date_in)
          is distinct from (old.weight, old.strategy_in_value, old.stop_value, old.strategy_rp_value, old.target_value, old.in_value, old.rp_value, old.date_in) then
          kind := 'trade_changed';
        else
          return null;
        end if;
        perform record_trade_entry(new, kind, moment_of_change(new.updated_at));
        return null;
      end $$;
    create trigger recorded after insert or update or delete on trade for each row execute function record_trade_change();
  `.execute(db);
}

async function records(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_trade (
      -- Of a trade, which may be no more.
      id int primary key,
      code text collate "C" not null,
      type text not null,
      strategy_id int not null,
      status text not null,
      date_in timestamptz,
      in_value numeric(16, 8),
      rp_value numeric(16, 8),
      out_value numeric(16, 8),
      finished_at timestamptz,
      errata text,
      -- When it was first written down, and when its entry was.
      recorded_at timestamptz not null,
      entered_at timestamptz,
      opened_entry bigint not null references record_entry,
      -- The end that holds: finished, or cancelled.
      closed_entry bigint references record_entry,
      last_entry bigint not null references record_entry,
      corrections int not null default 0,
      removed_at timestamptz,
      public_from timestamptz
    );
    create index record_trade_end on record_trade (finished_at, id) where public_from is not null;

    create function keep_record_trade() returns trigger language plpgsql as $$
      declare
        said jsonb := new.payload;
        of_trade int := split_part(new.subject, ':', 2)::int;
      begin
        if new.kind = 'trade_opened' then
          insert into record_trade (id, code, type, strategy_id, status, recorded_at, opened_entry, last_entry)
          values (of_trade, said ->> 'code', said ->> 'type', (said ->> 'strategy_id')::int, said ->> 'status', new.moment, new.sequence, new.sequence);
        end if;
        update record_trade set
          code = said ->> 'code',
          type = said ->> 'type',
          strategy_id = (said ->> 'strategy_id')::int,
          status = said ->> 'status',
          date_in = (said ->> 'date_in')::timestamptz,
          in_value = (said ->> 'in_value')::numeric,
          rp_value = (said ->> 'rp_value')::numeric,
          out_value = (said ->> 'out_value')::numeric,
          finished_at = (said ->> 'finished_at')::timestamptz,
          errata = said ->> 'errata',
          -- Back at its trigger, a trade was not entered.
          entered_at = case when said ->> 'status' = 'trigger' then null when said ->> 'in_value' is not null then coalesce(entered_at, new.moment) end,
          closed_entry = case
            when new.kind in ('trade_finished', 'trade_cancelled') then new.sequence
            when said ->> 'status' in ('finished', 'cancelled') then closed_entry
          end,
          corrections = corrections + (new.kind in ('trade_corrected', 'trade_reopened'))::int,
          removed_at = case when new.kind = 'trade_removed' then new.moment end,
          last_entry = new.sequence,
          public_from = new.public_from
        where id = of_trade;
        return null;
      end $$;
    create trigger trade after insert on record_entry for each row when (new.kind like 'trade\\_%') execute function keep_record_trade();

    -- Finished trades with their results in percent: one half at the RP, if there was one. A cancelled trade has no result.
    create view record_trade_result as
      select t.*, case when status = 'finished' and in_value > 0 then
        round((case type when 'C' then 1 else -1 end) * ((coalesce(rp_value, out_value) + out_value) / 2 / in_value - 1) * 100, 4)
      end as result
      from record_trade t
      where public_from is not null;
  `.execute(db);
}
