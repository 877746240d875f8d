import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { object, string, type InferType } from 'yup';
import { fieldsOf } from '../form/fields.tsx';
import { FormPage } from '../form/form-page.tsx';

/** A form of a client's name and e-mail. */
export const clientForm = object({
  name: string().trim().required('Campo obrigatório.'),
  email: string().required('Campo obrigatório.'),
});
export type ClientValues = InferType<typeof clientForm>;
export const Field = fieldsOf<ClientValues>();

export type Save = (values: ClientValues, version?: string) => Promise<{ error?: unknown; to?: string } | void>;
export const showClientForm = (
  save: Save,
  initial: object = { name: 'Helena', email: 'helena@exemplo.com.br', id: 7 },
) =>
  render(
    <MemoryRouter initialEntries={['/editar']}>
      <Routes>
        <Route
          path="/editar"
          element={
            <FormPage title="Editar cliente" schema={clientForm} initial={initial} save={save} then="/clientes">
              <Field.Text name="name" label="Nome" />
              <Field.Text name="email" label="Email" />
            </FormPage>
          }
        />
        <Route path="/clientes" element={<p>A lista</p>} />
      </Routes>
    </MemoryRouter>,
  );
export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const submit = () => fireEvent.click(screen.getByRole('button', { name: /Salvar|Enviando/ }));
