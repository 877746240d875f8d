// @vitest-environment happy-dom
import { TextInput } from '@mirante/ui-kit/fields/fields.tsx';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { array, object, string } from 'yup';
import { PartForm } from './part-form.tsx';

const schema = async () => object({ name: string().min(1, 'Vazio.') });
const hiding = async () => object({ name: string(), tags: array(string().required('Sem texto.')) });
const box = () => screen.getByLabelText<HTMLInputElement>('Nome');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: /Salvar/ }));
const show = (
  save: (values: { name: string }) => Promise<{ error?: unknown }>,
  after: 'typed' | 'initial' = 'typed',
  onSaved?: () => void,
) =>
  render(
    <PartForm label="Dados" initial={{ name: 'Ana' }} schema={schema} save={save} after={after} onSaved={onSaved}>
      <TextInput name="name" label="Nome" />
    </PartForm>,
  );

it('part form: sends empty fields as null, as the server expects', async () => {
  const save = vi.fn<() => Promise<object>>(async () => ({}));
  show(save);
  type('');
  send();
  await screen.findByText('Vazio.');
  expect(save).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

it.each([
  ['typed', 'Bia'],
  ['initial', 'Ana'],
] as const)('part form: shows what was %s after saving', async (after, held) => {
  const save = vi.fn<(values: { name: string }) => Promise<object>>(async () => ({}));
  show(save, after);
  type('Bia');
  send();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Bia' }));
  await waitFor(() => expect(box().value).toBe(held));
});

it.each(['typed', 'initial'] as const)('part form: keeps what is typed while it is saved (%s)', async (after) => {
  let finish = () => {};
  const save = vi.fn<() => Promise<object>>(() => new Promise((resolve) => (finish = () => resolve({}))));
  const onSaved = vi.fn<() => void>();
  show(save, after, onSaved);
  act(() => box().focus());
  type('Bia');
  send();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  type('Bia Falcão');
  await act(async () => finish());
  const button = screen.getByRole('button', { name: /Salvar/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  expect([box().value, document.activeElement === box()]).toEqual(['Bia Falcão', true]);
  expect(onSaved).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await act(async () => finish());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it('part form: emptied after saving, it leaves no field with the focus, nor with an error', async () => {
  render(
    <PartForm label="Dados" initial={{ name: '' }} schema={schema} save={async () => ({})} after="initial">
      <TextInput name="name" label="Nome" />
    </PartForm>,
  );
  act(() => box().focus());
  type('Bia');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(box().value).toBe(''));
  const button = screen.getByRole('button', { name: /Salvar/ });
  expect(document.activeElement).toBe(button);
  await act(async () => button.blur());
  expect(screen.queryByText('Vazio.')).toBeNull();
});

it('part form: keeps what was typed after a failure, and shows it until it is sent again', async () => {
  const save = vi.fn<() => Promise<object>>(async () => ({}));
  save.mockResolvedValueOnce({ error: { status: 500, detail: 'Fora do ar.', errors: [] } });
  show(save);
  type('Bia');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Fora do ar.');
  expect(box().value).toBe('Bia');
  send();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('part form: shows the errors of fields that are not in it', async () => {
  const save = vi.fn<() => Promise<object>>(async () => ({}));
  render(
    <PartForm label="Dados" initial={{ name: 'Ana', tags: [''] }} schema={hiding} save={save}>
      <TextInput name="name" label="Nome" />
    </PartForm>,
  );
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Sem texto.');
  expect(save).not.toHaveBeenCalled();
});

it('part form: is submitted once, however often the button is pressed', async () => {
  let finish = () => {};
  const save = vi.fn<() => Promise<object>>(() => new Promise((resolve) => (finish = () => resolve({}))));
  show(save);
  send();
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  fireEvent.submit(screen.getByRole('form'));
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Salvar/ }).getAttribute('aria-disabled')).toBe('false'),
  );
  expect(save).toHaveBeenCalledOnce();
});

it("part form: keeps the server's error on a field while another has the focus", async () => {
  const validate = vi.fn<() => Promise<void>>(async () => {});
  const refusal = { status: 422, detail: 'Dados inválidos.', errors: [{ path: 'name', message: 'Nome em uso.' }] };
  render(
    <PartForm
      label="Dados"
      initial={{ name: 'Ana', city: 'Recife' }}
      schema={async () => ({ validate })}
      save={async () => ({ error: refusal })}
    >
      <TextInput name="name" label="Nome" />
      <TextInput name="city" label="Cidade" />
    </PartForm>,
  );
  const city = screen.getByLabelText('Cidade');
  fireEvent.focus(box());
  act(() => city.focus());
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText('Nome em uso.');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  // What leaving the other field would check is over by then.
  await act(async () => Promise.all(validate.mock.results.map(({ value }) => value)));
  expect(screen.getByText('Nome em uso.')).toBeTruthy();
});

it('part form: whose checks cannot be loaded is sent to the server, and keeps what was typed if that is not reached', async () => {
  const unreached = { status: 'FETCH_ERROR', detail: 'O servidor não respondeu.', errors: [] };
  const save = vi.fn<() => Promise<object>>(async () => ({ error: unreached }));
  render(
    <PartForm
      label="Dados"
      initial={{ name: 'Ana' }}
      schema={() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))}
      save={save}
    >
      <TextInput name="name" label="Nome" />
    </PartForm>,
  );
  fireEvent.focus(box());
  type('Bia');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('O servidor não respondeu.');
  expect(save).toHaveBeenCalledWith({ name: 'Bia' });
  expect(box().value).toBe('Bia');
  expect(screen.getByRole('button', { name: /Salvar/ }).getAttribute('aria-disabled')).toBe('false');
});
