import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { useListOwnProductsQuery } from '@mirante/api-client/sales/client-account.ts';
import { useListGuestOrdersQuery } from '@mirante/api-client/sales/guest-orders.ts';
import { isPending, pendingPaymentsOf } from '@mirante/domain/products/pending-payments.ts';
import { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import { weekdayAndDay } from '@mirante/domain/weekday-and-day.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { Can } from '@mirante/session/can.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { useDeferredValue } from 'react';
import { LazyConfirmEmailNotice } from '../../shared/lazy-confirm-email-notice.tsx';
import { PendingPayments } from '../../shared/pending-payments.tsx';
import { usePaymentsLoaded } from '../../shared/use-polled-payment.ts';
import { useSessionWith } from '../../shared/use-session-with.ts';
import { AreaCards } from './area-cards.tsx';
import { Banners } from './banners.tsx';
import { ExpiryNotices } from './expiry-notices.tsx';
import { GuestOrders } from './guest-orders.tsx';
import { welcome } from './greeting.ts';
import { WaitingRows } from './home-card.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { LatestContents } from './latest-contents.tsx';
import { LatestPayments } from './latest-payments.tsx';
import { LazyLiveTrades } from './lazy-live-trades.tsx';
import { OwnProducts } from './own-products.tsx';
import { MAX_AGE_S, readHome } from './read-home.ts';
import { useNewContents } from './use-new-contents.ts';
import { usePaymentRefresh } from './use-payment-refresh.ts';
import css from './home-page.module.css';

/** The live panel's access, without its contract. */
const trading = { allow: { area: 'trading' } } as const;

export function HomePage() {
  const { user, products: known } = useViewerDetails();
  const own = useListOwnProductsQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: MAX_AGE_S });
  useSessionWith(own.data);
  const products = own.data ?? known; // The session's products are shown at once.
  const pending = products?.filter(isPending) ?? [];
  const waiting = pendingPaymentsOf(products ?? []);
  usePaymentRefresh(waiting);
  const { isLoading: areOrdersLoading } = useListGuestOrdersQuery(undefined, { refetchOnFocus: true });
  const isLoaded = usePaymentsLoaded(waiting) && !areOrdersLoading;
  const now = serverNow();
  const news = useNewContents();
  const { data: catalogue, isLoading: asksCatalogue } = useListActiveProductsQuery();
  // The catalogue tells whether another product covers one that ends.
  const isWhole = useDeferredValue(isLoaded && !asksCatalogue);
  return (
    <>
      <PageHead title={welcome(user, now)} purpose={`${weekdayAndDay(now.toISOString())}.${news && ` ${news}`}`} />
      {!isWhole && <WaitingRows rows={6} />}
      <div hidden={!isWhole}>
        <LazyConfirmEmailNotice />
        <PendingPayments products={pending} />
        <GuestOrders />
        {catalogue && <ExpiryNotices products={products ?? []} now={now} catalogue={catalogue} />}
        <Banners />
        <Can call={ownChanges.listOwnChanges}>
          <LatestChanges />
        </Can>
        <div className={css.latest}>
          <Can call={trading}>
            <div className={css.trades} data-scheme="dark">
              {isWhole && <LazyLiveTrades />}
            </div>
          </Can>
          <Can call={ownUnread.countNewContents}>
            <LatestContents />
          </Can>
        </div>
        <div className={css.cards}>
          <OwnProducts query={{ ...own, data: products }} catalogue={catalogue} />
          <LatestPayments />
        </div>
        <AreaCards />
      </div>
    </>
  );
}
HomePage.read = readHome;
