// @vitest-environment happy-dom
import { refundForm, type RefundForm } from '@mirante/contract/sales/refunds.form.ts';
import { type refunds } from '@mirante/contract/sales/refunds.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { userWords } from '@mirante/domain/access/user.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import type { AuditEntry } from '@mirante/domain/house/audit.ts';
import { newsWords } from '@mirante/domain/content/news.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { corporateActionWords } from '@mirante/domain/investments/corporate-action.ts';
import { closeWords } from '@mirante/domain/investments/quote.ts';
import { dividendWords } from '@mirante/domain/investments/dividend.ts';
import { fundWords } from '@mirante/domain/investments/fund.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { clientMessageWords } from '@mirante/domain/messaging/client-message.ts';
import { clientWords } from '@mirante/domain/people/client.ts';
import { couponWords } from '@mirante/domain/products/coupon-record.ts';
import { productWords } from '@mirante/domain/products/product-record.ts';
import { wordsOf, type RecordWords } from '@mirante/domain/records/words.ts';
import { paymentWords } from '@mirante/domain/sales/payment.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeTemplateWords } from '@mirante/domain/trading/trade-template.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { refundWords, type RefundRow } from '@mirante/domain/sales/refund.ts';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { NewUserPage } from '../features/access/users/new-user-page.tsx';
import { UserListPage } from '../features/access/users/user-list-page.tsx';
import { NewsCreatePage } from '../features/content/news/news-create-page.tsx';
import { NewsListPage } from '../features/content/news/news-list-page.tsx';
import { VideoCreatePage } from '../features/content/videos/video-create-page.tsx';
import { VideoListPage } from '../features/content/videos/video-list-page.tsx';
import { ReportCreatePage } from '../features/content/reports/report-create-page.tsx';
import { ReportListPage } from '../features/content/reports/report-list-page.tsx';
import { CorporateActionListPage } from '../features/investments/corporate-actions/corporate-action-list-page.tsx';
import { CloseListPage } from '../features/investments/quotes/close-list-page.tsx';
import { DividendListPage } from '../features/investments/dividends/dividend-list-page.tsx';
import { DividendEditPage } from '../features/investments/dividends/dividend-edit-page.tsx';
import { FundCreatePage } from '../features/investments/funds/fund-create-page.tsx';
import { FundListPage } from '../features/investments/funds/fund-list-page.tsx';
import { StockCreatePage } from '../features/investments/stocks/stock-create-page.tsx';
import { StockListPage } from '../features/investments/stocks/stock-list-page.tsx';
import { ClientMessageListPage } from '../features/messaging/client-messages/client-message-list-page.tsx';
import { ClientListPage } from '../features/people/clients/client-list-page.tsx';
import { CouponCreatePage } from '../features/products/coupons/coupon-create-page.tsx';
import { CouponListPage } from '../features/products/coupons/coupon-list-page.tsx';
import { ProductCreatePage } from '../features/products/products/product-create-page.tsx';
import { ProductListPage } from '../features/products/products/product-list-page.tsx';
import { PaymentListPage } from '../features/sales/payments/payment-list-page.tsx';
import { RefundEditPage } from '../features/sales/refunds/refund-edit-page.tsx';
import { RefundListPage } from '../features/sales/refunds/refund-list-page.tsx';
import { TradeListPage } from '../features/trading/trades/trade-list-page.tsx';
import { TradeTemplateCreatePage } from '../features/trading/templates/trade-template-create-page.tsx';
import { TradeTemplateListPage } from '../features/trading/templates/trade-template-list-page.tsx';
import { TraderMessageListPage } from '../features/trading/board/trader-message-list-page.tsx';
import { ChangesPanel } from '../record/changes-panel.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

test.each<[string, ComponentType, Pick<RecordWords, 'list'>]>([
  ['refunds', RefundListPage, refundWords],
  ['videos', VideoListPage, videoWords],
  ['news', NewsListPage, newsWords],
  ['dividends', DividendListPage, dividendWords],
  ['funds', FundListPage, fundWords],
  ['stocks', StockListPage, stockWords],
  ['closes', CloseListPage, closeWords],
  ['corporate actions', CorporateActionListPage, corporateActionWords],
  ['reports', ReportListPage, reportWords],
  ['coupons', CouponListPage, couponWords],
  ['products', ProductListPage, productWords],
  ['users', UserListPage, userWords],
  ['clients', ClientListPage, clientWords],
  ['payments', PaymentListPage, paymentWords],
  ['client messages', ClientMessageListPage, clientMessageWords],
  ['trades', TradeListPage, tradeWords],
  ['trade templates', TradeTemplateListPage, tradeTemplateWords],
  ['trader messages', TraderMessageListPage, traderMessageWords],
])('labels: every column head of the list of %s is a label of its record', async (_name, List, { list }) => {
  renderScreen(<List />);
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads.length).toBeGreaterThan(3);
  expect([...Object.values(list), 'Ações']).toEqual(expect.arrayContaining(heads));
});

const changes = { body: [] };
const allProducts = { 'GET /api/v1/all-products': { body: [] } };
test.each<[string, ComponentType, Pick<RecordWords, 'form'>, Record<string, object>]>([
  [
    'a refund',
    RefundEditPage,
    refundWords,
    { 'GET /api/v1/refunds/1': { body: { state: 'asked' } }, 'GET /api/v1/refunds/1/changes': changes },
  ],
  [
    'a dividend',
    DividendEditPage,
    dividendWords,
    { 'GET /api/v1/dividends/1': { body: {} }, 'GET /api/v1/dividends/1/changes': changes },
  ],
  ['a coupon', CouponCreatePage, couponWords, { 'GET /api/v1/products': { body: { items: [], total: 0 } } }],
  ['a product', ProductCreatePage, productWords, {}],
  ['a video', VideoCreatePage, videoWords, allProducts],
  ['a news item', NewsCreatePage, newsWords, allProducts],
  ['a fund', FundCreatePage, fundWords, allProducts],
  ['a stock', StockCreatePage, stockWords, allProducts],
  ['a report', ReportCreatePage, reportWords, { 'GET /api/v1/all-products': { body: [] } }],
  ['a trade template', TradeTemplateCreatePage, tradeTemplateWords, {}],
  ['a user', NewUserPage, userWords, { 'GET /api/v1/roles': { body: [] } }],
])('labels: every label of the form of %s is one of its record', async (_name, Form, { form: words }, answers) => {
  renderScreen(<Form />, answers, { at: '/1', path: '/:id' });
  const form = (await screen.findByRole('heading', { level: 1 })).closest('form')!;
  const labels = [...form.querySelectorAll('label[for], fieldset:not([aria-hidden]) > legend')].map(({ textContent }) =>
    textContent.replace(' (opcional)', ''),
  );
  expect(labels.length).toBeGreaterThan(1);
  expect(Object.values(words)).toEqual(expect.arrayContaining(labels));
});

test('labels: a label renamed beside its interface is renamed in list and form', () => {
  const words = wordsOf<RefundRow>({
    ...refundWords,
    labels: { ...refundWords.labels, obs: 'Nota' },
    form: {},
    list: {},
  });
  expect(columnsOf<typeof refunds.listRefunds>(words.list, { obs: {} })).toMatchObject([{ label: 'Nota' }]);
  const Field = fieldsOf<RefundForm>(words.form);
  renderScreen(
    <FormPage title="Nota" schema={refundForm} then="/" save={() => Promise.resolve()}>
      <Field.Text name="obs" />
    </FormPage>,
  );
  expect(screen.getByRole('textbox', { name: 'Nota' })).toBeTruthy();
});

test("labels: the audit log names a column by its record's label", async () => {
  const entry = { id: 1, resource: 'refund', root_resource: 'refund', change: 'update', diff: { amount: [594, 400] } };
  const change = { user_name: 'Renata', action: 'Editar um reembolso', created_at: '2026-11-25T12:00:00Z', names: {} };
  const data = [{ ...entry, ...change } as unknown as AuditEntry];
  renderScreen(<ChangesPanel query={{ data, isFetching: false, refetch: () => undefined }} />);
  expect(within(await screen.findByRole('list')).getByRole('term').textContent).toBe(refundWords.labels.amount);
});
