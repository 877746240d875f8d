import type { analysts } from '@mirante/contract/products/analysts.ts';
import { MAX_ANALYSTS } from '@mirante/domain/products/analyst.ts';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { describeOfferRows } from '../../testing/offer-suite.ts';

const api = await testApi();
const { create, listOffered } = describeOfferRows<typeof analysts.listAnalysts>({
  api,
  path: 'analysts',
  table: 'analyst',
  filters: { 'analyst.name': [['agua', "name = 'Água Lima'"]] },
  sorts: { 'analyst.position': 'position', 'analyst.id': 'id' },
  action: 'Editar um analista',
  offered: 'offered-analysts',
  title: 'name',
  rest: { cnpi: 'CNPI-P 1234' },
  max: MAX_ANALYSTS,
});

it('analysts: are public with registration and presentation', async () => {
  await api.db.deleteFrom('analyst').execute();
  await create('Renata Brandão', { presentation: 'Cobre bancos.' });
  expect(await listOffered()).toEqual([
    { id: expect.any(Number), name: 'Renata Brandão', cnpi: 'CNPI-P 1234', presentation: 'Cobre bancos.' },
  ]);
});

it('analysts: are limited in length', async () => {
  const answer = await create('x'.repeat(121), { cnpi: 'x'.repeat(41), presentation: 'x'.repeat(401) });
  expect(answer.json().errors).toEqual([
    { path: 'name', message: 'Texto longo demais.' },
    { path: 'cnpi', message: 'Texto longo demais.' },
    { path: 'presentation', message: 'Texto longo demais.' },
  ]);
});
