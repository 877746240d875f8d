import { refuseGuessedPassword } from '../../access/password/client-password.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import * as store from './checkout.store.ts';

interface ConflictQuery {
  name?: string | undefined;
  password?: string | undefined;
  cpf?: string | undefined;
  email?: string | undefined;
  session_key?: string | undefined;
}

/**
 * Reveals whether few people have an account: limited per checkout, or per address without one. Refuses the password
 * as the sign-up does, so that a buyer hears of it before the payment.
 */
export async function signupConflictOf(
  call: Services & { ip: string },
  { name = '', password, cpf, email, session_key: key }: ConflictQuery,
): Promise<{ cpf: boolean; email: boolean }> {
  await limit(call, 'signup-conflict', networkOf(call.ip));
  if (password) refuseGuessedPassword(password, { name, email: email ?? '', cpf: cpf ?? null }, 'password');
  const target = await store.limitTargetOf(call.db, key, networkOf(call.ip));
  if (cpf && (await store.isFirstLookup(call, target, cpf))) await limit(call, 'signup-conflict-cpf', target);
  if (email && (await store.isFirstLookup(call, target, email))) await limit(call, 'signup-conflict-email', target);
  return {
    cpf: cpf ? await store.hasCpf(call.db, cpf) : false,
    email: email ? (await store.findByEmail(call.db, email)) !== undefined : false,
  };
}
