// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { savePurchase, type PurchaseRecord } from '../../purchase-record.ts';
import { PixCharge } from './pix-charge.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(code: string): string | null | undefined {
  const pix: PixStatus = {
    status: 'pending',
    qr_code: null,
    copy_paste_code: '000201',
    expires_at: null,
    renewal_problem: null,
  };
  fakeApi({ [`GET /api/v1/pix-qr-code/${code}`]: { body: pix } });
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <PixCharge code={code} pix={pix} copyPaste="000201" />
    </Provider>,
  );
  return screen.getByRole('heading', { level: 1 }).parentElement?.textContent;
}
const bought = { pix_code: 'abc', total: 900, product: { code: 'top_fundos', name: 'Top Fundos', price: 1000 } };

it('Pix charge: only the tab of its purchase tells the amount and the product', () => {
  savePurchase(bought as PurchaseRecord);
  expect(show('abc')?.trim()).toBe('Aguardando pagamentoR$\u00a0900,00Top Fundos');
  cleanup();
  expect(show('another')).toContain('Pague com Pix');
});
