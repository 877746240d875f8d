// @vitest-environment happy-dom
import type { EarlyRead } from '@mirante/contract/route-preload.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
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

test("a list is asked for as its address has it, over its own defaults, in the session's name", () => {
  const list = { path: '/api/v1/payments', isList: true, query: { page: 1, perPage: 10 } };
  fetchEarlyReads(page(list, 'page=3&payment.status=&client.id=7'), staff('financeiro'));
  expect(asked).toEqual(['/api/v1/payments?page=3&perPage=10&client.id=7 Bearer abc']);
});

test('a record is asked for by the id of the address, whatever else stands there', () => {
  fetchEarlyReads(page({ path: '/api/v1/reports/:id' }, 'pagina=5', { id: '12' }), staff('conteudo'));
  expect(asked).toEqual(['/api/v1/reports/12 Bearer abc']);
});

test('what a role or an area keeps closed is not asked for', () => {
  fetchEarlyReads(page({ allow: ['financeiro'] }), staff('conteudo'));
  fetchEarlyReads(page({ allow: { area: 'stocks' } }), client(['top_fundos']));
  expect(asked).toEqual([]);
  fetchEarlyReads(page({ allow: { area: 'stocks' } }), client(['invista_em_acoes']));
  expect(asked).toHaveLength(1);
});
