// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { array, boolean, number, object, string, type InferType } from 'yup';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { fieldsOf } from './fields.tsx';
import { clientForm, Field, input, showClientForm, submit, type ClientValues } from '../testing/client-form.tsx';
import { FormPage } from './form-page.tsx';

describe('a form with an edit conflict', () => {
  const seen = { name: 'Helena', email: 'helena@exemplo.com.br', version: 'v1' };
  const theirs = { name: 'Helena Prado', email: 'helena@exemplo.com.br', version: 'v2' };
  const racing = () =>
    vi.fn<(values: ClientValues, version?: string) => Promise<{ error?: unknown } | void>>(async (_values, version) =>
      version === 'v2' ? undefined : { error: { status: 412, detail: 'x', errors: [], current: theirs } },
    );

  it('shows the stored values beside the typed ones, under its labels', async () => {
    const save = racing();
    showClientForm(save, seen);
    fireEvent.change(input('Nome'), { target: { value: 'Helena Matsuda' } });
    submit();
    const cells = await screen.findAllByRole('cell');
    expect(screen.getByRole('rowheader').textContent).toBe('Nome');
    expect(document.activeElement?.contains(cells[0]!)).toBe(true);
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Helena Prado', 'Helena Matsuda']);
    expect(input('Nome').value).toBe('Helena Matsuda');
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Helena Matsuda', email: seen.email }, 'v1');
  });

  it('are not claimed where the stored record is what was typed: the answer to its own save was lost', async () => {
    const save = racing();
    const said = vi.fn<NonNullable<Parameters<typeof showToastsWith>[0]>>();
    showToastsWith(said);
    showClientForm(save, seen);
    fireEvent.change(input('Nome'), { target: { value: ' Helena Prado ' } });
    submit();
    expect(await screen.findByText('A lista')).toBeTruthy();
    expect(said).toHaveBeenCalledExactlyOnceWith({ text: 'Alterações salvas!', variant: 'success' });
    showToastsWith(undefined);
    expect(screen.queryByText('Este registro mudou enquanto você o editava')).toBeNull();
    expect(save).toHaveBeenCalledOnce();
  });

  it('are not claimed either where the stored ids are in another order than they were chosen', async () => {
    const schema = object({ products: array(number()) });
    const current = { products: [{ id: 1 }, { id: 2 }, { id: 4 }], version: 'v2' };
    const save = vi.fn<() => Promise<{ error?: unknown }>>(async () => ({
      error: { status: 412, detail: 'x', errors: [], current },
    }));
    render(
      <MemoryRouter initialEntries={['/cupons/1/editar']}>
        <Routes>
          <Route
            path="/cupons/1/editar"
            element={
              <FormPage title="Editar" schema={schema} initial={{ products: [4, 1, 2] }} save={save} then="/cupons">
                {null}
              </FormPage>
            }
          />
          <Route path="/cupons" element="A lista" />
        </Routes>
      </MemoryRouter>,
    );
    submit();
    expect(await screen.findByText('A lista')).toBeTruthy();
  });

  it('is found though the record was read again since', async () => {
    const save = racing();
    const page = (initial: object) => (
      <MemoryRouter>
        <FormPage title="Editar cliente" schema={clientForm} initial={initial} save={save} then="/clientes">
          <Field.Text name="name" label="Nome" />
          <Field.Text name="email" label="Email" />
        </FormPage>
      </MemoryRouter>
    );
    const { rerender } = render(page(seen));
    rerender(page(theirs));
    fireEvent.change(input('Email'), { target: { value: 'outra@exemplo.com.br' } });
    submit();
    expect(await screen.findByText('Este registro mudou enquanto você o editava')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Nome', 'Email']);
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Helena', email: 'outra@exemplo.com.br' }, 'v1');
  });

  it('can overwrite them afterwards', async () => {
    const save = racing();
    showClientForm(save, seen);
    submit();
    await screen.findByText('Este registro mudou enquanto você o editava');
    submit();
    expect(await screen.findByText('A lista')).toBeTruthy();
    expect(save).toHaveBeenLastCalledWith({ name: 'Helena', email: seen.email }, 'v2');
  });

  it('shows what is stored by now when it changed once more', async () => {
    const name = ['Helena Prado', 'Helena Souza'];
    showClientForm(async () => {
      const current = { ...theirs, name: name.shift(), version: `v${3 - name.length}` };
      return { error: { status: 412, detail: 'x', errors: [], current } };
    }, seen);
    submit();
    await screen.findByRole('cell', { name: 'Helena Prado' });
    submit();
    await screen.findByRole('cell', { name: 'Helena Souza' });
    expect(screen.queryByRole('cell', { name: 'Helena Prado' })).toBeNull();
  });

  it('formats stored digits, times and texts as people write them, and numbers with all decimals', async () => {
    const money = object({ cell_phone: string(), cpf: string(), value: number(), at: string(), text: string() });
    const save = vi.fn<() => Promise<{ error?: unknown }>>(async () => ({
      error: {
        status: 412,
        detail: 'x',
        errors: [],
        current: {
          cell_phone: '+5511987654321',
          cpf: '52998224725',
          value: 0.184758,
          at: '2026-12-01T13:30:00.000Z',
          text: '<p>Compra</p>',
          version: 'v2',
        },
      },
    }));
    render(
      <MemoryRouter>
        <FormPage
          title="Editar"
          schema={money}
          initial={{ cell_phone: '+14155550101', cpf: '11144477735', value: 0.18475, version: 'v1' }}
          save={save}
          then="/"
        >
          <input type="hidden" name="text" data-rich-text="Mensagem" />
        </FormPage>
      </MemoryRouter>,
    );
    submit();
    const cells = await screen.findAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '(11) 98765-4321',
      '+14155550101',
      '529.982.247-25',
      '111.444.777-35',
      '0,184758',
      '0,18475',
      '01/12/2026 10:30',
      '—',
      'Compra',
      '—',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Mensagem' })).toBeTruthy();
  });

  it('names each field by its own label, and options by theirs', async () => {
    const offer = object({
      stop: number(),
      qt: number(),
      kind: string(),
      pix: boolean(),
      products: array(number()),
      told: boolean(),
    });
    const OfferField = fieldsOf<InferType<typeof offer>>();
    const save = vi.fn<() => Promise<{ error?: unknown }>>(async () => ({
      error: {
        status: 412,
        detail: 'x',
        errors: [],
        current: { stop: 28, qt: 1000, kind: 'value', pix: true, products: [2], version: 'v2' },
      },
    }));
    render(
      <MemoryRouter>
        <FormPage
          title="Editar"
          schema={offer}
          initial={{ stop: 27, qt: '2000', kind: 'percent', pix: false, products: [1], told: true, version: 'v1' }}
          save={save}
          then="/"
        >
          <fieldset>
            <legend>Entrada e saída</legend>
            <OfferField.Decimal name="stop" label="Stop" optional />
            <OfferField.Text name="qt" label="Quantidade" />
            <OfferField.Check name="pix" label="Pix" help="Só à vista." />
            <OfferField.Check name="told" label="Avisar" />
          </fieldset>
          <OfferField.Choice name="kind" label="Desconto" options={{ percent: 'Porcentagem', value: 'Valor' }} />
          <OfferField.Checks
            name="products"
            label="Produtos"
            options={[
              { value: 1, label: 'Top Fundos', help: 'Carteira' },
              { value: 2, label: 'Top Renda', help: 'Carteira' },
            ]}
          />
        </FormPage>
      </MemoryRouter>,
    );
    submit();
    const [, ...rows] = await screen.findAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Stop', '28', '27'],
      ['Quantidade', '1.000', '2.000'],
      ['Desconto', 'Valor', 'Porcentagem'],
      ['Pix', 'Sim', 'Não'],
      ['Produtos', 'Top Renda', 'Top Fundos'],
    ]);
  });

  it('names the records of ids that were chosen by a search', async () => {
    const save = vi.fn<() => Promise<{ error?: unknown }>>(async () => ({
      error: { status: 412, detail: 'x', errors: [], current: { category_id: 2, version: 'v2' } },
    }));
    render(
      <MemoryRouter>
        <FormPage
          title="Editar"
          schema={object({ category_id: number() })}
          initial={{ category_id: 1, version: 'v1' }}
          save={save}
          then="/"
          names={{ category_id: (id) => <b>{['', 'Multimercado', 'Crédito privado'][id]}</b> }}
        >
          <input aria-label="Categoria" name="category_id" />
        </FormPage>
      </MemoryRouter>,
    );
    submit();
    const [, row] = await screen.findAllByRole('row');
    expect([...row!.children].map(({ textContent }) => textContent)).toEqual([
      'Categoria',
      'Crédito privado',
      'Multimercado',
    ]);
  });

  it('can take the stored values instead', async () => {
    showClientForm(racing(), seen);
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Usar o que está salvo' }));
    await expect.poll(() => input('Nome').value).toBe('Helena Prado');
  });
});
