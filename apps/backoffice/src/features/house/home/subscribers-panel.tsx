import { useListSubscribersQuery } from '@mirante/api-client/house/overview.ts';
import { integer } from '@mirante/domain/format.ts';
import { ProductIcon } from '@mirante/ui-kit/states/product-tile.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { Bars } from './bars.tsx';
import { HomeSection } from './home-section.tsx';

export const SubscribersPanel = () => (
  <HomeSection
    title="Assinantes ativos por produto"
    height={320}
    query={useListSubscribersQuery(undefined, { refetchOnMountOrArgChange: 30 })}
    aside={(products) => `${integer(products.reduce((sum, { subscribers }) => sum + subscribers, 0))} assinaturas`}
  >
    {(products) => (
      <Bars
        label="Assinantes ativos por produto"
        of={products.map(({ product_id, product_code, product_name, subscribers }) => ({
          key: product_id,
          n: subscribers,
          label: (
            <>
              <ProductIcon code={product_code} />
              <Link
                component={RouterLink}
                to={to.clients({ 'client.product_id': product_id, 'client.product_status': 'active' })}
              >
                {product_name}
              </Link>
            </>
          ),
        }))}
      />
    )}
  </HomeSection>
);
