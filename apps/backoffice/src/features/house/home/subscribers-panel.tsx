import { useListSubscribersQuery } from '@mirante/api-client/house/overview.ts';
import { counted } from '@mirante/crud/list/noun.ts';
import { ProductIcon } from '@mirante/ui-kit/states/product-tile.tsx';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import { Bars } from './bars.tsx';
import { HomeSection } from './home-section.tsx';

export const SubscribersPanel = () => (
  <HomeSection
    title="Assinantes ativos por produto"
    height={320}
    query={useListSubscribersQuery(undefined, { refetchOnMountOrArgChange: 30 })}
    aside={(products) =>
      counted(
        products.reduce((sum, { subscribers }) => sum + subscribers, 0),
        ['assinatura', 'assinaturas'],
      )
    }
  >
    {(products) =>
      products.length === 0 ? (
        <Typography color="textSecondary">Ainda não há produtos para assinar.</Typography>
      ) : (
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
      )
    }
  </HomeSection>
);
