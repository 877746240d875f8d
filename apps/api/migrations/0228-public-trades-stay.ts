import { sql, type Kysely } from 'kysely';

/** What was public of a trade's end stays so, also if it is cancelled, corrected or removed then: that is a correction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cancelled trade may be opened again: it is published when that one is old, unless its end was public before.
    create or replace function record_trade_entry(it trade, kind text, at timestamptz) returns void language sql as $$
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
        case
          when it.status = 'finished' then at
          when it.status = 'cancelled' or kind = 'trade_removed' then
            case when exists (select from record_trade kept where kept.id = it.id and kept.public_from <= at) then at else at + interval '30 days' end
        end) $$;

    create or replace function keep_record_trade() returns trigger language plpgsql as $$
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
          corrections = corrections
            + (new.kind in ('trade_corrected', 'trade_reopened') or new.kind = 'trade_cancelled' and status = 'finished')::int,
          removed_at = case when new.kind = 'trade_removed' then new.moment end,
          last_entry = new.sequence,
          public_from = new.public_from
        where id = of_trade;
        return null;
      end $$;
  `.execute(db);
}
