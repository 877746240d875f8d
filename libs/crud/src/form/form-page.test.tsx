// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { boolean, string } from 'yup';
import { clientForm, Field, input, showClientForm, submit, type Save } from '../testing/client-form.tsx';
import { FormPage } from './form-page.tsx';

const stored = { name: 'Helena', email: 'helena@exemplo.com.br' };
const refusal = (errors: { path: string; message: string }[], detail = 'Dados inválidos.') =>
  Promise.resolve({ error: { status: 422, detail, errors } });

describe('a form that saves when valid', () => {
  const formWhenValid = (initial: object, save: Save = async () => {}) =>
    render(
      <MemoryRouter>
        <FormPage title="Editar" schema={clientForm} initial={initial} save={save} then="/" saves="when-valid">
          <Field.Text name="name" label="Nome" />
        </FormPage>
      </MemoryRouter>,
    );

  it('has its button disabled from the first render on, if invalid', () => {
    formWhenValid({});
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
    expect(screen.queryByText('Campo obrigatório.')).toBeNull();
  });

  it('shows no error once saved, though it was invalid when opened, and refused before', async () => {
    const save = vi
      .fn<Save>(async () => {})
      .mockImplementationOnce(() => refusal([{ path: 'name', message: 'Já usado.' }]));
    formWhenValid({ email: 'helena@exemplo.com.br' }, save);
    fireEvent.change(input('Nome'), { target: { value: 'Helena' } });
    await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(false);
    submit();
    expect(await screen.findByText('Já usado.')).toBeTruthy();
    fireEvent.change(input('Nome'), { target: { value: 'Helena Matsuda' } });
    await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(false);
    submit();
    await expect.poll(() => save.mock.calls.length).toBe(2);
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(false);
  });
});

describe('a form', () => {
  it('submits the fields of its schema and navigates on', async () => {
    const save = vi.fn<Save>(async () => {});
    showClientForm(save);
    fireEvent.change(input('Nome'), { target: { value: ' Helena Matsuda ' } });
    submit();
    expect(await screen.findByText('A lista')).toBeTruthy();
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Helena Matsuda', email: 'helena@exemplo.com.br' }, undefined);
  });

  it('is not found by the label of a field that its title names', () => {
    render(
      <MemoryRouter>
        <FormPage title="Alterar nome" schema={clientForm} save={async () => {}} then="/">
          <Field.Text name="name" label="Nome" />
        </FormPage>
      </MemoryRouter>,
    );
    expect(screen.getByLabelText<HTMLInputElement>(/nome/i).name).toBe('name');
  });

  it('sends no for a box that was neither ticked nor stored', async () => {
    const save = vi.fn<(values: { told?: boolean | undefined }) => Promise<void>>(async () => {});
    render(
      <MemoryRouter>
        <FormPage title="Criar" schema={clientForm.shape({ told: boolean() })} save={save} then="/" initial={stored}>
          {null}
        </FormPage>
      </MemoryRouter>,
    );
    submit();
    await expect.poll(() => save.mock.lastCall).toEqual([{ ...stored, told: false }, undefined]);
  });

  it('is not submitted with errors: the focus goes to the first', async () => {
    const save = vi.fn<Save>(async () => {});
    showClientForm(save, {});
    submit();
    expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(2);
    await expect.poll(() => document.activeElement).toBe(input('Nome'));
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    [500, 'Não foi possível salvar'],
    [504, 'Pode ter sido salvo'],
  ])('answered by %i says "%s"', async (status, title) => {
    showClientForm(() => Promise.resolve({ error: { status, detail: 'Tente novamente.', errors: [] } }));
    fireEvent.change(input('Nome'), { target: { value: 'Helena' } });
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}Tente novamente.`);
  });

  it("shows the server's errors beside their fields and keeps what was typed", async () => {
    showClientForm(() => refusal([{ path: 'email', message: 'Email já cadastrado.' }]));
    fireEvent.change(input('Email'), { target: { value: 'outra@exemplo.com.br' } });
    submit();
    await screen.findByText('Email já cadastrado.');
    await expect.poll(() => document.activeElement).toBe(input('Email'));
    expect(input('Email').value).toBe('outra@exemplo.com.br');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows errors without a field above the fields', async () => {
    const placed = { path: 'email', message: 'Email já cadastrado.' };
    showClientForm(() => refusal([placed, { path: 'coupon_code', message: 'Cupom esgotado.' }]));
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível salvarCupom esgotado.');
    expect(screen.getByText(placed.message)).toBeTruthy();
  });

  it('shows the errors of fields that are not in the form, until it is submitted again', async () => {
    const save = vi.fn<Save>(() => refusal([{ path: 'phone', message: 'Telefone em uso.' }]));
    const more = clientForm.shape({ phone: string().max(3, 'Telefone longo.') });
    render(
      <MemoryRouter>
        <FormPage title="Editar" schema={more} initial={{ phone: '1234' }} save={save} then="/">
          <Field.Text name="name" label="Nome" />
          <Field.Text name="email" label="Email" />
        </FormPage>
      </MemoryRouter>,
    );
    submit();
    await screen.findAllByText('Campo obrigatório.');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(input('Nome'), { target: { value: 'Helena' } });
    fireEvent.change(input('Email'), { target: { value: 'helena@exemplo.com.br' } });
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível salvarTelefone longo.');
    fireEvent.change(input('Nome'), { target: { value: '' } });
    submit();
    await screen.findByText('Campo obrigatório.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });

  it('shows why saving failed', async () => {
    showClientForm(() => Promise.reject({ status: 503, detail: 'Serviço indisponível.', errors: [] }));
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Serviço indisponível.');
    expect(input('Nome').value).toBe('Helena');
  });

  it('is submitted once, however often the button is pressed', async () => {
    let done = () => {};
    const save = vi.fn<Save>(() => new Promise<void>((resolve) => (done = resolve)));
    showClientForm(save);
    submit();
    submit();
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(screen.getByRole('button', { name: /Enviando/ }).getAttribute('aria-disabled')).toBe('true');
    submit();
    fireEvent.submit(document.querySelector('form')!);
    done();
    await screen.findByText('A lista');
    expect(save).toHaveBeenCalledOnce();
  });
});

it('a form that asks before it is sent is sent once confirmed, and with what was typed since', async () => {
  const save = vi.fn<Save>(async () => {});
  render(
    <MemoryRouter>
      <FormPage
        title="Editar"
        schema={clientForm}
        initial={stored}
        save={save}
        then="/"
        confirm={({ name }) => (name === 'Helena' ? { title: 'Mesmo nome?', text: '', yes: 'Sim' } : undefined)}
      >
        <Field.Text name="name" label="Nome" />
      </FormPage>
    </MemoryRouter>,
  );
  const answer = async (name: string) => {
    await screen.findByRole('button', { name: 'Salvar' });
    submit();
    await screen.findByRole('alertdialog', { name: 'Mesmo nome?' });
    fireEvent.click(screen.getByRole('button', { name }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  };
  await answer('Cancelar');
  expect(save).not.toHaveBeenCalled();
  await answer('Sim');
  await expect.poll(() => save.mock.calls.length).toBe(1);
  fireEvent.change(input('Nome'), { target: { value: 'Bia' } });
  await screen.findByRole('button', { name: 'Salvar' });
  submit();
  await expect.poll(() => save.mock.lastCall?.[0].name).toBe('Bia');
});

it('a form left while saving does not navigate afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<{ to: string }>();
  const save = vi.fn<Save>(() => promise);
  showClientForm(save);
  submit();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  fireEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
  await screen.findByText('A lista');
  await act(async () => resolve({ to: '/editar' }));
  expect(screen.getByText('A lista')).toBeTruthy();
});

it('a saved form is not submitted again while the next page loads, unless it is changed', async () => {
  const versions: unknown[] = [];
  const save = vi.fn<Save>(async (_values, version) => void versions.push(version));
  const Late = lazy(() => new Promise<never>(() => {}));
  /** The record is read again once it is saved. */
  function Editing() {
    const [version, setVersion] = useState('v1');
    return (
      <FormPage
        title="Editar"
        schema={clientForm}
        initial={{ version }}
        save={async (values, seen) => {
          await save(values, seen);
          setVersion('v2');
        }}
        then="/clientes"
      >
        <Field.Text name="name" label="Nome" />
        <Field.Text name="email" label="Email" />
      </FormPage>
    );
  }
  render(
    <MemoryRouter initialEntries={['/editar']}>
      <Suspense>
        <Routes>
          <Route path="/editar" element={<Editing />} />
          <Route path="/clientes" element={<Late />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  fireEvent.change(input('Nome'), { target: { value: 'Helena' } });
  fireEvent.change(input('Email'), { target: { value: 'helena@exemplo.com.br' } });
  submit();
  await screen.findByRole('button', { name: 'Salvar' });
  submit();
  await screen.findByRole('button', { name: /Enviando/ });
  await screen.findByRole('button', { name: 'Salvar' });
  fireEvent.change(input('Nome'), { target: { value: 'Helena Matsuda' } });
  submit();
  await expect.poll(() => save.mock.calls.map(([{ name }]) => name)).toEqual(['Helena', 'Helena Matsuda']);
  expect(versions).toEqual(['v1', 'v2']);
});

it('a form page refuses unknown fields at compile time', () => {
  // @ts-expect-error no such field
  expect(<Field.Text name="shoe_size" label="" />).toBeTruthy();
});
