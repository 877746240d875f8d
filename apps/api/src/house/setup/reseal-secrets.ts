import { ownerOf } from '../../access/second-factor/use-code.ts';
import { seal, unseal } from '../../crypto/secrets.ts';
import { VAPID_OWNER } from '../../messaging/push/push.store.ts';
import type { Services } from '../../services.ts';

/** Encrypts by the newest key what lasts: second factors and the VAPID key. All else ends within 60 days. */
export async function resealSecrets({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const resealed = (sealed: Buffer, of: string) => seal(config, unseal(config, sealed, of), of);
  // One that is set up again meanwhile is left.
  for (const { user_id, secret } of await db.selectFrom('second_factor').select(['user_id', 'secret']).execute())
    await db
      .updateTable('second_factor')
      .set({ secret: resealed(secret, ownerOf(user_id)) })
      .where('secret', '=', secret)
      .execute();
  for (const { private_key } of await db.selectFrom('push_key').select('private_key').execute())
    await db
      .updateTable('push_key')
      .set({ private_key: resealed(private_key, VAPID_OWNER) })
      .execute();
}
