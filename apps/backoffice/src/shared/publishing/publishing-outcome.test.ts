import type { DraftableKind, PublishingResult } from '@mirante/domain/content/publishing-act.ts';
import { expect, test } from 'vitest';
import { outcomeOf } from './publishing-outcome.ts';

const result = (changed: number, skipped: PublishingResult['skipped'] = []): PublishingResult => ({
  act: 1,
  changed: Array.from({ length: changed }, (_, n) => n + 1),
  skipped,
});

test.each<[DraftableKind, 'publish' | 'draft' | 'undo', number, string]>([
  ['report', 'publish', 37, '37 relatórios publicados.'],
  ['report', 'publish', 1, '1 relatório publicado.'],
  ['news', 'publish', 2, '2 notícias publicadas.'],
  ['news', 'publish', 0, 'Nenhuma notícia publicada.'],
  ['video', 'draft', 3, '3 vídeos de volta a rascunho.'],
  ['video', 'undo', 0, 'Nenhum vídeo como antes.'],
])('publishing outcome: %s, %s, of %i', (kind, act, n, text) => {
  expect(outcomeOf(kind, act, result(n))).toEqual({ done: text, skipped: [] });
});

test('publishing outcome: groups what was skipped by reason', () => {
  const skipped = [
    { id: 7, reason: 'changed' },
    { id: 8, reason: 'removed' },
    { id: 9, reason: 'changed' },
    { id: 10, reason: 'unchanged' },
    { id: 11, reason: 'unsigned' },
  ] as const;
  expect(outcomeOf('news', 'publish', result(1, [...skipped])).skipped).toEqual([
    { text: '2 não: alteradas nesse meio-tempo', ids: [7, 9], areGone: false },
    { text: '1 não: removida', ids: [8], areGone: true },
    { text: '1 não: sem analista ou declaração', ids: [11], areGone: false },
    { text: '1 não: já estava assim', ids: [10], areGone: false },
  ]);
});
