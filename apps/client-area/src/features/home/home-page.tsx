import { useListOwnProductsQuery } from '@mirante/api-client/client-account.ts';
import { isPending } from '@mirante/domain/client-product.ts';
import { day } from '@mirante/domain/format.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/page-head.tsx';
import { styled } from '@mui/material/styles';
import { greeting, weekday } from './greeting.ts';
import { LatestPayments } from './latest-payments.tsx';
import { OwnProducts } from './own-products.tsx';
import { PendingPayments } from './pending-payments.tsx';

export function HomePage() {
  const { user } = useViewerDetails();
  const products = useListOwnProductsQuery(undefined, { refetchOnFocus: true });
  const now = new Date();
  return (
    <>
      <PageHead title={`${greeting(now)}, ${user.name.split(' ')[0]}`} purpose={`${weekday(now)}, ${day(now.toISOString())}.`} />
      <PendingPayments products={products.data?.filter(isPending) ?? []} />
      <Cards>
        <OwnProducts query={products} />
        <LatestPayments />
      </Cards>
    </>
  );
}

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))', gap: 16, alignItems: 'start' });
