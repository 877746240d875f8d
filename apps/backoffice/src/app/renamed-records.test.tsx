// @vitest-environment happy-dom
import { useGetNewsItemQuery } from '@mirante/api-client/content/news.ts';
import { useListReportRelatedQuery } from '@mirante/api-client/content/related-resources.ts';
import { useGetReportQuery, useListReportsQuery } from '@mirante/api-client/content/reports.ts';
import { useGetVideoQuery } from '@mirante/api-client/content/videos.ts';
import { useListDividendsQuery } from '@mirante/api-client/investments/dividends.ts';
import { useEditFundMutation, useListFundsQuery } from '@mirante/api-client/investments/funds.ts';
import { useEditPortfolioMutation, useListPortfoliosQuery } from '@mirante/api-client/investments/portfolios.ts';
import {
  useEditCorporateActionMutation,
  useGetStockClosesQuery,
  useListCorporateActionsQuery,
  useListQuotasQuery,
} from '@mirante/api-client/investments/quotes.ts';
import { useEditStockCodeMutation } from '@mirante/api-client/investments/stock-codes.ts';
import { useEditStockPortfolioMutation } from '@mirante/api-client/investments/stock-portfolios.ts';
import { useEditStockMutation, useRemoveStockMutation } from '@mirante/api-client/investments/stocks.ts';
import { useEditProductMutation } from '@mirante/api-client/products/products.ts';
import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import { useEditTradeMutation } from '@mirante/api-client/trading/trades.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';

const id = 1;
const reads = {
  'reports/1': () => useGetReportQuery({ id }),
  'reports/1/related-resource/stocks': () => useListReportRelatedQuery({ id, kind: 'stocks' }),
  reports: () => useListReportsQuery({}),
  'videos/1': () => useGetVideoQuery({ id }),
  'news/1': () => useGetNewsItemQuery({ id }),
  dividends: () => useListDividendsQuery({}),
  'stocks/1/closes': () => useGetStockClosesQuery({ id }),
  'corporate-actions': () => useListCorporateActionsQuery({}),
  'fund-quotas': () => useListQuotasQuery({}),
  funds: () => useListFundsQuery({}),
  portfolios: () => useListPortfoliosQuery({}),
  payments: () => useListPaymentsQuery({}),
} satisfies Record<string, () => { data?: unknown }>;

type Write = readonly [(arg: never) => PromiseLike<unknown>, ...unknown[]];
const body = { name: 'Nova' };
const writes = {
  'PATCH funds/1': () => useEditFundMutation(),
  'PATCH portfolios/1': () => useEditPortfolioMutation(),
  'PATCH stocks/1': () => useEditStockMutation(),
  'DELETE stocks/1': () => useRemoveStockMutation(),
  'PATCH stock-portfolios/1': () => useEditStockPortfolioMutation(),
  'PATCH trades/1': () => useEditTradeMutation(),
  'PATCH stocks/1/codes/1': () => useEditStockCodeMutation(),
  'PATCH corporate-actions/1': () => useEditCorporateActionMutation(),
  'PATCH products/1': () => useEditProductMutation(),
} satisfies Record<string, () => Write>;

it.each([
  ['PATCH funds/1', 'reports/1'],
  ['PATCH funds/1', 'fund-quotas'],
  ['PATCH portfolios/1', 'videos/1'],
  ['PATCH stocks/1', 'news/1'],
  ['DELETE stocks/1', 'reports/1/related-resource/stocks'],
  ['PATCH stock-portfolios/1', 'reports/1'],
  ['PATCH stock-portfolios/1', 'dividends'],
  ['PATCH trades/1', 'reports/1'],
  ['PATCH stocks/1/codes/1', 'stocks/1/closes'],
  ['PATCH stocks/1/codes/1', 'corporate-actions'],
  ['PATCH corporate-actions/1', 'dividends'],
  ['PATCH products/1', 'reports'],
  ['PATCH products/1', 'funds'],
  ['PATCH products/1', 'portfolios'],
  ['PATCH products/1', 'payments'],
] as const)('renamed or removed records: after %s, %s opened again is read again', async (write, read) => {
  const Reader = () => <output>{JSON.stringify(reads[read]().data)}</output>;
  const Screen = () => {
    const [act] = (writes[write] as () => Write)();
    const [isOpen, setOpen] = useState(true);
    const [isDone, setDone] = useState(false);
    const change = async () => {
      await act({ id, code_id: id, body } as never);
      setDone(true);
    };
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Abrir</button>
        <button onClick={() => void change()}>Alterar</button>
        {isDone && <p>Alterado</p>}
        {isOpen && <Reader />}
      </>
    );
  };
  let name = 'Velha';
  const [method = '', path = ''] = write.split(' ');
  renderScreen(<Screen />, {
    [`GET /api/v1/${read}`]: () => ({ body: { items: [{ name }], total: 1 } }),
    [`${method} /api/v1/${path}`]: () => {
      name = 'Nova';
      return { body: {} };
    },
  });
  expect(await screen.findByText(/Velha/)).toBeTruthy();
  fireEvent.click(screen.getByText('Abrir'));
  fireEvent.click(screen.getByText('Alterar'));
  await screen.findByText('Alterado');
  fireEvent.click(screen.getByText('Abrir'));
  expect(await screen.findByText(/Nova/)).toBeTruthy();
});
