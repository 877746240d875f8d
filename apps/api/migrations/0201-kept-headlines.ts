import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A refused purchase that was shown took its client's row along, which was written anew without its place in the lists.
    alter table client_headline
      drop constraint client_headline_client_product_id_fkey,
      add constraint client_headline_client_product_id_fkey foreign key (client_product_id) references client_product on delete set null not valid;
  `.execute(db);
}
