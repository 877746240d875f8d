import { openChange, sealChange } from '../../access/mailed-links/seal-change.ts';
import type { Config } from '../../config.ts';
import { openJson, sealJson } from '../../crypto/sealed-json.ts';
import type { Sealed } from '../../database/schema/columns.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import type { Buyer } from './order.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** What happens once a purchase is paid. What a buyer typed is sealed. */
export interface Intent {
  newClient: boolean;
  change?: Sealed | undefined;
  payer?: Sealed | undefined;
}

/** The owner that the seal is bound to. */
const payerOf = (clientId: number): string => `payer ${clientId}`;

export const sealIntent = (config: Keys, { id, isNew, change, payer }: Buyer): Intent => ({
  newClient: isNew,
  change: change && sealChange(config, id, change),
  payer: payer && sealJson(config, payer, payerOf(id)),
});

interface Kept {
  change: Sealed | TypedChange | null;
  payer: Sealed | Payer | null;
}

export const openIntent = <T extends Kept>(config: Keys, clientId: number, kept: T) => ({
  ...kept,
  change: kept.change && openChange(config, clientId, kept.change),
  payer: kept.payer && openPayer(config, clientId, kept.payer),
});

export const openPayer = (config: Keys, clientId: number, kept: Sealed | Payer): Payer =>
  openJson(config, kept, payerOf(clientId));
