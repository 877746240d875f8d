import type { Ownership } from '@mirante/domain/people/client.ts';
import { isProven, sameCpf } from '../../access/cpf-accounts/cpf-accounts.store.ts';
import type { Db } from '../../database/db.ts';

export async function ownershipOf(db: Db, clientId: number): Promise<Ownership> {
  const { proven, guest_orders } = await db
    .selectFrom('client')
    .select((eb) => [
      isProven().as('proven'),
      eb
        .selectFrom('payment')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('payment.client_id', '=', 'client.id')
        .where('guest', '=', true)
        .where('status', 'in', ['pending', 'paid'])
        .as('guest_orders'),
    ])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const same_cpf = await db
    .selectFrom('client')
    .select(['id', 'name'])
    .where('id', 'in', sameCpf(db, clientId))
    .where('id', '<>', clientId)
    .orderBy('id')
    .limit(20)
    .execute();
  return { proven, same_cpf, guest_orders: guest_orders ?? 0 };
}
