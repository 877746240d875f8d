import type { Config } from '../../config.ts';
import { seal, unseal } from '../../crypto/secrets.ts';
import type { SealedChange, TypedChange } from '../../database/schema/access.ts';

type Keys = Pick<Config, 'secretsKey'>;

/** What a seal is of. */
const of = (clientId: number): string => `change ${clientId}`;

/** What somebody typed about a client waits sealed, and opens for that client alone. */
export const sealChange = (config: Keys, clientId: number, change: TypedChange): SealedChange => ({
  sealed: seal(config, JSON.stringify(change), of(clientId)).toString('base64'),
});

/** One that a node of the version before wrote is as it stands. */
export function openChange(config: Keys, clientId: number, kept: SealedChange | TypedChange): TypedChange {
  if (!('sealed' in kept)) return kept;
  return JSON.parse(unseal(config, Buffer.from(kept.sealed, 'base64'), of(clientId))) as TypedChange;
}
