// @vitest-environment happy-dom
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { refundWords } from '@mirante/domain/sales/refund.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, asked, box, listTests, page, show, type } from '../testing/client-list.tsx';
import { DEBOUNCE_MS } from '../form/use-draft.ts';
import { FilterBox } from './filter-box.tsx';
import { filter, shownValue, type Options } from './filters.tsx';
import { ListPage } from './list-page.tsx';

listTests();
const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a typed filter', () => {
  it(`applies ${DEBOUNCE_MS} ms after the last key`, () => {
    show({ data: page([1]), isFetching: false });
    type('Nome, email ou CPF', 'an');
    rest(DEBOUNCE_MS - 1);
    type('Nome, email ou CPF', 'ana');
    rest(DEBOUNCE_MS - 1);
    expect(asked()['client.filter']).toBeUndefined();
    rest(1);
    expect(asked()['client.filter']).toBe('ana');
    expect(box('Nome, email ou CPF').value).toBe('ana');
  });

  it.each([
    ['Enter', () => fireEvent.keyDown(box('Nome, email ou CPF'), { key: 'Enter' })],
    ['leaving the box', () => fireEvent.blur(box('Nome, email ou CPF'))],
  ])('applies at once by %s', (_how, act_) => {
    show({ data: page([1]), isFetching: false });
    type('Nome, email ou CPF', 'ana');
    act_();
    expect(asked()['client.filter']).toBe('ana');
  });

  it('applies once what was pressed outside of the box is released, which a chip would move away', () => {
    show({ data: page([1]), isFetching: false });
    type('Nome, email ou CPF', 'ana');
    vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.body);
    fireEvent.blur(box('Nome, email ou CPF'));
    expect(asked()['client.filter']).toBeUndefined();
    fireEvent.mouseUp(document.body);
    expect(asked()['client.filter']).toBe('ana');
  });

  it('keeps what is typed before its earlier text is shown, and takes what Back or a chip says', () => {
    const shown = (value: string) => (
      <FilterBox
        of={{ label: 'Nome', filter: filter.text('fund.name') }}
        value={value}
        accepts={() => true}
        apply={() => undefined}
      />
    );
    const { rerender } = render(shown(''));
    type('Nome', 'an');
    fireEvent.keyDown(box('Nome'), { key: 'Enter' });
    type('Nome', 'ana');
    rerender(shown('an'));
    expect(box('Nome').value).toBe('ana');
    rerender(shown('bia'));
    expect(box('Nome').value).toBe('bia');
  });

  it('is not sent while the contract refuses it', () => {
    show({ data: page([1]), isFetching: false });
    type('ID', '99999999999');
    rest(DEBOUNCE_MS);
    expect(asked()['client.id']).toBeUndefined();
    expect(box('ID').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Valor inválido.');
    expect(screen.getByRole('alert').id).toBe(box('ID').getAttribute('aria-describedby'));
  });

  it.each(['abc12x', '1e3', '-1'])('of a number is invalid with anything but digits: %s', (typed) => {
    show({ data: page([1]), isFetching: false });
    type('ID', typed);
    rest(DEBOUNCE_MS);
    expect(asked()['client.id']).toBeUndefined();
    expect(box('ID').value).toBe(typed);
    expect(screen.getByRole('alert').textContent).toBe('Valor inválido.');
  });
});

it('a date filter without a column is labelled', () => {
  show({ data: page([1]), isFetching: false });
  expect(box('Expira até').placeholder).toBe('Expira até');
});

it('a date filter shows its day, and refuses one that does not exist once it is typed', () => {
  show({ data: page([1]), isFetching: false }, '?client.expires_to=2026-12-01');
  const day = box('Expira até');
  expect(day.value).toBe('01/12/2026');
  const put = (value: string) => {
    fireEvent.input(day, { target: { value } });
    fireEvent.blur(day);
    return [asked()['client.expires_to'], day.getAttribute('aria-invalid'), screen.queryByRole('alert')?.textContent];
  };
  expect(put('31/02/2')).toEqual(['2026-12-01', 'false', undefined]);
  expect(put('31/02/2027')).toEqual(['2026-12-01', 'true', 'Valor inválido.']);
  expect(put('28/02/2027')).toEqual(['2027-02-28', 'false', undefined]);
});

it('a date filter formats what was typed and left before its mask came', async () => {
  vi.useRealTimers();
  show({ data: page([1]), isFetching: false });
  fireEvent.focus(box('Expira até'));
  fireEvent.input(box('Expira até'), { target: { value: '28112026' } });
  fireEvent.blur(box('Expira até'));
  expect(box('Expira até').value).toBe('28112026');
  await waitFor(() => expect(box('Expira até').value).toBe('28/11/2026'));
  await waitFor(() => expect(address()).toContain('2026-11-28'));
});

it.each([
  [filter.day('fund.created_at', 'desde'), '2026-12-01', 'desde 01/12/2026'],
  [filter.day('fund.created_at'), '2026-12-01', '01/12/2026'],
  [filter.yesNo('fund.active'), 'true', 'Sim'],
  [filter.yesNo('fund.active'), 'false', 'Não'],
  [
    filter.record('fund.id', 'Fundo', () => ({ found: [], isBusy: false, isFailed: false }), [['7', 'Serra']]),
    7,
    'Serra',
  ],
  [filter.choice('fund.id', { 7: 'Serra' }), 8, '8'],
])('the chip of %j says %j as %j', (of, value, text) => {
  expect(shownValue(of, value)).toBe(text);
});

describe('active filters', () => {
  it('are chips, each with a remove button', () => {
    show({ data: page([1]), isFetching: false }, '?client.product_status=active&client.id=7&page=3');
    fireEvent.click(screen.getByRole('button', { name: 'Remover o filtro Situação' }));
    expect(asked()).toMatchObject({ 'client.id': 7, page: 1 });
    expect(address()).not.toContain('product_status');
    expect(screen.queryByRole('button', { name: 'Remover o filtro Situação' })).toBeNull();
  });

  it("without a filter box use the record's label", async () => {
    await refunds.listRefunds.input();
    render(
      <MemoryRouter initialEntries={['/reembolsos?refund.client_id=7']}>
        <ListPage
          words={refundWords}
          of={refunds.listRefunds}
          use={() => ({ data: { items: [], total: 0, sums: [] }, isFetching: false, refetch: () => undefined })}
          columns={[{ label: refundWords.list.amount, cell: 'amount' }]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: 'Remover o filtro ID do cliente' })).toBeTruthy();
  });

  it('are all cleared together with their boxes', () => {
    show({ data: page([1]), isFetching: false }, '?client.filter=ana&client.id=7&sort=client.name');
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(address()).toBe('?page=1&perPage=10&sort=client.name&order=-1');
    expect([box('ID').value, box('Nome, email ou CPF').value]).toEqual(['', '']);
  });

  it('that are invalid are reported and ignored', async () => {
    vi.useRealTimers();
    show({ data: page([1]), isFetching: false }, '?client.product_status=sleeping');
    expect(await screen.findByText('O valor de “Situação” neste endereço não vale aqui e foi ignorado.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText(/não vale aqui/)).toBeNull();
  });

  it('are reported by their labels, as is invalid paging', async () => {
    vi.useRealTimers();
    show({ data: page([1]), isFetching: false }, '?client.product_status=sleeping&perPage=9999&sort=shoe');
    expect(
      await screen.findByText(
        'Os valores de “Linhas por página”, “Coluna da ordem”, “Situação” neste endereço não valem aqui e foram ignorados.',
      ),
    ).toBeTruthy();
  });
});

describe("a phone's filter sheet", () => {
  afterEach(() => void vi.unstubAllGlobals());

  const open = async (search = '') => {
    vi.useRealTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    show({ data: page([1]), isFetching: false }, search);
    fireEvent.click(screen.getByRole('button', { name: /^Filtros/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    return {
      put: (label: string, value: string) => {
        fireEvent.change(sheet.getByLabelText(label), { target: { value } });
        fireEvent.blur(sheet.getByLabelText(label));
      },
      order: () => sheet.getByLabelText<HTMLSelectElement>('Ordenar por').value,
      press: (name: string) => fireEvent.click(sheet.getByRole('button', { name })),
    };
  };

  it('applies all that was chosen at once', async () => {
    const { put, order, press } = await open('?page=3');
    put('Nome, email ou CPF', 'ana');
    put('Situação', 'active');
    put('Ordenar por', 'client.name -1');
    expect(order()).toBe('client.name -1');
    put('Ordenar por', 'client.name 1');
    expect([order(), address()]).toEqual(['client.name 1', '?page=3']);
    press('Aplicar');
    expect(asked()).toEqual({
      page: 1,
      perPage: 10,
      sort: 'client.name',
      order: 1,
      'client.filter': 'ana',
      'client.product_status': 'active',
    });
  });

  it('clears the filters that were in use', async () => {
    const { press } = await open('?client.filter=ana&client.product_status=active&sort=client.name');
    press('Limpar filtros');
    press('Aplicar');
    expect(address()).toBe('?page=1&perPage=10&sort=client.name&order=-1');
  });
});

describe('a column head', () => {
  it('sorts by its column, then in reverse', () => {
    show({ data: page([1]), isFetching: false }, '?page=2');
    const head = () => screen.getByRole('columnheader', { name: 'Nome' });
    expect(head().getAttribute('aria-sort')).toBeNull();
    fireEvent.click(within(head()).getByRole('button'));
    expect([head().getAttribute('aria-sort'), asked()['sort'], asked()['order'], asked()['page']]).toEqual([
      'ascending',
      'client.name',
      1,
      1,
    ]);
    fireEvent.click(within(head()).getByRole('button'));
    expect([head().getAttribute('aria-sort'), asked()['order']]).toEqual(['descending', -1]);
  });
});

it('list filter: options of an earlier read stay, without a retry, when the next one failed', () => {
  const retry = () => undefined;
  const of = (options: Options) => filter.choice('u.id', { options, retry });
  expect([of([]).retry, of([['1', 'Ana']]).retry]).toEqual([retry, undefined]);
});
