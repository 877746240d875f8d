import { brl } from '@mirante/domain/format.ts';
import type { Price } from '@mirante/domain/products/price.ts';
import { creditLabel } from '@mirante/domain/sales/upgrade-credit.ts';
import css from './credit-note.module.css';

/** What becomes of the acquired products that are credited. */
export const CreditNote = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p className={css.note}>
      Com o pagamento, {names.join(' e ')} {names.length > 1 ? 'seguem' : 'segue'} dentro do novo produto, até o fim
      dele, e o que restava vira desconto.
    </p>
  );

/** The line of a price's credits. */
export const CreditLine = ({ price, names }: { price: Price; names: readonly string[] }) =>
  price.credit > 0 && (
    <div className="price-off">
      <dt>{creditLabel(names)}</dt>
      <dd>{brl(-price.credit)}</dd>
    </div>
  );
