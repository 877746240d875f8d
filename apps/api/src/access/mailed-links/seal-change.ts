import type { Config } from '../../config.ts';
import { openJson, sealJson } from '../../crypto/sealed-json.ts';
import type { Sealed } from '../../database/schema/columns.ts';
import type { TypedChange } from '../../database/schema/access.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** The owner that a sealed change is bound to. */
const of = (clientId: number): string => `change ${clientId}`;

/** Seals data typed about a client; it opens for that client alone. */
export const sealChange = (config: Keys, clientId: number, change: TypedChange): Sealed =>
  sealJson(config, change, of(clientId));

export const openChange = (config: Keys, clientId: number, kept: Sealed | TypedChange): TypedChange =>
  openJson(config, kept, of(clientId));
