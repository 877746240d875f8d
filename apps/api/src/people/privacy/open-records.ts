import type { OwnRecords } from '@mirante/domain/people/account.ts';
import type { Config } from '../../config.ts';
import type { Sealed } from '../../database/schema/columns.ts';
import type { Cart, SealedCart } from '../../database/schema/sales.ts';
import { openChange } from '../../access/mailed-links/seal-change.ts';
import { openCart } from '../sealed-cart.ts';

interface Keeper {
  key: string;
  cart: Cart | SealedCart | null;
}

/** Opens a client's sealed records for the export. */
export function openRecords(
  config: Pick<Config, 'secretsKey'>,
  clientId: number,
  records: OwnRecords['tables'],
): OwnRecords['tables'] {
  const changes = (rows: object[]) =>
    (rows as { change: Sealed | null }[]).map(({ change, ...row }) => ({
      ...row,
      change: change && openChange(config, clientId, change),
    }));
  const carts = (rows: object[]) =>
    (rows as Keeper[]).map(({ key, cart, ...row }) => ({ ...row, cart: cart && openCart(config, key, cart) }));
  return {
    ...records,
    mailed_link: changes(records.mailed_link!),
    purchase_intent: changes(records.purchase_intent!),
    checkout_session: carts(records.checkout_session!),
  };
}
