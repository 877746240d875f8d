import { useListActiveProductsQuery } from '@mirante/api-client/products/catalogue.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';

interface Props {
  title: string;
  /** The product that opens the area. */
  code: string;
}

/** Shown instead of an area that the client's products do not open: the product that does. */
export function AreaOffer({ title, code }: Props) {
  const { data } = useListActiveProductsQuery();
  const product = data?.find((one) => one.code === code);
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        title={
          product
            ? `${title} fazem parte da assinatura ${product.name}`
            : `Seus produtos não incluem ${title.toLowerCase()}`
        }
        text={product?.description}
        action={
          <Button variant="contained" component={Link} to={product ? to.buy([product.code]) : to.ownProducts()}>
            {product ? 'Comprar' : 'Ver meus produtos'}
          </Button>
        }
      />
    </>
  );
}
