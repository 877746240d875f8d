import { openedCodes } from '../../products/entitlements/entitlements.store.ts';
import { confirmEmailBy } from '@mirante/domain/access/mailed-link.ts';
import { isPending } from '@mirante/domain/products/pending-payments.ts';
import type { SessionDetails } from '@mirante/domain/access/session.ts';
import type { Db } from '../../database/db.ts';
import { compiledOnce } from '../../database/prepared-statements.ts';
import type { Services } from '../../services.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.store.ts';
import { or404 } from '../../http/refusal.ts';
import { clientAddressOf } from './client-address.store.ts';
import { clientProductsAt } from '../../products/holdings/holdings.store.ts';
import type { AccountKey } from '../account-key.ts';

export const sessionDetailsOf = (
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { role, id }: AccountKey,
): Promise<SessionDetails> =>
  role === 'client' ? clientDetails(services.db, id, services.now()) : staffDetails(services, id);

const findClient = compiledOnce((db, id: number, now: Date) =>
  db
    .selectFrom('client')
    .select(['id', 'name', 'email', 'phone', 'must_change_password', 'email_confirmed_at', 'created_at'])
    .select(openedCodes(id, now).as('entitlements'))
    .where('id', '=', id),
);

async function clientDetails(db: Db, id: number, now: Date): Promise<SessionDetails> {
  const [row] = await findClient(db, id, now);
  const { must_change_password, email_confirmed_at, created_at, entitlements, ...user } = or404(row, 'Cliente');
  const products = (await clientProductsAt(db, id, now)).filter(
    (product) => product.status === 'active' || isPending(product),
  );
  return {
    role: 'client',
    user: { ...user, roles: [] },
    address: await clientAddressOf(db, id),
    products,
    entitlements,
    ...(must_change_password && { must_change_password }),
    ...(email_confirmed_at === null && { confirm_email_by: confirmEmailBy(created_at).toISOString() }),
  };
}

async function staffDetails({ db, config }: Pick<Services, 'db' | 'config'>, id: number): Promise<SessionDetails> {
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
  const mustSetUp = config.staffSecondFactor === 'required' && !(await isSecondFactorOn(db, id));
  return {
    role: 'user',
    user: { ...user, phone: null, roles },
    ...(mustSetUp && { must_set_up_second_factor: true }),
  };
}
