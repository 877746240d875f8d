import { brl } from '@mirante/domain/format.ts';
import type { Price } from '@mirante/domain/products/price.ts';

/** The list price above a lower one. */
export const ListPrice = ({ price: { amount, total } }: { price: Price }) =>
  total < amount && (
    <small>
      de <s>{brl(amount)}</s> por
    </small>
  );
