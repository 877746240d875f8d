import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A product is removed once nothing is linked to it, and that is asked before anything of it goes: a removal that deleted
    -- links would wait for those who change them while they wait for its row.
    alter table product_link
      drop constraint product_link_parent_id_fkey, drop constraint product_link_child_id_fkey,
      add constraint product_link_parent_id_fkey foreign key (parent_id) references product,
      add constraint product_link_child_id_fkey foreign key (child_id) references product;

    -- Each product with all that it grants, itself included: what product_link says, at any depth. Kept by the triggers below.
    create table product_closure (
      parent_id int not null references product on delete cascade,
      child_id int not null references product on delete cascade,
      primary key (parent_id, child_id)
    );
    create index product_closure_child on product_closure (child_id, parent_id);

    create function grant_itself() returns trigger language plpgsql as $$ begin
      insert into product_closure values (new.id, new.id);
      return null;
    end $$;
    create trigger product_grants_itself after insert on product for each row execute function grant_itself();

    -- Whoever changes links waits here for the others before holding a row, and rebuilds from what they committed.
    -- A snapshot from before the wait would rebuild without them.
    create function serialize_links() returns trigger language plpgsql as $$ begin
      if current_setting('transaction_isolation') in ('repeatable read', 'serializable') then
        raise exception 'product links change in read committed transactions only' using errcode = 'invalid_transaction_state';
      end if;
      perform pg_advisory_xact_lock(hashtext('product_link'));
      return null;
    end $$;
    create trigger product_link_serialized before insert or update or delete or truncate on product_link
      for each statement execute function serialize_links();

    create function rebuild_product_closure() returns void language sql as $$
      with recursive granted (parent_id, child_id) as (
        select id, id from product
        union select g.parent_id, l.child_id from granted g join product_link l on l.parent_id = g.child_id
      ), withdrawn as (
        delete from product_closure c where not exists (select from granted g where (g.parent_id, g.child_id) = (c.parent_id, c.child_id))
      )
      insert into product_closure select parent_id, child_id from granted on conflict do nothing $$;
    create function close_links() returns trigger language plpgsql as $$ begin
      perform rebuild_product_closure();
      return null;
    end $$;
    create trigger product_link_closed after insert or update or delete or truncate on product_link
      for each statement execute function close_links();

    select rebuild_product_closure();
  `.execute(db);
}
