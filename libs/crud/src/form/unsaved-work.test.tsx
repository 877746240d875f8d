// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string, type InferType } from 'yup';
import { draftsOf } from './draft-storage.ts';
import { fieldsOf } from './fields.tsx';
import { FormPage } from './form-page.tsx';
import { PartForm } from './part-form.tsx';
import { UnsavedWork, useLeave, useUnsavedWork } from './unsaved-work.tsx';

beforeEach(() => sessionStorage.clear());
const schema = object({ name: string().required('Campo obrigatório.') });
const Field = fieldsOf<InferType<typeof schema>>();
const saves = vi.fn<(values: object, version?: string) => Promise<{ error?: unknown } | void>>(async () => {});

const whole = (version = 'v1') => (
  <FormPage title="Editar" schema={schema} initial={{ name: 'Helena', version }} save={saves} then="/lista">
    <Field.Text name="name" label="Nome" />
  </FormPage>
);
const part = () => (
  <PartForm label="Editar" initial={{ name: 'Helena' }} schema={async () => schema} save={saves}>
    <Field.Text name="name" label="Nome" />
  </PartForm>
);
const leaves = vi.fn<() => void>();
function Ways() {
  const leave = useLeave();
  const { search } = useLocation();
  return (
    <>
      <Link to="/lista">Menu</Link>
      <Link to="/editar?aba=2">Aba 2{search}</Link>
      <button type="button" onClick={() => leave(leaves)}>
        Sair
      </button>
    </>
  );
}
const open = (form: ReactNode = whole(), owner = 1, at = '/editar') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <UnsavedWork owner={owner}>
        <Ways />
        <Routes>
          <Route path="/editar" element={form} />
          <Route path="/lista" element={<p>A lista</p>} />
        </Routes>
      </UnsavedWork>
    </MemoryRouter>,
  );
const name = () => screen.getByLabelText<HTMLInputElement>('Nome');
const type = (value: string) => fireEvent.change(name(), { target: { value } });
const follow = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }));
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const question = () => screen.findByRole('alertdialog', { name: 'Há alterações não salvas' });
const closes = () => fireEvent(globalThis as unknown as Window, new Event('beforeunload', { cancelable: true }));

describe.each([
  ['a form page', whole],
  ['a part of a page', part],
])('%s', (_what, form) => {
  it('with changes asks before navigation, and stays unless confirmed', async () => {
    open(form());
    type('Helena Matsuda');
    follow('Menu');
    await question();
    expect(screen.queryByText('A lista')).toBeNull();
    press('Cancelar');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(name().value).toBe('Helena Matsuda');
    follow('Menu');
    await question();
    press('Sair sem salvar');
    expect(await screen.findByText('A lista')).toBeTruthy();
  });

  it('unchanged, or changed back, is left without a question', () => {
    open(form());
    type('Helena Matsuda');
    type('Helena');
    follow('Menu');
    expect(screen.getByText('A lista')).toBeTruthy();
  });

  it('with changes asks before the tab closes', async () => {
    open(form());
    expect(closes()).toBe(true);
    type('Helena Matsuda');
    expect(closes()).toBe(false);
    type('Helena');
    expect(closes()).toBe(true);
  });

  it('with changes asks before a logout', async () => {
    leaves.mockClear();
    open(form());
    type('Helena Matsuda');
    press('Sair');
    await question();
    expect(leaves).not.toHaveBeenCalled();
    press('Sair sem salvar');
    await expect.poll(() => leaves.mock.calls.length).toBe(1);
  });

  it('does not ask when only the query of its page changes', () => {
    open(form());
    type('Helena Matsuda');
    follow('Aba 2');
    expect(screen.getByRole('link', { name: 'Aba 2?aba=2' })).toBeTruthy();
    expect(name().value).toBe('Helena Matsuda');
  });
});

it('work of another kind says what is lost, and is left freely once it lets go', async () => {
  function Sheet() {
    const { free } = useUnsavedWork(true, 'As linhas se perdem.');
    return (
      <button type="button" onClick={free}>
        Enviar
      </button>
    );
  }
  open(<Sheet />);
  follow('Menu');
  expect((await question()).textContent).toContain('As linhas se perdem.');
  press('Cancelar');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(closes()).toBe(false);
  press('Enviar');
  expect(closes()).toBe(true);
  follow('Menu');
  expect(screen.getByText('A lista')).toBeTruthy();
});

it('a saved form page is left without a question', async () => {
  open();
  type('Helena Matsuda');
  press('Salvar');
  expect(await screen.findByText('A lista')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a saved part form is left without a question', async () => {
  open(part());
  type('Helena Matsuda');
  press('Salvar');
  await expect.poll(() => saves.mock.lastCall?.[0]).toEqual({ name: 'Helena Matsuda' });
  await expect.poll(() => closes()).toBe(true);
  follow('Menu');
  expect(screen.getByText('A lista')).toBeTruthy();
});

it('a form that failed to save asks before navigation', async () => {
  saves.mockResolvedValueOnce({ error: { status: 503, detail: 'Serviço indisponível.', errors: [] } });
  open();
  type('Helena Matsuda');
  press('Salvar');
  await screen.findByText('Serviço indisponível.');
  follow('Menu');
  expect(await question()).toBeTruthy();
});

describe("a form's draft after the session ended", () => {
  const endSession = () => {
    type('Helena Matsuda');
    cleanup();
  };

  it('is restored for the same user, over the version they saw', async () => {
    open();
    endSession();
    open(whole('v2'));
    await expect.poll(() => name().value).toBe('Helena Matsuda');
    expect(screen.getByText('Rascunho recuperado')).toBeTruthy();
    press('Salvar');
    await expect.poll(() => saves.mock.lastCall).toEqual([{ name: 'Helena Matsuda' }, 'v1']);
    await screen.findByText('A lista');
    cleanup();
    open();
    expect(name().value).toBe('Helena');
  });

  it('can be discarded', async () => {
    open();
    endSession();
    open();
    await expect.poll(() => name().value).toBe('Helena Matsuda');
    press('Descartar rascunho');
    await expect.poll(() => name().value).toBe('Helena');
    expect(screen.queryByText('Rascunho recuperado')).toBeNull();
    cleanup();
    open();
    expect(name().value).toBe('Helena');
  });

  it('is kept and dropped apart from those of other forms', () => {
    const drafts = draftsOf(1);
    drafts.write('/conta#data', 'Ana');
    drafts.write('/conta#address', 'Rua A');
    expect([drafts.read('/conta#data'), drafts.read('/conta#address')]).toEqual(['Ana', 'Rua A']);
    drafts.drop('/conta#data');
    expect([drafts.read('/conta#data'), drafts.read('/conta#address')]).toEqual([undefined, 'Rua A']);
  });

  it('is private to its user', () => {
    open();
    endSession();
    open(whole(), 2);
    expect(name().value).toBe('Helena');
    expect(screen.queryByText('Rascunho recuperado')).toBeNull();
  });

  it('is restored under its address alone, query included', async () => {
    open(whole(), 1, '/editar?continuar=5');
    endSession();
    open(whole(), 1, '/editar?continuar=9');
    expect(name().value).toBe('Helena');
    cleanup();
    open(whole(), 1, '/editar?continuar=5');
    await expect.poll(() => name().value).toBe('Helena Matsuda');
  });

  it('is not stored for a page left knowingly', async () => {
    open();
    type('Helena Matsuda');
    follow('Menu');
    await question();
    press('Sair sem salvar');
    await screen.findByText('A lista');
    cleanup();
    open();
    expect(name().value).toBe('Helena');
  });
});
