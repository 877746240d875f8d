// @vitest-environment happy-dom
import { portfolioItemChange } from '@mirante/contract/investments/portfolios.form.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LinksField } from './links-field.tsx';

const schema = portfolioItemChange.pick(['funds']);

it('linked funds: the search is described by its help, and has the error that the server answers', async () => {
  const errors = [{ path: 'funds', message: 'Fundo não encontrado.' }];
  const save = () => Promise.resolve({ error: { status: 422, detail: 'Confira os campos destacados.', errors } });
  renderScreen(
    <FormPage title="Item" schema={schema} initial={{ funds: [7] }} save={save} then="/">
      <LinksField name="funds" label="Fundos" known={[{ id: 7, name: 'Serra Simples' }]} />
    </FormPage>,
  );
  const search = await screen.findByRole('combobox', { name: /^Fundos/ });
  const text = () => document.getElementById(search.getAttribute('aria-describedby')!)?.textContent;
  expect([text(), search.getAttribute('aria-invalid')]).toEqual(['Digite ao menos 2 letras do nome.', 'false']);
  screen.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => document.activeElement).toBe(search);
  expect([text(), search.getAttribute('aria-invalid')]).toEqual(['Fundo não encontrado.', 'true']);
});
