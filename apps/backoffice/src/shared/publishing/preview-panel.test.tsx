// @vitest-environment happy-dom
import type { ContentPreview } from '@mirante/domain/content/content.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PreviewPanel } from './preview-panel.tsx';

const products = [
  { id: 2, name: 'Top Fundos', active: true, children: [] },
  { id: 5, name: 'Full Trader', active: true, children: [] },
];
async function choose(name: string, preview: ContentPreview) {
  const { calls } = renderScreen(<PreviewPanel id={7} />, {
    'GET /api/v1/all-products': { body: products },
    'GET /api/v1/contents/7/preview': { body: preview },
  });
  await screen.findByRole('option', { name });
  const { id } = products.find((product) => product.name === name)!;
  fireEvent.change(screen.getByLabelText('Cliente de'), { target: { value: String(id) } });
  return calls;
}

test('preview panel: a product with access shows the content as its clients see it', async () => {
  const calls = await choose('Top Fundos', {
    hidden: null,
    content: {
      kind: 'report',
      title: 'Fundos em novembro',
      date: '2026-11-20T12:00:00Z',
      product_name: 'Top Fundos',
      text: 'O que muda.',
      pages: 5,
      errata: [{ text: 'É 3,24.', at: '2026-11-21T12:00:00Z' }],
    },
  });
  const seen = await screen.findByRole('article', { name: 'Como clientes de Top Fundos veem' });
  for (const part of ['Fundos em novembro', 'O que muda.', '5 páginas', 'É 3,24.'])
    expect(seen.textContent).toContain(part);
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/contents/7/preview?product=2');
});

test.each([
  ['product', 'O produto não abre este conteúdo.'],
  ['draft', 'Enquanto for rascunho, ninguém vê.'],
  ['scheduled', 'A data dele ainda não chegou.'],
] as const)('preview panel: a content hidden by %s says so', async (hidden, reason) => {
  await choose('Full Trader', { hidden, content: null });
  expect(await screen.findByText('Clientes de Full Trader não veem este conteúdo')).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
});
