// @vitest-environment happy-dom
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

// As without a network, or after a newer build replaced it.
vi.mock('./step-up-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it("step-up: the call is refused where the dialog's code cannot be loaded, and the page stays", async () => {
  // Another file of this run may have loaded the dialog.
  vi.resetModules();
  const { useRemoveUserMutation } = await import('@mirante/api-client/access/users.ts');
  const { makeStore } = await import('@mirante/api-client/store.ts');
  const { StepUp } = await import('./step-up.tsx');
  function Removal() {
    const [remove, { isError }] = useRemoveUserMutation();
    return (
      <button type="button" onClick={() => void remove({ id: 7 })}>
        {isError ? 'Recusado' : 'Remover'}
      </button>
    );
  }
  const problem = { code: 'step_up_required', detail: 'Confirme que é você para continuar.', errors: [] };
  fakeApi({ 'DELETE /api/v1/users/7': { status: 403, body: problem } });
  const { showToastsWith } = await import('@mirante/ui-kit/toasts/toast.ts');
  const texts: string[] = [];
  showToastsWith(({ text }) => void texts.push(text));
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <Removal />
      <StepUp />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(await screen.findByRole('button', { name: 'Recusado' })).toBeTruthy();
  expect(texts).toEqual(['Não foi possível pedir a confirmação. Confira sua conexão e recarregue a página.']);
});
