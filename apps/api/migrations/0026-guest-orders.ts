import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Several accounts may name one CPF, since knowing it proves nothing. The first of them still is the only one of its kind, also where
    -- two sign up at once; the others say that they are not it.
    alter table client add column holds_cpf boolean not null default true;
    create unique index client_cpf_held on client (cpf) where holds_cpf;
    drop index client_cpf;
    alter index client_cpf_held rename to client_cpf;

    -- Ordered without a login, for an account that existed already.
    alter table payment add column guest boolean not null default false;
    -- The buyer's address if it is not the account's: informed until the order is paid or cancelled.
    alter table purchase_intent add column payer jsonb;

    -- What a guest ordered and nobody paid says nothing of the client either.
    create or replace function is_unpaid_renewal(cp client_product) returns boolean language sql stable as $$
      select cp.status in ('pending_payment', 'no_payment') and exists (select from payment p where p.id = cp.payment_id and (p.type = 'renew' or p.guest)) $$;
  `.execute(db);
}
