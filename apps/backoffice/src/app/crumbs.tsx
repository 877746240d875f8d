import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { Crumb } from './crumb.tsx';
import css from './crumbs.module.css';
import { ClientProductCrumb } from '../features/sales/client-products/client-product-crumb.tsx';
import { ClientCrumb, ClientPartCrumb } from '../features/people/clients/client-crumb.tsx';
import { CouponCrumb } from '../features/products/coupons/coupon-crumb.tsx';
import { ProductCrumb } from '../features/products/products/product-crumb.tsx';
import { UserCrumb } from '../features/access/users/user-crumb.tsx';
import { to } from './to.ts';

interface Trail {
  path: string;
  crumb: (id: number, productId: number) => ReactNode;
}

/** A list, and the pages under it by their addresses. */
const list = (name: string, address: string, under: Record<string, (id: number) => string> = {}): Trail[] => [
  { path: address, crumb: () => name },
  ...Object.entries(under).map(([path, here]) => ({
    path,
    crumb: (id: number) => <Crumb of={name} to={address} here={here(id)} />,
  })),
];

const crumbs: readonly Trail[] = [
  { path: to.home(), crumb: () => 'Início' },
  { path: to.clients(), crumb: () => 'Clientes' },
  { path: to.client(':id'), crumb: (id) => <ClientCrumb id={id} /> },
  { path: to.clientEmail(':id'), crumb: (id) => <ClientPartCrumb id={id} here="Email" /> },
  { path: to.clientCpf(':id'), crumb: (id) => <ClientPartCrumb id={id} here="CPF" /> },
  { path: to.clientPhones(':id'), crumb: (id) => <ClientPartCrumb id={id} here="Telefones" /> },
  { path: to.clientPayments(':id'), crumb: (id) => <ClientPartCrumb id={id} here="Pagamentos" /> },
  { path: to.clientMetrics(':id'), crumb: (id) => <ClientPartCrumb id={id} here="Métricas" /> },
  {
    path: to.clientProduct(':id', ':productId'),
    crumb: (id, productId) => <ClientPartCrumb id={id} here={`Produto ${productId}`} />,
  },
  {
    path: to.cancelClientProduct(':id', ':productId'),
    crumb: (id, productId) => <ClientProductCrumb clientId={id} id={productId} here="Cancelamento" />,
  },
  {
    path: to.clientProductObs(':id', ':productId'),
    crumb: (id, productId) => <ClientProductCrumb clientId={id} id={productId} here="Observação" />,
  },
  {
    path: to.clientProductExpiry(':id', ':productId'),
    crumb: (id, productId) => <ClientProductCrumb clientId={id} id={productId} here="Vencimento" />,
  },
  ...list('Pagamentos', to.payments(), { [to.payment(':id')]: (id) => `Pagamento ${id}` }),
  ...list('Reembolsos', to.refunds(), { [to.editRefund(':id')]: (id) => `Reembolso ${id}` }),
  ...list('Cupons', to.coupons(), { [to.newCoupon()]: () => 'Criar cupom' }),
  ...[to.coupon(':id'), to.editCoupon(':id'), to.linkCoupon(':id')].map((path) => ({
    path,
    crumb: (id: number) => <CouponCrumb id={id} />,
  })),
  ...list('Produtos', to.products(), { [to.newProduct()]: () => 'Criar produto' }),
  ...[to.product(':id'), to.editProduct(':id'), to.addProductChild(':id')].map((path) => ({
    path,
    crumb: (id: number) => <ProductCrumb id={id} />,
  })),
  ...list('Dividendos', to.dividends(), {
    [to.editDividend(':id')]: (id) => `Dividendo ${id}`,
    [to.createDividends()]: () => 'Criar dividendos',
  }),
  ...list('Usuários', to.users(), { [to.newUser()]: () => 'Criar usuário' }),
  { path: to.user(':id'), crumb: (id) => <UserCrumb id={id} /> },
  { path: to.userRoles(':id'), crumb: (id) => <UserCrumb id={id} /> },
  { path: to.permissions(), crumb: () => 'Permissões' },
  { path: to.ownData(), crumb: () => 'Meus dados' },
  { path: to.ownPassword(), crumb: () => 'Trocar senha' },
  { path: to.security(), crumb: () => 'Segurança' },
  { path: to.audit(), crumb: () => 'Alterações' },
];

/** Where one is, in the top bar. */
export function Crumbs() {
  return useCrumb()?.crumb ?? null;
}

/** A phone has no top bar: what lies under a list says above its title which list that is. */
export function PhoneCrumbs() {
  const here = useCrumb();
  return here?.isDetail ? (
    <nav aria-label="Você está em" className={css.phone}>
      {here.crumb}
    </nav>
  ) : null;
}

function useCrumb() {
  const { pathname } = useLocation();
  for (const { path, crumb } of crumbs) {
    const match = matchPath(path, pathname);
    if (match)
      return {
        crumb: crumb(Number(match.params.id), Number(match.params.productId)),
        isDetail: match.params.id !== undefined,
      };
  }
  return undefined;
}
