// @vitest-environment happy-dom
import type { Report } from '@mirante/domain/content/report.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SamplePanel } from './sample-panel.tsx';

const report = {
  id: 4,
  name: 'Panorama',
  draft: false,
  report_date: '2026-01-10T12:00:00.000Z',
  files: [{ version: 1 }],
  sample_report: null,
} as unknown as Report;
const show = (more: Partial<Report>, answers = {}) =>
  renderScreen(<SamplePanel report={{ ...report, ...more }} />, answers, { roles: ['conteudo'] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('sample panel: marking a report asks first, and names the one that it replaces', async () => {
  const { calls } = show(
    { sample_report: { id: 9, name: 'Anterior' } },
    { 'POST /api/v1/reports/4/sample': { body: report } },
  );
  press('Oferecer como amostra');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('A amostra atual, “Anterior”, sai da oferta.');
  expect(calls).toEqual([]);
  await confirm('Oferecer');
  await closed();
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/v1/reports/4/sample']);
});

test('sample panel: the sample is withdrawn after a question', async () => {
  const { calls } = show(
    { sample_report: { id: 4, name: 'Panorama' } },
    { 'DELETE /api/v1/reports/4/sample': { body: report } },
  );
  press('Retirar da oferta');
  expect(calls).toEqual([]);
  await confirm('Retirar');
  await closed();
  expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/v1/reports/4/sample']);
});

test.each<[string, Partial<Report>, string]>([
  ['a report without a PDF', { files: [] }, 'A amostra é um relatório publicado, com PDF.'],
  ['a draft', { draft: true }, 'A amostra é um relatório publicado, com PDF.'],
  [
    'a marked report that became a draft',
    { draft: true, sample_report: { id: 4, name: 'Panorama' } },
    'Marcado, mas fora da oferta enquanto não estiver publicado.',
  ],
])('sample panel: %s is not offered', (_what, more, words) => {
  show(more);
  expect(screen.getByRole('region', { name: 'Amostra grátis' }).textContent).toContain(words);
  expect(screen.queryByRole('button', { name: 'Oferecer como amostra' })).toBeNull();
});
