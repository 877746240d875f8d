import { openChange, sealChange } from '../../access/mailed-links/seal-change.ts';
import type { Config } from '../../config.ts';
import type { Sealed } from '../../database/schema/columns.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Payer } from '../../database/schema/sales.ts';
import { openPayer, sealPayer } from '../../people/sealed-payer.ts';
import type { Buyer } from './order.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** What happens once a purchase is paid. What a buyer typed is sealed. */
export interface Intent {
  newClient: boolean;
  change?: Sealed | undefined;
  payer?: Sealed | undefined;
}

export const sealIntent = (config: Keys, { id, isNew, change, payer }: Buyer): Intent => ({
  newClient: isNew,
  change: change && sealChange(config, id, change),
  payer: payer && sealPayer(config, id, payer),
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
