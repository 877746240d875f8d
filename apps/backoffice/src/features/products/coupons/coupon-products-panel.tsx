import { useUnlinkCouponProductMutation } from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { Can } from '@mirante/session/can.tsx';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ProductRows } from '../../../shared/product-rows.tsx';
import record from '../../../record/record.module.css';
import { to } from '../../../app/to.ts';
import { UnlinkButton } from './unlink-button.tsx';

/** The products that the coupon applies to. */
export function CouponProductsPanel({ coupon }: { coupon: Coupon }) {
  const { id, products, staff_only } = coupon;
  const add = !staff_only && (
    <Can call={coupons.linkCouponProduct}>
      <Button
        component={Link}
        to={to.linkCoupon(
          id,
          products.map((product) => product.id),
        )}
        variant="text"
        size="small"
      >
        Adicionar produtos
      </Button>
    </Can>
  );
  return (
    <Panel title="Produtos" aside={add}>
      {products.length === 0 ? (
        <p className={record.quiet}>Vale para qualquer produto.</p>
      ) : (
        <ProductRows
          label="Produtos do cupom"
          products={products}
          end={(product) => <RowActions coupon={coupon} product={product} />}
        />
      )}
    </Panel>
  );
}

function RowActions({
  coupon: { id, code, products, products_version, is_default, staff_only, applies_to, state },
  product,
}: {
  coupon: Coupon;
  product: Coupon['products'][number];
}) {
  const [unlink] = useUnlinkCouponProductMutation();
  const sells = !staff_only && product.active && state === 'valid' && (applies_to === 'all' || applies_to === 'signup');
  const isLast = products.length === 1;
  return (
    <>
      {sells && (
        <CopyButton
          text={appAddressOf('checkout', `/cadastro?${new URLSearchParams({ produtos: product.code, cupom: code })}`)}
          label="Copiar link"
          name={`Copiar link de ${product.name}`}
          size="small"
          variant="text"
        />
      )}
      {!staff_only && (
        <Can call={coupons.unlinkCouponProduct}>
          <UnlinkButton
            what={product.name}
            unlink={() => unlink({ id, product_id: product.id, version: products_version }).unwrap()}
            consequence={
              (isLast
                ? 'É o único produto do cupom: sem ele, o cupom passa a valer para qualquer produto.'
                : 'O cupom deixa de valer para este produto.') +
              (is_default ? ' Como é o cupom padrão, os preços da página de oferta mudam na hora.' : '')
            }
          />
        </Can>
      )}
    </>
  );
}
