// @vitest-environment happy-dom
import type { TraceResult } from '@mirante/domain/content/report-copy.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TracePage } from './trace-page.tsx';

const CALL = 'POST /api/v1/reports/trace';
const found: TraceResult = {
  pages: 12,
  looked: 10,
  copies: [
    {
      id: 7,
      number: '7F3A-21C9-04BE',
      client_id: 1001,
      client_name: 'Ana Beatriz Nogueira',
      client_removed: false,
      report_id: 3,
      report_name: null,
      version: 2,
      made_at: '2026-11-22T12:00:00.000Z',
      downloaded_at: null,
      evidence: ['mark'],
      pages: [1, 4],
    },
  ],
};
const send = (file = new File(['%PDF-1.7'], 'vazado.pdf', { type: 'application/pdf' })) => {
  fireEvent.change(screen.getByLabelText('PDF, até 25 MB'), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: /Rastrear/ }));
};

test('trace page: shows client, report, version and evidence of a traced file', async () => {
  renderScreen(<TracePage />, { [CALL]: { body: found } });
  expect(screen.getByRole('button', { name: /Rastrear/ }).hasAttribute('disabled')).toBe(true);
  send();
  expect(await screen.findByText('1 exemplar encontrado')).toBeTruthy();
  expect(screen.getByText('10 de 12 páginas foram vistas.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Exemplar nº 7F3A-21C9-04BE' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ana Beatriz Nogueira' }).getAttribute('href')).toBe('/clientes/1001');
  for (const text of [
    '3 (removido), versão 2',
    '22/11/2026, 09:00',
    '— (só aberto no portal)',
    '1, 4',
    'Marca invisível',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['those who may not open clients', 'conteudo', {}],
  ['a removed client', 'administrador', { client_removed: true }],
] as const)('trace page: the reader is named without a link to a page, for %s', async (_whom, role, more) => {
  const body = { ...found, copies: [{ ...found.copies[0]!, ...more }] };
  renderScreen(<TracePage />, { [CALL]: { body } }, { roles: [role] });
  send();
  expect((await screen.findByText('Ana Beatriz Nogueira')).closest('a')).toBeNull();
});

test('trace page: says when no copy was found', async () => {
  renderScreen(<TracePage />, { [CALL]: { body: { copies: [], pages: 1, looked: 1 } } });
  send();
  expect(await screen.findByText('Nenhum exemplar encontrado')).toBeTruthy();
});

test("trace page: a refused file shows the server's message, a too large one before it is sent", async () => {
  const message = 'O PDF está protegido por senha. Remova a senha e envie de novo.';
  const { calls } = renderScreen(<TracePage />, {
    [CALL]: { status: 422, body: { code: 'invalid_fields', detail: 'x', errors: [{ path: 'file', message }] } },
  });
  send();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const large = new File(['%PDF-1.7'], 'grande.pdf');
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
  send(large);
  expect(screen.getByRole('alert').textContent).toContain('mais de 25 MB');
  expect(calls).toHaveLength(1);
});

test('trace page: a file that changed since it was chosen is not told as a lost connection', async () => {
  renderScreen(<TracePage />, { [CALL]: 'network' });
  const file = new File(['%PDF-1.7'], 'vazado.pdf', { type: 'application/pdf' });
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  send(file);
  expect((await screen.findByRole('alert')).textContent).toContain('O arquivo mudou');
});
