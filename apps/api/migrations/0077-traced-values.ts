import { sql, type Kysely } from 'kysely';

/** A trace says when its value was seen, and the errata as it then was: a replay tells a value that was seen anew from one that only stayed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trade_trace add column value_at timestamptz, add column errata text;

    update trade_trace trace set value_at = seen.at
    from (
      select id, max(created_at) filter (where is_seen) over (partition by trade_id order by id) as at
      from (
        select *, current_value is not null and (
          event like 'Valor atual %' or current_value is distinct from lag(current_value) over (partition by trade_id order by id)
        ) as is_seen
        from trade_trace
      ) of_trace
    ) seen
    where seen.id = trace.id and seen.at is not null;

    -- From its first recorded value on; from the beginning if that is unknown.
    update trade_trace trace set errata = trade.errata
    from trade
    where trade.id = trace.trade_id and trade.errata is not null and trace.id >= coalesce(
      (select max(told.id) from trade_trace told where told.trade_id = trade.id and told.event like '%Errata publicada%'), 0
    );
  `.execute(db);
}
