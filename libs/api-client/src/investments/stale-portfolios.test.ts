// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { api } from '../base-api.ts';
import { makeStore } from '../store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import './fund-categories.ts';
import './funds.ts';
import './performance.ts';
import './portfolios.ts';
import './quotes.ts';
import './stock-codes.ts';
import './stock-portfolios.ts';
import './stocks.ts';

const FUNDS = '/api/v1/portfolios/1';
const STOCKS = '/api/v1/stock-portfolios/1';
const reads = {
  getPortfolio: FUNDS,
  getPortfolioPerformance: `${FUNDS}/performance`,
  getStockPortfolio: STOCKS,
  getStockPortfolioPerformance: `${STOCKS}/performance`,
};

interface Endpoint {
  initiate(arg: object): never;
}
const endpoints = api.endpoints as unknown as Record<string, Endpoint>;

test.each([
  ['editStock', 'PATCH /api/v1/stocks/1', [STOCKS, `${STOCKS}/performance`]],
  ['removeStockCode', 'DELETE /api/v1/stocks/1/codes/1', [STOCKS, `${STOCKS}/performance`]],
  ['editFund', 'PATCH /api/v1/funds/1', [FUNDS, `${FUNDS}/performance`]],
  ['removeFundCategory', 'DELETE /api/v1/fund-categories/1', [FUNDS, `${FUNDS}/performance`]],
  ['removeClose', 'DELETE /api/v1/closes/1', Object.values(reads)],
  ['removeQuota', 'DELETE /api/v1/fund-quotas/1', Object.values(reads)],
  ['typeQuotes', 'POST /api/v1/quotes', Object.values(reads)],
  ['removeCorporateAction', 'DELETE /api/v1/corporate-actions/1', Object.values(reads)],
])('portfolios shown before %s are read again', async (name, call, again) => {
  const calls = fakeApi({ ...Object.fromEntries(Object.values(reads).map((path) => [`GET ${path}`, {}])), [call]: {} });
  const { dispatch } = makeStore({ notify: () => undefined });
  for (const read of Object.keys(reads)) await dispatch(endpoints[read]!.initiate({ id: 1 }));
  const before = calls.length;
  await dispatch(endpoints[name]!.initiate({ id: 1, code_id: 1, body: {} }));
  const readAgain = () =>
    calls
      .slice(before)
      .map((seen) => seen.call)
      .filter((seen) => seen.startsWith('GET '))
      .toSorted();
  await expect.poll(readAgain).toEqual(again.map((path) => `GET ${path}`).toSorted());
});
