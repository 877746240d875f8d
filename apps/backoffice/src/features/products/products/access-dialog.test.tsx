// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AccessDialog } from './access-dialog.tsx';

afterEach(cleanup);

test('access dialog: a retry of the count shows that it is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = ['network', promise];
  renderScreen(
    <AccessDialog
      title="Inativar?"
      question={{ id: 1, active: 'false' }}
      yes="Inativar"
      doing="Inativando"
      act={async () => {}}
      onClose={() => {}}
    />,
    { 'GET /api/v1/products/1/access-preview': () => answers.shift()! },
  );
  const retry = await screen.findByRole('button', { name: /Tentar novamente/ });
  expect(retry.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(retry);
  await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true');
  resolve({ body: { gains: [], losses: [] } });
  expect(await screen.findByText('Nenhum cliente ganha ou perde acesso.')).toBeTruthy();
});
