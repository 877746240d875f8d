import { addressOf, limit } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import * as store from './checkout.store.ts';

interface Asked {
  cpf?: string | undefined;
  email?: string | undefined;
  session_key?: string | undefined;
}

/** Who has an account is told of a few people only: so many for one checkout, or for one address that names no checkout. */
export async function conflictOf(
  call: Services & { ip: string },
  { cpf, email, session_key: key }: Asked,
): Promise<{ cpf: boolean; email: boolean }> {
  await limit(call, 'signup-conflict', addressOf(call.ip));
  const asker = await store.askerOf(call.db, key, addressOf(call.ip));
  if (cpf && (await store.isFirstAsk(call.db, asker, cpf, call.now()))) await limit(call, 'signup-conflict-cpf', asker);
  if (email && (await store.isFirstAsk(call.db, asker, email, call.now())))
    await limit(call, 'signup-conflict-email', asker);
  return {
    cpf: cpf ? await store.hasCpf(call.db, cpf) : false,
    email: email ? (await store.findByEmail(call.db, email)) !== undefined : false,
  };
}
