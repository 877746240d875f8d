import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of each client the newest paid consultancy, ended or not, gives the lifetime product of its brand.
  await sql`
    insert into client_product (client_id, product_id, status, payment_id, created_at, starts_at)
    select distinct on (cp.client_id, l.id) cp.client_id, l.id, 'active', cp.payment_id, cp.created_at, cp.starts_at
    from client_product cp
    join client c on c.id = cp.client_id
    join payment p on p.id = cp.payment_id
    join product s on s.id = cp.product_id
    join product l on l.code = regexp_replace(s.code, '_consultoria$', '_vitalicio')
    where s.code like '%\\_consultoria' and cp.status in ('active', 'expired') and cp.starts_at is not null
    and p.status = 'paid' and c.removed_at is null
    and not exists (
      select from client_product own
      where own.client_id = cp.client_id and own.product_id = l.id and (own.status = 'active' or own.payment_id = p.id)
    )
    order by cp.client_id, l.id, cp.id desc
  `.execute(db);
}
