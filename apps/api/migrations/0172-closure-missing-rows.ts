import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Only missing rows are inserted: one that conflicts with the row of a product being removed would wait for its removal
  // and then refer to a product that is gone.
  await sql`
    create or replace function rebuild_product_closure() returns void language sql as $$
      with recursive granted (parent_id, child_id) as (
        select id, id from product
        union select g.parent_id, l.child_id from granted g join product_link l on l.parent_id = g.child_id
      ), withdrawn as (
        delete from product_closure c where not exists (select from granted g where (g.parent_id, g.child_id) = (c.parent_id, c.child_id))
      )
      insert into product_closure select parent_id, child_id from granted
        except select parent_id, child_id from product_closure
        on conflict do nothing $$;
  `.execute(db);
}
