// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ContentCard, type CardContent } from './content-card.tsx';
import { ContentCards } from './content-cards.tsx';

const report: CardContent = {
  id: 7,
  type: 'report',
  title: 'Petrobras',
  date: '2026-11-19T12:12:00Z',
  summary: 'O plano.',
  product_name: 'Invista em Ações',
  read_at: null,
};
const cards = (...contents: CardContent[]) =>
  renderScreen(
    <ContentCards as="rows" label="Conteúdos">
      {contents.map((content) => (
        <ContentCard key={content.id} content={content} />
      ))}
    </ContentCards>,
  );

test.each([
  ['report', 'Relatório', 'Abrir: Petrobras', '/relatorios/7'],
  ['video', 'Vídeo', 'Assistir: Petrobras', '/videos/7'],
  ['news', 'Notícia', 'Abrir: Petrobras', '/noticias/7'],
  ['board', 'Recado', 'Abrir: Petrobras', '/recados/7'],
] as const)('content card: a %s says %s and links by its title', (type, label, name, address) => {
  cards({ ...report, type });
  const card = within(within(screen.getByRole('list', { name: 'Conteúdos' })).getByRole('listitem'));
  expect(card.getByText(label)).toBeTruthy();
  expect(card.getByRole('heading', { level: 2, name: 'Petrobras' })).toBeTruthy();
  expect(card.getByRole('link', { name }).getAttribute('href')).toBe(address);
  expect(card.getByText('Invista em Ações')).toBeTruthy();
  expect(card.getByText('19/11/2026, 09:12')).toBeTruthy();
});

test('content card: the envelope is closed until read', () => {
  cards(report, { ...report, id: 8, read_at: '2026-11-19T13:00:00Z' });
  expect(screen.getAllByRole('img').map((envelope) => envelope.getAttribute('aria-label'))).toEqual([
    'Não lido',
    'Lido',
  ]);
});
