// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';

const answers = {
  'GET /api/v1/client/products': { body: [] },
  'GET /api/v1/client/payments': { body: { items: [], total: 0 } },
  'GET /api/v1/client/contents': {
    body: {
      items: [
        {
          id: 4,
          type: 'video',
          title: 'Reunião mensal',
          date: '2026-11-19T12:00:00Z',
          summary: '',
          product_name: 'Top Fundos',
          read_at: null,
        },
      ],
      total: 1,
    },
  },
  'GET /api/v1/client/contents-new': { body: { since: '2026-11-18T00:40:00Z', total: 1 } },
};

test('latest contents: shows the newest ones, and how many are new since the last visit', async () => {
  const { calls } = renderScreen(<HomePage />, answers, { entitlements: ['top_fundos'], products: [] });
  const card = within(await screen.findByRole('region', { name: 'Conteúdos' }));
  expect(await card.findByRole('link', { name: 'Assistir: Reunião mensal' })).toBeTruthy();
  expect(card.getByRole('heading', { level: 3, name: 'Reunião mensal' })).toBeTruthy();
  expect(await screen.findByText(/ 1 conteúdo novo desde sua última visita\.$/)).toBeTruthy();
  const { call } = calls.find(({ call: asked }) => asked.includes('/client/contents?'))!;
  expect(Object.fromEntries(new URLSearchParams(call.split('?')[1]))).toEqual({
    perPage: '4',
    sort: 'content.date',
    order: '-1',
  });
});

test('latest contents: without an active product makes no call', async () => {
  const { calls } = renderScreen(<HomePage />, answers, { products: [] });
  await screen.findByText('Nenhum produto ativo');
  expect(screen.queryByRole('heading', { name: 'Conteúdos' })).toBeNull();
  expect(calls.filter(({ call }) => call.includes('contents'))).toEqual([]);
});
