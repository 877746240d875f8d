// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Loaded } from './loaded.tsx';

afterEach(cleanup);

const none: { data?: { name: string } } = {};
const name = (data: { name: string }) => <p>{data.name}</p>;

it('shows the data', () => {
  render(
    <Loaded query={{ data: { name: 'Helena' } }} what="Cliente">
      {name}
    </Loaded>,
  );
  expect(screen.getByText('Helena')).toBeTruthy();
});

it('keeps the data while it is read again, and when that fails', () => {
  render(
    <Loaded query={{ data: { name: 'Helena' }, error: { status: 503 }, isFetching: true }} what="Cliente">
      {name}
    </Loaded>,
  );
  expect(screen.getByText('Helena')).toBeTruthy();
});

it('does not show another id’s data', () => {
  render(
    <Loaded query={{ data: { name: 'Helena' }, currentData: undefined, isFetching: true }} what="Cliente">
      {name}
    </Loaded>,
  );
  expect(screen.queryByText('Helena')).toBeNull();
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

it('names what is not there, with a way home', () => {
  render(
    <Loaded query={{ ...none, error: { status: 404 } }} what="Pagamento" id={123} home="/pagamentos">
      {name}
    </Loaded>,
  );
  expect(screen.getByText(/Pagamento 123/)).toBeTruthy();
  expect(screen.getByText('Código 404')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('#/pagamentos');
});

it('says that no answer came, in place of a code', () => {
  render(
    <Loaded query={{ ...none, error: { status: 'FETCH_ERROR' } }} what="Pagamento">
      {name}
    </Loaded>,
  );
  expect(screen.getByRole('heading', { name: 'Sem conexão com o servidor' })).toBeTruthy();
  expect(screen.queryByText(/Código/)).toBeNull();
});

it('gives the code of any other failure, and another try', () => {
  const refetch = vi.fn<() => void>();
  render(
    <Loaded query={{ ...none, error: { status: 503 }, refetch }} what="Pagamento">
      {name}
    </Loaded>,
  );
  expect(screen.getByText('Código 503')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(refetch).toHaveBeenCalledOnce();
});
