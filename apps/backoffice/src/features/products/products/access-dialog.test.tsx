// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AccessDialog } from './access-dialog.tsx';

afterEach(cleanup);

const PREVIEW = 'GET /api/v1/products/1/access-preview';
const Dialog = ({ onClose }: { onClose: () => void }) => (
  <AccessDialog
    title="Inativar?"
    question={{ id: 1, active: 'false' }}
    yes="Sim, inativar"
    doing="Inativando"
    act={async () => {}}
    onClose={onClose}
  />
);

test('access dialog: a retry of the count shows that it is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = ['network', promise];
  renderScreen(<Dialog onClose={() => {}} />, { [PREVIEW]: () => answers.shift()! });
  const retry = await screen.findByRole('button', { name: /Tentar novamente/ });
  expect(retry.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(retry);
  await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true');
  resolve({ body: { gains: [], losses: [] } });
  expect(await screen.findByText('Nenhum cliente ganha ou perde acesso.')).toBeTruthy();
});

test('access dialog: opened again, it counts anew, and neither shows the former count nor can be confirmed before', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  const losing = (clients: number): FakeAnswer => ({
    body: { gains: [], losses: [{ product_id: 2, product_name: 'Top Fundos', clients }] },
  });
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [losing(1), promise];
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <Dialog onClose={() => setOpen(false)} /> : <button onClick={() => setOpen(true)}>Inativar</button>;
  };
  renderScreen(<Page />, { [PREVIEW]: () => answers.shift()! });
  await screen.findByText('1 cliente');
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Inativar' }));
  const yes = await screen.findByRole<HTMLButtonElement>('button', { name: /Sim, inativar/ });
  expect([yes.disabled, screen.queryByText('1 cliente')]).toEqual([true, null]);
  resolve(losing(3));
  await screen.findByText('3 clientes');
  expect(yes.disabled).toBe(false);
});
