import type { Config } from '../config.ts';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Sealed } from '../database/schema/columns.ts';
import type { Payer } from '../database/schema/sales.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** The account that a guest's sealed contact data is bound to. */
const payerOf = (clientId: number): string => `payer ${clientId}`;

export const sealPayer = (config: Keys, clientId: number, payer: Payer): Sealed =>
  sealJson(config, payer, payerOf(clientId));
/** One stored in clear by an older node is returned as it is. */
export const openPayer = (config: Keys, clientId: number, kept: Sealed | Payer): Payer =>
  openJson(config, kept, payerOf(clientId));
