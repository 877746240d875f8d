import type {
  AcquiredProduct,
  CancelReason,
  ProductStanding,
  StaffClientProduct,
} from '@mirante/domain/sales/client-product.ts';
import { get, patch, post, type } from '../http.ts';

const seen = ['atendimento', 'financeiro'] as const;
const served = ['atendimento'] as const;
export const clientProducts = {
  /** All acquisitions, newest first, each with a summary of its payment. */
  listClientProductHistory: get('/api/v1/clients/:id/products-history', {
    what: 'Ver o histórico de produtos de um cliente',
    allow: seen,
    returns: type<AcquiredProduct[]>(),
  }),
  getClientProduct: get('/api/v1/clients/:client_id/products/:id', {
    what: 'Ver um produto de um cliente',
    allow: seen,
    returns: type<StaffClientProduct>(),
  }),
  /**
   * Context for adding a product that is not active for the client: its pending charges, and the client's products that
   * include it.
   */
  checkClientProduct: get('/api/v1/clients/:id/products/add/:product_id', {
    what: 'Ver o que o cliente já tem de um produto',
    allow: served,
    returns: type<ProductStanding>(),
  }),
  /**
   * Paid by the house's own coupon, and active at once. 409 if one of them is already active. `open_charges` says what
   * happens to pending charges of the products, `included` whether products that another one of the client's includes
   * are accepted: kept and accepted by default.
   */
  addClientProducts: post('/api/v1/clients/:id/products/add', {
    what: 'Adicionar produtos a um cliente',
    allow: served,
    idempotent: true,
    input: () => import('./client-products.form.ts').then((m) => m.addProductsForm),
    returns: type<{ payment_id: number }>(),
    refuses: ['already_active', 'open_charge', 'already_included', 'coupon_exhausted'],
    example: { products: [2], method: 'bank_slip', installments: 1, coupon_code: 'UPGRADE100' },
  }),
  editClientProductExpiry: patch('/api/v1/clients/:client_id/products/:id/expiry', {
    what: 'Alterar o vencimento de um produto de um cliente',
    allow: served,
    input: () => import('./client-products.form.ts').then((m) => m.expiryForm),
    refuses: ['edit_conflict', 'not_active', 'already_active'],
    example: { date: '2027-03-01T23:59:59', obs: 'Cortesia pela indisponibilidade de maio.' },
  }),
  /** Ends the access at once. `refund` returns what was paid for it, which requires the role of finance. */
  cancelClientProduct: post('/api/v1/clients/:client_id/products/:id/cancel', {
    what: 'Cancelar um produto de um cliente',
    allow: seen,
    stepUp: 'refund',
    idempotent: true,
    input: () => import('./client-products.form.ts').then((m) => m.cancelForm),
    refuses: ['not_active'],
    example: {
      cancel_reason_id: 3,
      cancel_reason: 'Desistiu no quarto dia.',
      refund: true,
      refund_obs: 'Estorno no cartão.',
    },
  }),
  /** For a product cancelled without a refund. */
  refundClientProduct: post('/api/v1/clients/:client_id/products/:id/refund', {
    what: 'Reembolsar um produto cancelado de um cliente',
    allow: ['financeiro'],
    stepUp: 'refund',
    idempotent: true,
    input: () => import('./client-products.form.ts').then((m) => m.refundProductForm),
    refuses: ['not_cancelled', 'already_refunded', 'nothing_paid'],
    example: { obs: 'Estorno pedido pelo atendimento.' },
  }),
  editClientProductObs: patch('/api/v1/clients/:client_id/products/:id/obs', {
    what: 'Editar as observações de um produto de um cliente',
    also: 'PUT',
    allow: seen,
    input: () => import('./client-products.form.ts').then((m) => m.obsForm),
    refuses: ['edit_conflict'],
    example: { obs: 'Prefere contato por email.' },
  }),
  listCancelReasons: get('/api/v1/cancel-reasons', {
    what: 'Listar os motivos de cancelamento',
    allow: seen,
    returns: type<CancelReason[]>(),
  }),
};
