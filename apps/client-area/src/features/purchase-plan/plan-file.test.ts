import { planPurchases } from '@mirante/domain/investments/purchase-plan.ts';
import { expect, test } from 'vitest';
import { planFile } from './plan-file.ts';

test('plan file: lists purchases, cost and remaining cash, for Brazilian spreadsheets', async () => {
  const file = planFile(
    planPurchases(
      [
        { code: 'ITUB4', share: 100, price: 30.5, held: 0 },
        { code: 'VALE3', share: 0, price: 70, held: 0 },
      ],
      1000,
      1,
    ),
  );
  expect(file.name).toBe('quanto-comprar.csv');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text).toBe(
    '\uFEFFAtivo;Quantidade;Preço;Custo\r\nITUB4;32;30,50;976,00\r\nCusto estimado;;;976,00\r\nSobra;;;24,00\r\n',
  );
});
