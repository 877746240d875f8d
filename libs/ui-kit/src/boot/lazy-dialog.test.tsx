// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBoundary } from '../shell/page-boundary.tsx';
import { recordToasts } from '../testing/record-toasts.ts';
import { showToastsWith } from '../toasts/toast.ts';
import { lazyDialog } from './lazy-dialog.tsx';

afterEach(() => {
  cleanup();
  showToastsWith(undefined);
});

test('lazyDialog: whose code cannot be had leaves the page around it, says so, and is closed', async () => {
  const { toasts } = recordToasts();
  const close = vi.fn<() => void>();
  const Dialog = lazyDialog<{ onClose: () => void }>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  render(
    <MemoryRouter>
      <PageBoundary>
        <input aria-label="Título" defaultValue="Digitado" />
        <Suspense fallback={null}>
          <Dialog onClose={close} />
        </Suspense>
      </PageBoundary>
    </MemoryRouter>,
  );
  await expect
    .poll(() => toasts.map(({ text }) => text))
    .toEqual(['Não foi possível abrir. Confira sua conexão e recarregue a página.']);
  expect(close).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Digitado');
});
