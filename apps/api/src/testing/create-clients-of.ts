import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const CHUNK = 400;

interface Wanted {
  productId: number;
  count: number;
  now: Date;
  expiresAt?: Date;
}

/**
 * Creates many clients with an active product. In chunks, so that no statement nears the pool's time limit on a busy
 * machine.
 */
export async function createClientsOf(db: Db, { productId, count, now, expiresAt }: Wanted): Promise<void> {
  for (let first = 1; first <= count; first += CHUNK)
    await sql`
      with made as (
        insert into client (name, email, cpf, birth_date, phone, gender, password_hash, created_at)
        select 'Cliente', ${`lote-${productId}-`} || n || '@exemplo.com.br', lpad((${productId} * 100000 + n)::text, 11, '9'),
          '1990-01-01', '+5511987654321', 'F', 'x', ${now}
        from generate_series(${first}::int, ${Math.min(count, first + CHUNK - 1)}::int) n
        returning id
      )
      insert into client_product (client_id, product_id, status, created_at, starts_at, expires_at)
      select id, ${productId}, 'active', ${now}, ${now}, ${expiresAt ?? null} from made`.execute(db);
}
