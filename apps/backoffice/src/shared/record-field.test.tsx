// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { afterEach, expect, test } from 'vitest';
import { RecordField } from './record-field.tsx';

afterEach(cleanup);

const categories = [
  { id: 1, name: 'Multimercado' },
  { id: 2, name: 'Crédito privado' },
  { id: 3, name: 'Ações' },
];
const find = () => ({ currentData: { items: categories, total: 3 }, isFetching: false, isError: false });
const nameOf = (id: number | undefined) => categories.find((each) => each.id === id)?.name;
const field = () => screen.getByLabelText<HTMLInputElement>('Categoria');

/** A form whose category is the first, with buttons that set another one from outside. */
const show = () =>
  render(
    <Formik initialValues={{ category_id: 1 }} onSubmit={() => {}}>
      {({ setValues, resetForm, values }) => (
        <Form>
          <RecordField name="category_id" label="Categoria" chosen="Multimercado" find={find} nameOf={nameOf} />
          <button type="button" onClick={() => void setValues({ category_id: 2 })}>
            Rascunho
          </button>
          <button type="button" onClick={() => resetForm({ values: { category_id: 3 } })}>
            Usar o que está salvo
          </button>
          <output>{values.category_id}</output>
        </Form>
      )}
    </Formik>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => {
  fireEvent.focus(field());
  fireEvent.click(screen.getByRole('option', { name }));
};

test('record field: shows the record that is sent, also one of a restored draft or taken from what is saved', () => {
  show();
  expect(field().value).toBe('Multimercado');
  press('Rascunho');
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['Crédito privado', '2']);
  choose('Multimercado');
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['Multimercado', '1']);
  press('Usar o que está salvo');
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['Ações', '3']);
});
