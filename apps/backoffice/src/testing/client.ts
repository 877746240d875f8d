import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';

/** An active acquisition of Top Fundos. */
export const acquired = (more: Partial<ClientProduct> = {}): ClientProduct => ({
  id: 8002,
  product_id: 2,
  product_code: 'top_fundos',
  product_name: 'Top Fundos',
  product_logo: null,
  status: 'active',
  created_at: '2026-01-02T12:00:00Z',
  starts_at: '2026-01-02T12:00:00Z',
  expires_at: '2027-01-03T02:59:59Z',
  renewed_from_id: null,
  renewed_by_id: null,
  renewing_id: null,
  renewal_id: null,
  cancel_at: null,
  cancel_reason_name: null,
  cancel_reason: null,
  payment_id: 5001,
  ...more,
});

/** Client 1001, who has one product. */
export const ana = (more: Partial<StaffClient> = {}): StaffClient => ({
  id: 1001,
  name: 'Ana Beatriz Falcão',
  email: 'ana@mirante.example',
  cpf: '52998224130',
  birth_date: '1988-04-17',
  phone: '+5511960000137',
  cell_phone: null,
  gender: 'F',
  vindi_id: null,
  email_confirmed_at: '2026-01-02T12:00:00Z',
  created_at: '2026-01-02T12:00:00Z',
  products: [acquired()],
  address: null,
  versions: { email: 'v-email', cpf: 'v-cpf', phones: 'v-phones' },
  erasure_request: null,
  pending_changes: [],
  ownership: { proven: true, same_cpf: [], guest_orders: 0 },
  ...more,
});

const nothing = { total: 0, last_24_hours: 0, last_7_days: 0 };
/** The responses for that client's pages. */
export const clientAnswers = (client: StaffClient = ana()) => ({
  'GET /api/v1/clients/1001': { body: client },
  'GET /api/v1/clients/1001/changes': { body: [] },
  'GET /api/v1/clients/1001/metrics': {
    body: {
      login_stats: { total: 4, last_24_hours: 1, last_7_days: 2 },
      reports: nothing,
      videos: nothing,
      news: nothing,
      board: nothing,
    },
  },
});
