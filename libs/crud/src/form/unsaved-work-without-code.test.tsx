// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { fieldsOf } from './fields.tsx';
import { FormPage } from './form-page.tsx';
import { UnsavedWork } from './unsaved-work.tsx';

// As without a network, or after a newer build replaced it.
vi.mock('../record/confirm-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Field = fieldsOf<{ name: string }>();

it("unsaved work: is asked about by the browser where the dialog's code cannot be loaded, and is kept", async () => {
  const confirm = vi.fn<(text: string) => boolean>(() => false);
  vi.stubGlobal('confirm', confirm);
  render(
    <MemoryRouter initialEntries={['/editar']}>
      <UnsavedWork owner={1}>
        <Link to="/lista">Menu</Link>
        <Routes>
          <Route
            path="/editar"
            element={
              <FormPage title="Editar" schema={object({ name: string() })} save={async () => {}} then="/lista">
                <Field.Text name="name" label="Nome" />
              </FormPage>
            }
          />
          <Route path="/lista" element="A lista" />
        </Routes>
      </UnsavedWork>
    </MemoryRouter>,
  );
  const name = screen.getByLabelText<HTMLInputElement>('Nome');
  fireEvent.change(name, { target: { value: 'Helena' } });
  const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Menu' }));
  follow();
  await expect.poll(() => confirm.mock.lastCall?.[0]).toContain('Há alterações não salvas');
  expect(name.value).toBe('Helena');
  confirm.mockReturnValue(true);
  follow();
  expect(await screen.findByText('A lista')).toBeTruthy();
});
