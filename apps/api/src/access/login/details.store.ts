import { productLinks } from '../../products/entitlements/entitlements.store.ts';
import { isPending } from '@mirante/domain/products/client-product.ts';
import { entitlementsOf } from '@mirante/domain/products/entitlements.ts';
import type { SessionDetails } from '@mirante/domain/access/session.ts';
import type { Viewer } from '@mirante/domain/access.ts';
import type { Db } from '../../database/db.ts';
import { or404 } from '../../http/refusal.ts';
import { clientAddressOf } from './client-address.store.ts';
import { clientProducts } from '../../products/holdings/holdings.store.ts';

export const sessionDetailsOf = (
  db: Db,
  { role, id }: Pick<Viewer, 'role' | 'id'>,
  now: Date,
): Promise<SessionDetails> => (role === 'client' ? clientDetails(db, id, now) : staffDetails(db, id));

async function clientDetails(db: Db, id: number, now: Date): Promise<SessionDetails> {
  const row = or404(
    await db
      .selectFrom('client')
      .select(['id', 'name', 'email', 'phone', 'must_change_password'])
      .where('id', '=', id)
      .executeTakeFirst(),
    'Cliente',
  );
  const { must_change_password, ...user } = row;
  const products = (await clientProducts(db, id)).filter(
    (product) => product.status === 'active' || isPending(product),
  );
  const owned = products.filter(
    ({ status, expires_at }) => status === 'active' && (expires_at === null || new Date(expires_at) > now),
  );
  const granted =
    owned.length > 0
      ? entitlementsOf(
          owned.map((p) => p.product_code),
          await productLinks(db),
        )
      : [];
  return {
    role: 'client',
    user: { ...user, roles: [] },
    address: await clientAddressOf(db, id),
    products,
    entitlements: [...granted],
    ...(must_change_password && { must_change_password }),
  };
}

async function staffDetails(db: Db, id: number): Promise<SessionDetails> {
  const user = or404(
    await db.selectFrom('staff_user').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst(),
    'Usuário',
  );
  const roles = await db
    .selectFrom('staff_user_role')
    .innerJoin('role', 'role.id', 'role_id')
    .select(['role.id', 'role.name'])
    .where('user_id', '=', id)
    .orderBy('role.id')
    .execute();
  return { role: 'user', user: { ...user, phone: null, roles } };
}
