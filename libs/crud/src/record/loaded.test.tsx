// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Loaded } from './loaded.tsx';
import { RemoveButton } from './remove-button.tsx';

const none: { data?: { name: string } } = {};
const name = (data: { name: string }) => <p>{data.name}</p>;

it('Loaded shows the data', () => {
  render(
    <Loaded query={{ data: { name: 'Helena' } }} what="Cliente">
      {name}
    </Loaded>,
  );
  expect(screen.getByText('Helena')).toBeTruthy();
});

it('Loaded keeps the data while refetching, and when that fails', () => {
  render(
    <Loaded query={{ data: { name: 'Helena' }, error: { status: 503 }, isFetching: true }} what="Cliente">
      {name}
    </Loaded>,
  );
  expect(screen.getByText('Helena')).toBeTruthy();
});

it("Loaded does not show another id's data", () => {
  render(
    <Loaded query={{ data: { name: 'Helena' }, currentData: undefined, isFetching: true }} what="Cliente">
      {name}
    </Loaded>,
  );
  expect(screen.queryByText('Helena')).toBeNull();
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

it('Loaded names what was not found, with a link home', () => {
  render(
    <Loaded query={{ ...none, error: { status: 404 } }} what="Pagamento" id={123} home="/pagamentos">
      {name}
    </Loaded>,
  );
  expect(screen.getByText(/Pagamento 123/)).toBeTruthy();
  expect(screen.getByText('Código 404')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('#/pagamentos');
});

it('Loaded keeps a record that was removed on its page, which is being left, instead of not finding it', async () => {
  const page = (error?: { status: number }) => (
    <Loaded query={{ data: { name: 'Helena' }, ...(error && { error }) }} what="Cliente">
      {({ name: who }) => (
        <>
          <p>{who}</p>
          <RemoveButton what="o cliente" remove={async () => ({ data: null })} onRemoved={() => {}} />
        </>
      )}
    </Loaded>
  );
  const { rerender } = render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  rerender(page({ status: 404 }));
  expect(screen.getByText('Helena')).toBeTruthy();
  expect(screen.queryByText('Código 404')).toBeNull();
});

it('Loaded does not find what another removed', () => {
  const page = (error?: { status: number }) => (
    <Loaded query={{ data: { name: 'Helena' }, ...(error && { error }) }} what="Cliente">
      {name}
    </Loaded>
  );
  const { rerender } = render(page());
  rerender(page({ status: 404 }));
  expect(screen.getByText('Código 404')).toBeTruthy();
});

it('Loaded keeps a form of what another removed, with what was typed, and says so', () => {
  const page = (error?: { status: number }) => (
    <Loaded shape="form" query={{ data: { name: 'Helena' }, ...(error && { error }) }} what="Cliente">
      {(data) => <input aria-label="Nome" defaultValue={data.name} />}
    </Loaded>
  );
  const { rerender } = render(page());
  const field = screen.getByLabelText<HTMLInputElement>('Nome');
  fireEvent.change(field, { target: { value: 'Helena Prado' } });
  rerender(page({ status: 404 }));
  expect(screen.getByRole('alert').textContent).toContain('Este registro não existe mais');
  expect(screen.getByLabelText<HTMLInputElement>('Nome')).toBe(field);
  expect(field.value).toBe('Helena Prado');
});

it('Loaded reports a missing response without a code', () => {
  render(
    <Loaded query={{ ...none, error: { status: 'FETCH_ERROR' } }} what="Pagamento">
      {name}
    </Loaded>,
  );
  expect(screen.getByRole('heading', { name: 'Sem conexão com o servidor' })).toBeTruthy();
  expect(screen.queryByText(/Código/)).toBeNull();
  expect(document.title).toBe('Pagamento · Mirante');
});

it('Loaded shows the status of other failures, with a retry, and names the tab by what failed', () => {
  const refetch = vi.fn<() => void>();
  render(
    <Loaded query={{ ...none, error: { status: 503 }, refetch }} what="Pagamento">
      {name}
    </Loaded>,
  );
  expect(screen.getByText('Código 503')).toBeTruthy();
  expect(document.title).toBe('Pagamento · Mirante');
  const retry = screen.getByRole('button', { name: 'Tentar novamente' });
  expect(retry.classList).toContain('MuiButton-contained');
  expect(screen.getByRole('link').classList).not.toContain('MuiButton-contained');
  fireEvent.click(retry);
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([
  [429, 'Muitas tentativas'],
  [502, 'Serviço indisponível no momento'],
])('Loaded says in the words of the server when to come back (%i)', (status, title) => {
  const detail = 'Muitas tentativas. Aguarde um pouco e tente novamente.';
  render(
    <Loaded query={{ ...none, error: { status, detail } }} what="Pagamento">
      {name}
    </Loaded>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
});

it('Loaded leaves the page around a part that failed', () => {
  const refetch = vi.fn<() => void>();
  render(
    <Loaded query={{ ...none, error: { status: 503 }, refetch }} what="Passkeys" shape="part">
      {name}
    </Loaded>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(/^Não foi possível carregar os dados/);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('Loaded is busy while a part is tried again', async () => {
  const retry = Promise.withResolvers<void>();
  render(
    <Loaded query={{ ...none, error: { status: 503 }, refetch: () => retry.promise }} what="Passkeys" shape="part">
      {name}
    </Loaded>,
  );
  const button = screen.getByRole('button', { name: 'Tentar novamente' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => retry.resolve());
  expect(button.getAttribute('aria-disabled')).toBe('false');
});
