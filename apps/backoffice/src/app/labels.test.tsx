// @vitest-environment happy-dom
import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewUserPage } from '../features/access/users/new-user-page.tsx';
import { UserListPage } from '../features/access/users/user-list-page.tsx';
import { DividendListPage } from '../features/investments/dividends/dividend-list-page.tsx';
import { DividendEditPage } from '../features/investments/dividends/dividend-edit-page.tsx';
import { ClientListPage } from '../features/people/clients/client-list-page.tsx';
import { CouponCreatePage } from '../features/products/coupons/coupon-create-page.tsx';
import { CouponListPage } from '../features/products/coupons/coupon-list-page.tsx';
import { ProductCreatePage } from '../features/products/products/product-create-page.tsx';
import { ProductListPage } from '../features/products/products/product-list-page.tsx';
import { PaymentListPage } from '../features/sales/payments/payment-list-page.tsx';
import { RefundEditPage } from '../features/sales/refunds/refund-edit-page.tsx';
import { RefundListPage } from '../features/sales/refunds/refund-list-page.tsx';
import { ChangesPanel } from '../record/changes-panel.tsx';
import { show } from '../testing/show.tsx';

const { MARK } = vi.hoisted(() => ({ MARK: '*' }));
vi.mock('@mirante/domain/records/words.ts', async (original) => {
  const words = await original<typeof import('@mirante/domain/records/words.ts')>();
  const renamed = <L extends object>(labels: L = {} as L) =>
    Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, `${label}${MARK}`])) as L;
  const wordsOf: typeof words.wordsOf = ({ labels, list, form, ...told }) =>
    words.wordsOf({ ...told, labels: renamed(labels), list: renamed(list), form: renamed(form) });
  return { ...words, wordsOf };
});
afterEach(cleanup);

test.each<[string, ComponentType]>([
  ['refunds', RefundListPage],
  ['dividends', DividendListPage],
  ['coupons', CouponListPage],
  ['products', ProductListPage],
  ['users', UserListPage],
  ['clients', ClientListPage],
  ['payments', PaymentListPage],
])('every head of the list of %s is a label of its record', async (_name, List) => {
  show(<List />);
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads.length).toBeGreaterThan(4);
  expect(heads.filter((head) => head !== 'Ações' && !head.endsWith(MARK))).toEqual([]);
});

const changes = { body: [] };
test.each<[string, ComponentType, Record<string, object>]>([
  ['a refund', RefundEditPage, { 'GET /api/v1/refunds/1': { body: {} }, 'GET /api/v1/refunds/1/changes': changes }],
  [
    'a dividend',
    DividendEditPage,
    { 'GET /api/v1/dividends/1': { body: {} }, 'GET /api/v1/dividends/1/changes': changes },
  ],
  ['a coupon', CouponCreatePage, { 'GET /api/v1/products': { body: { items: [], total: 0 } } }],
  ['a product', ProductCreatePage, {}],
  ['a user', NewUserPage, { 'GET /api/v1/roles': { body: [] } }],
])('every label of the form of %s is one of its record', async (_name, Form, answers) => {
  show(<Form />, answers, { at: '/1', path: '/:id' });
  const form = await screen.findByRole('form');
  const labels = [...form.querySelectorAll('label[for], fieldset:not([aria-hidden]) > legend')].map(({ textContent }) =>
    textContent.replace(' (opcional)', ''),
  );
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.filter((label) => !label.endsWith(MARK))).toEqual([]);
});

test('the log tells of a column by the label of its record', () => {
  const entry = { id: 1, resource: 'refund', root_resource: 'refund', change: 'update', diff: { amount: [594, 400] } };
  const told = { user_name: 'Renata', action: 'Editar um reembolso', created_at: '2026-11-25T12:00:00Z', names: {} };
  const data = [{ ...entry, ...told } as unknown as AuditEntry];
  show(<ChangesPanel query={{ data, isFetching: false, refetch: () => undefined }} />);
  expect(within(screen.getByRole('list')).getByRole('term').textContent).toBe(`Valor${MARK}`);
});
