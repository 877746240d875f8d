// @vitest-environment happy-dom
import type { FailedJob } from '@mirante/domain/house/failed-job.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FailedJobListPage } from './failed-job-list-page.tsx';

const job = (over: Partial<FailedJob>): FailedJob => ({
  id: 1,
  job: 'mail',
  error: 'no mail server',
  tries: 21,
  created_at: '2026-05-04T12:00:00Z',
  failed_at: '2026-05-05T12:00:00Z',
  redriven: false,
  redriven_at: null,
  ...over,
});
const answers = {
  'GET /api/v1/failed-jobs': {
    body: {
      items: [job({}), job({ id: 2, job: 'refund', redriven: true, redriven_at: '2026-05-05T13:00:00Z' })],
      total: 2,
    },
  },
  'POST /api/v1/failed-jobs/1/redrive': { status: 204 },
};

test('failed job list: a job shows name and error, and is redriven after confirmation; a redriven one has no button', async () => {
  const { calls, said } = renderScreen(<FailedJobListPage />, answers);
  const row = within((await screen.findByRole('rowheader', { name: 'Enviar email' })).closest('tr')!);
  expect(row.getByText('no mail server')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Devolver dinheiro' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Reenviar' })).toHaveLength(1);
  fireEvent.click(row.getByRole('button', { name: 'Reenviar' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reenviar' }));
  await waitFor(() => expect(said).toEqual(['Tarefa reenviada!']));
  expect(calls.map(({ call }) => call)).toContain('POST /api/v1/failed-jobs/1/redrive');
});

test('failed job list: filters by kind of job and by redriven', async () => {
  const { calls } = renderScreen(<FailedJobListPage />, answers);
  await screen.findByRole('rowheader', { name: 'Enviar email' });
  fireEvent.change(screen.getByLabelText('Filtrar por Tarefa'), { target: { value: 'refund' } });
  await waitFor(() => expect(calls.some(({ call }) => call.includes('failed_job.job=refund'))).toBe(true));
  fireEvent.change(screen.getByLabelText('Filtrar por Reenviada'), { target: { value: 'false' } });
  await waitFor(() => expect(calls.some(({ call }) => call.includes('failed_job.redriven=false'))).toBe(true));
});
