import { usePreviewOfferQuery } from '@mirante/api-client/products/catalogue.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { brl } from '@mirante/domain/format.ts';
import type { Repricing } from '@mirante/domain/products/offer.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { AfterDelay } from '@mirante/ui-kit/states/skeletons.tsx';
import Skeleton from '@mui/material/Skeleton';
import css from './default-coupon-dialog.module.css';

interface Props {
  title: string;
  /** Absent when the default coupon is to be removed. */
  couponId?: number;
  yes: string;
  doing: string;
  act: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows the public prices before and after a change of the default coupon, and asks for confirmation. */
export function DefaultCouponDialog({ couponId, ...dialog }: Props) {
  const question = couponId === undefined ? {} : { coupon_id: couponId };
  const { currentData, error, isFetching, refetch } = usePreviewOfferQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  // Former prices must not be shown for this change, nor confirmed.
  const repricings = isFetching || error ? undefined : currentData;
  return (
    <ConfirmDialog {...dialog} ready={repricings !== undefined}>
      {repricings ? (
        <Prices repricings={repricings} />
      ) : error ? (
        <p role="alert" className={css.words}>
          Não foi possível calcular os preços.{' '}
          <BusyButton variant="text" size="small" busy={isFetching} doing="Tentando" onClick={() => void refetch()}>
            Tentar novamente
          </BusyButton>
        </p>
      ) : (
        <AfterDelay>
          <Skeleton variant="rounded" height={120} />
        </AfterDelay>
      )}
    </ConfirmDialog>
  );
}

function Prices({ repricings }: { repricings: readonly Repricing[] }) {
  if (repricings.length === 0) return <p className={css.words}>Nenhum preço da página de oferta muda.</p>;
  return (
    <>
      <p className={css.words}>A página de oferta muda de preço assim que você confirmar:</p>
      <table className={css.prices} aria-label="Preços que mudam">
        <thead>
          <tr>
            <th scope="col">Produto</th>
            <th scope="col">No cartão</th>
            <th scope="col">À vista</th>
          </tr>
        </thead>
        <tbody>
          {repricings.map(({ product_id, product_name, card_before, card_after, cash_before, cash_after }) => (
            <tr key={product_id}>
              <th scope="row">{product_name}</th>
              <Change before={card_before} after={card_after} />
              <Change before={cash_before} after={cash_after} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Change = ({ before, after }: { before: number; after: number }) => (
  <td>
    {before !== after && (
      <>
        <del aria-label={`de ${brl(before)}`}>{brl(before)}</del>{' '}
      </>
    )}
    <ins aria-label={`por ${brl(after)}`}>{brl(after)}</ins>
  </td>
);
