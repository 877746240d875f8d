// @vitest-environment happy-dom
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { reportForm } from '@mirante/contract/content/reports.form.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ProductsField } from './products-field.tsx';

const product = (id: number, name: string, children: number[] = [], active = true) => ({
  id,
  code: `p${id}`,
  name,
  active,
  vindi_code: null,
  children,
});
const all = {
  body: [product(1, 'Completo', [2, 3]), product(2, 'Ações'), product(3, 'Fundos'), product(4, 'Antigo', [], false)],
};
const schema = reportForm.pick(['products']);
function field(initial: object = {}, answer: object = all) {
  const save = vi.fn<(values: object) => Promise<void>>(async () => {});
  const { calls } = renderScreen(
    <FormPage title="Criar" schema={schema} initial={initial} save={save} then="/">
      <ProductsField name="products" label="Produtos" />
    </FormPage>,
    { 'GET /api/v1/all-products': answer },
  );
  return { save, calls };
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const states = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((one) => (one.disabled ? 'forced' : one.checked ? 'on' : 'off'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('products field: a parent is locked by its child, with the reason, and sent too', async () => {
  const { save } = field();
  fireEvent.click(await box(/^Ações/));
  fireEvent.click(await box(/^Fundos/));
  expect(states()).toEqual(['forced', 'on', 'on', 'off']);
  expect((await box(/^Completo/)).labels?.[0]?.textContent).toBe('CompletoIncluído por Ações e Fundos');
  fireEvent.click(await box(/^Fundos/));
  press('Salvar');
  await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual({ products: [1, 2] }));
});

test('products field: a parent selected before it was locked stays so without its child', async () => {
  const { save } = field();
  fireEvent.click(await box(/^Completo/));
  fireEvent.click(await box(/^Ações/));
  expect(states()).toEqual(['forced', 'on', 'off', 'off']);
  fireEvent.click(await box(/^Ações/));
  expect(states()).toEqual(['on', 'off', 'off', 'off']);
  press('Salvar');
  await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual({ products: [1] }));
});

test('products field: a forced parent is deselected with its last child, and an empty choice is refused', async () => {
  const { save } = field({
    products: [
      { id: 1, name: 'Completo' },
      { id: 2, name: 'Ações' },
    ],
  });
  await box(/^Ações/);
  expect(states()).toEqual(['forced', 'on', 'off', 'off']);
  fireEvent.click(await box(/^Ações/));
  expect(states()).toEqual(['off', 'off', 'off', 'off']);
  press('Salvar');
  expect(await screen.findByText('Selecione ao menos um produto')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Antigo (inativo)')).toBeTruthy();
});

test('products field: a failed list shows the error, with a retry', async () => {
  const { calls } = field({}, { status: 503, body: {} });
  expect(await screen.findByText('Erro ao carregar produtos')).toBeTruthy();
  press('Tentar novamente');
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
});

test('products field: in a house without products it leads to the form of the first one', async () => {
  field({}, { body: [] });
  const link = await screen.findByRole('link', { name: 'Criar o primeiro produto' });
  expect(link.getAttribute('href')).toBe('/criar-produto');
});
