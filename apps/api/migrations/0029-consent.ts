import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A request to erase may be withdrawn by its owner until it is answered: then it is closed by that.
    alter table erasure_request add column withdrawn_at timestamptz,
      add constraint erasure_request_withdrawn check (withdrawn_at is null or withdrawn_at = closed_at) not valid;
    alter table erasure_request validate constraint erasure_request_withdrawn;

    -- Which of the house's texts a buyer agreed to, and when. Null: bought before they were asked.
    alter table payment add column terms_version text, add column terms_accepted_at timestamptz,
      add constraint payment_terms check ((terms_version is null) = (terms_accepted_at is null)) not valid;
    alter table payment validate constraint payment_terms;
  `.execute(db);
}
