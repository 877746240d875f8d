import { brl } from '@mirante/domain/format.ts';
import { maxInstallments, priceOf } from '@mirante/domain/products/price.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PriceText } from '@mirante/ui-kit/states/price-text.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { OrderedProducts } from './ordered-products.tsx';
import { Foot, Sides, Summary } from './pay-form-parts.ts';
import { ProductOption } from './product-option.tsx';
import type { Order } from './use-order.ts';

interface Props extends Pick<Order, 'offered' | 'products' | 'included' | 'refused'> {
  choose: (code: string, chosen: boolean) => void;
  proceed: () => void;
}

/** What to buy: any of what is offered, and what comes along with it for nothing. */
export function ProductChoice({ offered, products, included, refused, choose, proceed }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [tried, setTried] = useState(false);
  const none = products.length === 0;
  const goOn = () => {
    if (!none) return proceed();
    setTried(true);
    list.current?.querySelector('input')?.focus();
  };
  if (offered.length === 0) return <NothingToBuy refused={refused} />;
  return (
    <>
      <Refused reasons={refused} />
      <Sides>
        <Options ref={list}>
          <legend className="m-hidden">Produtos</legend>
          {offered.map((product) => (
            <ProductOption
              key={product.id}
              product={product}
              chosen={products.includes(product)}
              by={included.get(product.code)}
              choose={(chosen) => choose(product.code, chosen)}
            />
          ))}
        </Options>
        <Summary aria-label="Resumo do pedido">
          <h2>Resumo do pedido</h2>
          {none ? (
            <None className={tried ? 'm-wrong' : undefined} role={tried ? 'alert' : undefined}>
              Selecione ao menos um produto.
            </None>
          ) : (
            <Total products={products} />
          )}
          <Foot>
            <Button component={Link} to={to.ownProducts()}>
              Cancelar
            </Button>
            <Button variant="contained" size="large" onClick={goOn}>
              Prosseguir
            </Button>
          </Foot>
        </Summary>
      </Sides>
    </>
  );
}

function Total({ products }: Pick<Props, 'products'>) {
  const { total } = priceOf(products, 'credit_card');
  const most = maxInstallments(products);
  return (
    <>
      <OrderedProducts products={products} />
      <Sum aria-live="polite">
        <span>Total</span>
        <span>
          <PriceText amount={total} size="card" />
          {most > 1 && <small>em até {most}x sem juros</small>}
          <small>{brl(priceOf(products, 'pix').total)} no Pix ou boleto</small>
        </span>
      </Sum>
    </>
  );
}

const Refused = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <Notice tone="info" role="status">
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Notice>
  );

const NothingToBuy = ({ refused }: Pick<Props, 'refused'>) => (
  <>
    <Refused reasons={refused} />
    <EmptyState
      title="Você já tem tudo o que está à venda"
      text="O que a casa lançar aparecerá aqui."
      action={
        <Button variant="contained" component={Link} to={to.ownProducts()}>
          Ver meus produtos
        </Button>
      }
    />
  </>
);

const Options = styled('fieldset')({
  gridColumn: 1,
  gridRow: 1,
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media (max-width:899px)': { gridRow: 'auto' },
});
const None = styled('p')({
  margin: '0 0 16px',
  color: 'var(--ink-2)',
  '&.m-wrong': { color: 'var(--danger)', fontWeight: 600 },
});
const Sum = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '14px 0 16px',
  '& > span:first-of-type': { fontWeight: 600 },
  '& > span:last-of-type': { textAlign: 'right' },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
});
