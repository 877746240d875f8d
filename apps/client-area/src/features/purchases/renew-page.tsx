import { useGetDefaultCouponQuery, useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import { useGetRenewalQuery, useRenewProductMutation } from '@mirante/api-client/sales/renewals.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { day, expiry } from '@mirante/domain/format.ts';
import { checkDefaultCoupon, type DefaultCoupon } from '@mirante/domain/products/offer.ts';
import type { Renewal } from '@mirante/domain/sales/renewal.ts';
import { coverOf } from '@mirante/domain/sales/purchase-choice.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { useParams } from 'react-router';
import { to } from '../../app/to.ts';
import { NewTerm } from './new-term.tsx';
import { LazyPayForm } from './lazy-pay-form.tsx';
import { NotRenewable } from './not-renewable.tsx';
import { usePaying } from './use-paying.ts';
import { renewTexts } from './failure-texts.ts';

/** Renews one product. Shows its new expiry before payment. */
export function RenewPage() {
  const code = useParams().product_code ?? '';
  const [renew] = useRenewProductMutation();
  const query = useGetRenewalQuery({ product_code: code }, { refetchOnMountOrArgChange: true });
  const coupon = useGetDefaultCouponQuery({ payment_context: 'renew' }, { refetchOnMountOrArgChange: true });
  const showCurrent = (error: unknown) => {
    // It may have been renewed in another tab.
    if (statusOf(error) === 409) void query.refetch();
    throw error;
  };
  const { pay, busy, failed, position } = usePaying({
    purpose: `renew ${code}`,
    texts: renewTexts,
    send: (payment, idempotencyKey) =>
      renew({
        body: { product_code: code, current_expires_at: query.data?.current_expires_at, payment },
        idempotencyKey,
      })
        .unwrap()
        .catch(showCurrent),
    refetchPrices: () => Promise.all([query.refetch(), coupon.refetch()]),
  });
  // After the renewal it cannot be renewed again: this error must not flash before the next page.
  if (statusOf(query.error) === 409 && !query.isFetching && !busy)
    return <NotRenewable code={code} reason={detailOf(query.error)} />;
  return (
    <Loaded query={query} what="Produto">
      {(renewal) => (
        <Loaded query={coupon} what="Cupom">
          {(defaultCoupon) => (
            <Renewing
              {...{ renewal, defaultCoupon, failed, position }}
              pay={(order) => pay(order, [renewal.product])}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface RenewingProps extends Pick<Parameters<typeof LazyPayForm>[0], 'pay' | 'failed' | 'position'> {
  renewal: Renewal;
  defaultCoupon: DefaultCoupon;
}

function Renewing({ renewal, defaultCoupon, ...rest }: RenewingProps) {
  const { product, current_expires_at: current } = renewal;
  return (
    <>
      <PageHead
        title={`Renovar ${product.name}`}
        purpose={`${expiry(current, serverNow())}, em ${day(current)}.`}
        help={`#${to.help('pagamentos')}`}
      />
      <LazyPayForm
        products={[product]}
        context="renew"
        offered={checkDefaultCoupon([product], defaultCoupon)}
        texts={renewTexts}
        back={to.ownProducts()}
        {...rest}
      >
        <NewTerm renewal={renewal} />
        <CoverNotice renewal={renewal} />
      </LazyPayForm>
    </>
  );
}

/** A warning before payment if another product covers it too. */
function CoverNotice({ renewal: { product, current_expires_at: end } }: { renewal: Renewal }) {
  const { data: own = [] } = useListOwnProductsQuery();
  const { data: catalogue = [] } = useListActiveProductsQuery();
  const held = { product_id: product.id, product_name: product.name, status: 'active' as const, expires_at: end };
  const cover = coverOf(held, { own, now: serverNow() }, catalogue);
  if (!cover) return null;
  return (
    <Notice tone="info" role="status" title={`${product.name} já vem com ${cover.name}`}>
      {cover.until ? `Você o tem por lá até ${day(cover.until)}.` : 'Você o tem por lá para sempre.'}
    </Notice>
  );
}
