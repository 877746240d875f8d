import type { Config } from '../config.ts';
import type { Sealed } from '../database/schema/columns.ts';
import { seal, unseal } from './secrets.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** `of` names the owner: the value can be opened for no other. */
export const sealJson = (config: Keys, value: object, of: string): Sealed => ({
  sealed: seal(config, JSON.stringify(value), of).toString('base64'),
});

/** Throws for another owner. A value stored in clear by an older node is returned as it is. */
export function openJson<T extends object>(config: Keys, kept: Sealed | T, of: string): T {
  if (!('sealed' in kept)) return kept;
  return JSON.parse(unseal(config, Buffer.from(kept.sealed, 'base64'), of)) as T;
}
