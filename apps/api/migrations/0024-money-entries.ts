import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await entries(db);
  await refundsByEntries(db);
  await paymentsByEntries(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What moved, one row for each time. Rows are added and never changed: what is wrong is put right by another row.
    create table money_entry (
      id bigint generated always as identity primary key,
      kind text not null check (kind in (
        'settled', 'reversed',
        'refund_asked', 'refund_sent', 'refund_returned', 'refund_failed', 'refund_retried', 'refund_by_hand', 'refund_removed',
        'unowned', 'unowned_resolved'
      )),
      -- Nothing where the money is of no payment that is known here.
      payment_id int references payment,
      refund_id int references refund,
      -- The unowned money that is unowned no more.
      resolves_id bigint references money_entry,
      -- In BRL.
      amount numeric(12, 2) not null check (amount > 0),
      -- The gateway's name of the charge, or ours of the refund.
      gateway_reference text,
      -- Why it failed, is nobody's, or is no more. No personal data: it cannot be taken out again.
      detail text check (length(detail) <= 500),
      -- Who of the staff; nothing for what happened by itself.
      user_id int references staff_user,
      at timestamptz not null,
      constraint money_entry_of_refund check ((kind like 'refund%') = (refund_id is not null)),
      constraint money_entry_of_payment check (payment_id is not null or kind in ('unowned', 'unowned_resolved')),
      constraint money_entry_resolves check ((kind = 'unowned_resolved') = (resolves_id is not null)),
      constraint money_entry_unowned_named check (kind <> 'unowned' or gateway_reference is not null)
    );
    create unique index money_entry_once_of_payment on money_entry (payment_id, kind) where kind in ('settled', 'reversed');
    create unique index money_entry_once_of_refund on money_entry (refund_id, kind)
      where kind in ('refund_sent', 'refund_returned', 'refund_by_hand', 'refund_removed');
    create unique index money_entry_unowned_once on money_entry (gateway_reference) where kind = 'unowned';
    create unique index money_entry_resolved_once on money_entry (resolves_id) where resolves_id is not null;
    create index money_entry_by_payment on money_entry (payment_id, id);
    create index money_entry_of_refund on money_entry (refund_id, id) where refund_id is not null;
    create index money_entry_unowned on money_entry (at, id) where kind = 'unowned';

    create function refuse_change() returns trigger language plpgsql as $$ begin
      raise exception '% is only added to', tg_table_name using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
    end $$;
    create trigger append_only before update or delete or truncate on money_entry for each statement execute function refuse_change();
    create trigger append_only before update or delete or truncate on charge_attempt for each statement execute function refuse_change();
  `.execute(db);
}

/** A refund's state and its date are what its entries say. */
async function refundsByEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refund add column state text not null default 'asked'
      check (state in ('asked', 'sent', 'returned', 'failed', 'by_hand', 'removed'));
    alter table refund drop constraint refund_client_product_id_key;
    create unique index refund_one_of_acquisition on refund (client_product_id) where state <> 'removed';
    create index refund_of_acquisition on refund (client_product_id);
    create index refund_by_state on refund (state, created_at, id);

    -- The state after an entry of this kind, or nothing where it makes no sense.
    create function refund_state_after(state text, kind text, was_sent boolean) returns text language sql immutable as $$
      select case kind
        when 'refund_asked' then case when state = 'asked' then 'asked' end
        when 'refund_sent' then case when state = 'asked' then 'sent' end
        when 'refund_returned' then case when state = 'sent' or state = 'failed' and was_sent then 'returned' end
        when 'refund_failed' then case when state in ('asked', 'sent') then 'failed' end
        when 'refund_retried' then case when state = 'failed' then case when was_sent then 'sent' else 'asked' end end
        when 'refund_by_hand' then case when state in ('asked', 'failed') then 'by_hand' end
        when 'refund_removed' then case when state in ('asked', 'failed', 'returned', 'by_hand') then 'removed' end
      end $$;
    create function was_sent(refund int) returns boolean language sql stable as $$
      select exists (select from money_entry where refund_id = refund and kind = 'refund_sent') $$;

    create function check_money_entry() returns trigger language plpgsql as $$
      declare
        of_refund refund;
        of_other money_entry;
      begin
        new.user_id := coalesce(new.user_id, (nullif(current_setting('mirante.actor', true), '')::jsonb ->> 'user_id')::int);
        if new.refund_id is not null then
          -- Whoever adds to a refund waits here for those who do at once.
          select * into of_refund from refund where id = new.refund_id for update;
          if refund_state_after(of_refund.state, new.kind, was_sent(new.refund_id)) is null then
            raise exception '% makes no sense of a refund that is %', new.kind, of_refund.state using errcode = 'check_violation', constraint = 'money_entry_transition';
          end if;
          -- Of a refund its own, whatever is said.
          new.payment_id := of_refund.payment_id;
          new.amount := of_refund.amount;
        elsif new.kind = 'reversed' then
          select * into of_other from money_entry where payment_id = new.payment_id and kind = 'settled';
          if of_other.id is null or new.amount > of_other.amount then
            raise exception 'no more is reversed than was settled' using errcode = 'check_violation', constraint = 'money_entry_transition';
          end if;
        elsif new.kind = 'unowned_resolved' then
          select * into of_other from money_entry where id = new.resolves_id and kind = 'unowned';
          if of_other.id is null or new.amount <> of_other.amount then
            raise exception 'what is resolved is the whole of unowned money' using errcode = 'check_violation', constraint = 'money_entry_transition';
          end if;
        end if;
        return new;
      end $$;
    create trigger checked before insert on money_entry for each row execute function check_money_entry();

    create function move_refund() returns trigger language plpgsql as $$ begin
      update refund set
        state = refund_state_after(state, new.kind, was_sent(new.refund_id)),
        refunded_at = case when new.kind in ('refund_returned', 'refund_by_hand') then new.at else refunded_at end
      where id = new.refund_id;
      return null;
    end $$;
    create trigger moved after insert on money_entry for each row when (new.refund_id is not null) execute function move_refund();

    -- Never more than was paid for the product, whoever writes it: the payment's row is locked while its refunds are summed.
    -- What was sent or given back by hand counts for ever, whatever becomes of its record.
    create function refundable_of(acquisition int) returns numeric language sql stable as $$
      select coalesce(sum(i.amount - i.discount - back), 0)
      from client_product cp join payment_item i on i.payment_id = cp.payment_id and i.product_id = cp.product_id, lateral (
        select coalesce(sum(r.amount), 0) as back from refund r join client_product of_item on of_item.id = r.client_product_id
        where r.payment_id = i.payment_id and of_item.product_id = i.product_id and (
          r.state <> 'removed' or exists (select from money_entry e where e.refund_id = r.id and e.kind in ('refund_sent', 'refund_by_hand'))
        )
      ) refunds
      where cp.id = acquisition $$;
    drop trigger refund_within_payment on refund;
    drop function refund_within_payment();
    create function refund_within_item() returns trigger language plpgsql as $$ begin
      perform from payment where id = new.payment_id for update;
      if new.amount > refundable_of(new.client_product_id) + (case tg_op when 'UPDATE' then old.amount else 0 end) then
        raise exception 'refunds of acquisition % would exceed what was paid for it', new.client_product_id using errcode = 'check_violation', constraint = 'refund_within_item';
      end if;
      return new;
    end $$;
    create trigger refund_within_item before insert or update of amount on refund for each row execute function refund_within_item();

    -- Only entries move a refund, and nobody changes what was sent.
    create function keep_refund() returns trigger language plpgsql as $$ begin
      if new.state <> old.state and pg_trigger_depth() = 1 then
        raise exception 'only entries move a refund' using errcode = 'check_violation', constraint = 'refund_state_by_entries';
      end if;
      if (new.client_product_id, new.payment_id) <> (old.client_product_id, old.payment_id) or new.amount <> old.amount and old.state <> 'asked' then
        raise exception 'a refund that is % is not edited', old.state using errcode = 'check_violation', constraint = 'refund_amount_kept';
      end if;
      return new;
    end $$;
    create trigger kept before update on refund for each row execute function keep_refund();

    -- Written here, so that nodes of the version before write them too: those know a refund by its amount and its date alone.
    create function record_refund() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' or new.amount <> old.amount then
        insert into money_entry (kind, refund_id, amount, at) values ('refund_asked', new.id, new.amount, new.updated_at);
      end if;
      if new.refunded_at is not null and pg_trigger_depth() = 1 and (tg_op = 'INSERT' or old.refunded_at is null) then
        if not was_sent(new.id) then
          insert into money_entry (kind, refund_id, amount, gateway_reference, at) values ('refund_sent', new.id, new.amount, 'refund-' || new.id, new.refunded_at);
        end if;
        insert into money_entry (kind, refund_id, amount, gateway_reference, at) values ('refund_returned', new.id, new.amount, 'refund-' || new.id, new.refunded_at);
      end if;
      return null;
    end $$;
    create trigger recorded after insert or update of amount, refunded_at on refund for each row execute function record_refund();
  `.execute(db);
}

/** Money that came in, and that its bank took back. */
async function paymentsByEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_payment() returns trigger language plpgsql as $$
      declare
        left_over numeric := new.amount - new.discount;
      begin
        if left_over > 0 and (tg_op = 'INSERT' or old.confirmed_at is null) then
          insert into money_entry (kind, payment_id, amount, gateway_reference, at) values ('settled', new.id, left_over, new.vindi_code, new.confirmed_at);
        end if;
        if new.status = 'canceled' and (tg_op = 'INSERT' or old.status <> 'canceled' or old.confirmed_at is null) then
          -- What the gateway had given back at our asking was not there to be taken.
          select left_over - coalesce(sum(amount), 0) into left_over from refund
          where payment_id = new.id and (state = 'sent' or exists (select from money_entry where refund_id = refund.id and kind = 'refund_returned'));
          if left_over > 0 then
            insert into money_entry (kind, payment_id, amount, gateway_reference, at)
            values ('reversed', new.id, left_over, new.vindi_code, greatest(new.verified_at, new.confirmed_at));
          end if;
        end if;
        return null;
      end $$;
    create trigger came_recorded after insert on payment for each row when (new.confirmed_at is not null) execute function record_payment();
    create trigger moved_recorded after update of status, confirmed_at on payment for each row
      when (new.confirmed_at is not null and (old.status, old.confirmed_at) is distinct from (new.status, new.confirmed_at)) execute function record_payment();

    create function keep_payment() returns trigger language plpgsql as $$ begin
      raise exception 'the amount of payment % is not edited once it was paid', old.id using errcode = 'check_violation', constraint = 'payment_amount_kept';
    end $$;
    create trigger kept before update of amount, discount on payment for each row
      when (old.confirmed_at is not null and (old.amount, old.discount) <> (new.amount, new.discount)) execute function keep_payment();
  `.execute(db);
}
