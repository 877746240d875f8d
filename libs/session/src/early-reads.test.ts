// @vitest-environment happy-dom
import type { EarlyRead } from '@mirante/contract/route-preload.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchEarlyReads } from './early-reads.ts';
import type { StoredSession } from './session-slice.ts';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${address} ${headers['authorization']}`);
    return new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

const staff = (role: StaffRole): StoredSession => ({
  token: 'abc',
  details: { role: 'user', user: { id: 1, name: 'A', email: 'a@b.c', phone: null, roles: [{ id: 1, name: role }] } },
  pending_messages: 0,
  pending_messages_at: '',
  contact_invitation_at: '',
});
const client = (entitlements: string[]): StoredSession => {
  const { details, ...session } = staff('trader');
  return { ...session, details: { ...details, role: 'client', user: { ...details.user, roles: [] }, entitlements } };
};
const page = (read: Partial<EarlyRead>, query = '', params = {}) => ({
  reads: [{ path: '/api/v1/x', allow: 'account' as const, query: {}, isList: false, ...read }],
  params,
  query,
});

test("early reads: a list is fetched with its URL's state over its defaults, with the session's token", () => {
  const list = { path: '/api/v1/payments', isList: true, query: { page: 1, perPage: 10 } };
  fetchEarlyReads(page(list, 'page=3&payment.status=&client.id=7'), staff('financeiro'));
  expect(asked).toEqual(['/api/v1/payments?page=3&perPage=10&client.id=7 Bearer abc']);
});

test('early reads: a read filter is sent as yes or no, and any other value not at all', () => {
  const list = { path: '/api/v1/client/contents', isList: true };
  for (const read of ['true', 'false', 'xyz']) fetchEarlyReads(page(list, `content.read=${read}`), client([]));
  expect(asked).toEqual([
    '/api/v1/client/contents?content.read=true Bearer abc',
    '/api/v1/client/contents?content.read=false Bearer abc',
    '/api/v1/client/contents Bearer abc',
  ]);
});

test('early reads: a list whose URL holds a search is not fetched, and the other reads are', () => {
  const { reads: lists } = page({ path: '/api/v1/client/contents', isList: true });
  const { reads: others, ...opened } = page({ path: '/api/v1/x' }, 'busca=dividendo');
  fetchEarlyReads({ ...opened, reads: [...lists, ...others] }, client([]));
  expect(asked).toEqual(['/api/v1/x Bearer abc']);
});

test("early reads: a record is fetched by its URL's id alone", () => {
  fetchEarlyReads(page({ path: '/api/v1/reports/:id' }, 'pagina=5', { id: '12' }), staff('conteudo'));
  expect(asked).toEqual(['/api/v1/reports/12 Bearer abc']);
});

test('early reads: the payments that the products wait for are each fetched once, without the page’s ids', () => {
  const session = client([]);
  const product = (row: Partial<ClientProduct>) => ({ status: 'active', renewing_id: null, payment_id: 4, ...row });
  const products = [
    product({}),
    product({ status: 'pending_payment', payment_id: 5 }),
    product({ status: 'pending_payment', payment_id: 5 }),
    product({ renewing_id: 7 }),
    product({ status: 'pending_payment', payment_id: null }),
  ] as ClientProduct[];
  const read = page({ path: '/api/v1/client/payments/:id', each: 'pendingPayments' }, '', { id: '9' });
  fetchEarlyReads(read, { ...session, details: { ...session.details, products } });
  fetchEarlyReads(read, session);
  expect(asked).toEqual(['/api/v1/client/payments/5 Bearer abc', '/api/v1/client/payments/7 Bearer abc']);
});

test('early reads: what the role or area may not read is not fetched', () => {
  fetchEarlyReads(page({ allow: ['financeiro'] }), staff('conteudo'));
  fetchEarlyReads(page({ allow: { area: 'stocks' } }), client(['top_fundos']));
  expect(asked).toEqual([]);
  fetchEarlyReads(page({ allow: { area: 'stocks' } }), client(['invista_em_acoes']));
  expect(asked).toHaveLength(1);
});
