// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { AccessPreview, Product, RelatedProduct } from '@mirante/domain/products/product-record.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AddChildPage } from './add-child-page.tsx';
import { ProductCreatePage } from './product-create-page.tsx';
import { ProductEditPage } from './product-edit-page.tsx';
import { ProductListPage } from './product-list-page.tsx';
import { ProductPage } from './product-page.tsx';

const related = (id: number, name: string, more: Partial<RelatedProduct>): RelatedProduct => ({
  id,
  code: `p${id}`,
  name,
  image: null,
  active: true,
  is_child: false,
  is_parent: false,
  direct: true,
  ...more,
});
const carteiras: Product = {
  id: 4,
  code: 'carteiras',
  name: 'Carteiras Mirante',
  price: 1188,
  installments: 12,
  image: null,
  active: true,
  position: 3,
  created_at: '2026-01-01T12:00:00Z',
  updated_at: '2026-01-01T12:00:00Z',
  description: 'As carteiras da casa.',
  benefits: null,
  vindi_id: 4242,
  vindi_code: 'carteiras',
  children: [1],
  related_products: [
    related(1, 'Invista em Ações', { is_child: true }),
    related(6, 'Mirante Completo', { is_parent: true }),
    related(7, 'Mirante Vitalício', { is_parent: true, direct: false }),
  ],
  version: 'v1',
};
const nobody: AccessPreview = { holders: 0, gains: [], losses: [] };
const answers = (preview: AccessPreview = nobody, product: Partial<Product> = {}) => ({
  'GET /api/v1/products/4': { body: { ...carteiras, ...product } },
  'GET /api/v1/products/4/changes': { body: [] },
  'GET /api/v1/products/4/access-preview': { body: preview },
});
const page = { at: to.product(4), path: to.product(':id'), roles: ['financeiro'] as const };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

test('product page: shows included and including products, with a remove button for direct links alone', async () => {
  renderScreen(<ProductPage />, answers(), page);
  const list = async (name: string) => (await screen.findByRole('list', { name })).textContent;
  expect(await list('Produtos pais')).toMatch(/Mirante Completo.*pai direto.*Mirante Vitalício.*pai indireto/);
  expect(await list('Produtos filhos')).toMatch(/Invista em Ações.*filho direto/);
  const links = screen.getAllByRole('button', { name: /^Desvincular/ });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Desvincular Invista em Ações',
    'Desvincular Mirante Completo',
  ]);
});

test('product page: shows who would lose access before a link is removed, and cancelling changes nothing', async () => {
  const losses = [{ product_id: 1, product_name: 'Invista em Ações', clients: 1204 }];
  const { calls } = renderScreen(<ProductPage />, answers({ holders: 1204, gains: [], losses }), page);
  await screen.findByRole('heading', { level: 1 });
  press('Desvincular Invista em Ações');
  const asked = await dialog();
  expect((await asked.findByRole('list', { name: 'Perdem acesso' })).textContent).toBe(
    'Invista em Ações1.204 clientes',
  );
  await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Cancelar' })));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
});

test('product page: is deactivated after a preview of the effect', async () => {
  const { calls } = renderScreen(
    <ProductPage />,
    {
      ...answers({ holders: 2, gains: [], losses: [] }),
      'POST /api/v1/products/4/inactivate': { status: 204, body: '' },
    },
    page,
  );
  await screen.findByRole('heading', { level: 1 });
  press('Inativar');
  const asked = await dialog();
  expect((await asked.findByText(/^Sai da página de oferta/)).textContent).toContain(
    'Os 2 clientes que o têm continuam com acesso até o vencimento.',
  );
  expect(asked.getByText('Nenhum cliente ganha ou perde acesso.')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Inativar' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/v1/products/4/inactivate'));
});

test('product page: an inactive one is activated, and the counts of who gains access are waited for', async () => {
  const previews: FakeAnswer[] = [{ status: 500 }, { body: nobody }];
  const { calls } = renderScreen(
    <ProductPage />,
    {
      ...answers(nobody, { active: false }),
      'GET /api/v1/products/4/access-preview': () => previews.shift()!,
      'POST /api/v1/products/4/activate': { status: 204, body: '' },
    },
    page,
  );
  await screen.findByRole('heading', { level: 1 });
  press('Ativar');
  const asked = await dialog();
  const yes = asked.getByRole<HTMLButtonElement>('button', { name: 'Ativar' });
  fireEvent.click(await asked.findByRole('button', { name: 'Tentar novamente' }));
  expect(yes.disabled).toBe(true);
  await asked.findByText('Nenhum cliente ganha ou perde acesso.');
  fireEvent.click(yes);
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/v1/products/4/activate'));
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/products/4/access-preview?active=true');
});

test.each([
  ['Invista em Ações', 4, 1],
  ['Mirante Completo', 6, 4],
])('product page: unlinking %s previews and removes child %3$i of %2$i', async (name, parent, child) => {
  const preview = `GET /api/v1/products/${parent}/access-preview`;
  const removal = `DELETE /api/v1/products/${parent}/child/${child}`;
  const { calls } = renderScreen(
    <ProductPage />,
    { ...answers(), [preview]: { body: nobody }, [removal]: { status: 204, body: '' } },
    page,
  );
  fireEvent.click(await screen.findByRole('button', { name: `Desvincular ${name}` }));
  const asked = await dialog();
  await asked.findByText('Nenhum cliente ganha ou perde acesso.');
  fireEvent.click(asked.getByRole('button', { name: 'Desvincular' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(removal));
  expect(calls.map(({ call }) => call)).toContain(`${preview}?remove_child=${child}`);
});

test('product page: a product in use cannot be removed, with the reason', async () => {
  const detail = 'Este produto não pode ser removido: 12 clientes o têm ou já o tiveram.';
  renderScreen(
    <ProductPage />,
    { ...answers(), 'DELETE /api/v1/products/4': { status: 409, body: { detail, errors: [] } } },
    page,
  );
  await screen.findByRole('heading', { level: 1 });
  press('Remover');
  const asked = await dialog();
  fireEvent.click(asked.getByRole('button', { name: 'Remover' }));
  expect((await asked.findByRole('alert')).textContent).toBe(detail);
});

test('add child page: a candidate is added after a preview of who gains access, and leads back to its parent', async () => {
  const candidates = [{ id: 5, code: 'full_trader', name: 'Full Trader', image: null, active: true, indirect: true }];
  const { calls, said } = renderScreen(
    <AddChildPage />,
    {
      ...answers({ holders: 3, gains: [{ product_id: 5, product_name: 'Full Trader', clients: 1 }], losses: [] }),
      'GET /api/v1/products/4/children-to-add': { body: candidates },
      'POST /api/v1/products/4/child/5': { status: 204, body: '' },
    },
    { at: to.addProductChild(4), path: to.addProductChild(':id'), elsewhere: 'Outra página' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Full Trader' }));
  expect(screen.getByText(/já incluído por outro filho/)).toBeTruthy();
  const asked = await dialog();
  expect((await asked.findByRole('list', { name: 'Ganham acesso' })).textContent).toBe('Full Trader1 cliente');
  fireEvent.click(asked.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(location.hash).toBe(`#${to.product(4)}`));
  expect(calls.map(({ call }) => call)).toContain('POST /api/v1/products/4/child/5');
  expect(calls.map(({ call }) => call)).toContain('GET /api/v1/products/4/access-preview?add_child=5');
  expect(said).toEqual(['Produto adicionado!']);
});

test.each([
  ['Parcelas', '25', 'Valor numérico deve estar entre 1 e 24'],
  ['Posição na oferta', '', 'Campo obrigatório.'],
  [/^Imagem/, 'logo.png', 'Favor digitar um endereço válido, que comece por https://.'],
])('product form: refuses %s of (%s)', async (label, value, message) => {
  const { calls } = renderScreen(<ProductEditPage />, answers(), {
    at: to.editProduct(4),
    path: to.editProduct(':id'),
  });
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  press('Salvar');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
});

test('product form: warns of an image that no page may show', async () => {
  renderScreen(<ProductEditPage />, answers(), { at: to.editProduct(4), path: to.editProduct(':id') });
  const image = await screen.findByLabelText(/^Imagem/);
  const typed = (value: string) => {
    fireEvent.change(image, { target: { value } });
    return screen.queryByText(/com este endereço, o produto fica com o ícone/);
  };
  expect(typed('https://imagens.mirante.example/logo.png')).toBeNull();
  expect(typed('https://cdn.example.com/logo.png')).toBeTruthy();
  expect(typed('http://imagens.mirante.example/logo.png')).toBeTruthy();
  expect(typed('https://imagens.mirante.example.com/logo.png')).toBeTruthy();
  expect(typed('https://')).toBeNull();
});

test("product list: the consultancy's price says whom to ask", async () => {
  const consultancy = { ...carteiras, id: 100, code: 'mirante_consultoria', name: 'Mirante Consultoria' };
  renderScreen(<ProductListPage />, { 'GET /api/v1/products': { body: { items: [consultancy], total: 1 } } });
  expect((await screen.findByRole('row', { name: /Mirante Consultoria/ })).textContent).toContain('Consulte Valores');
});

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('product list: what is for sale is filtered by its label', async () => {
  const { calls } = renderScreen(<ProductListPage />, { 'GET /api/v1/products': { body: { items: [], total: 0 } } });
  const sale = screen.getByLabelText<HTMLSelectElement>('Filtrar por Situação');
  const active = [...sale.options].find(({ text }) => text === 'Ativo')!;
  fireEvent.change(sale, { target: { value: active.value } });
  await waitFor(() => expect(calls.at(-1)?.call).toContain('product.active=true'));
});

test('product list: a failed load is told like that of any list', async () => {
  const { said } = renderScreen(<ProductListPage />, { 'GET /api/v1/products': { status: 500 } }, page);
  await waitFor(() => expect(said).toEqual(['Erro ao listar o recurso (500).']));
});

test('product form: a new product is sent as typed, and its page opens', async () => {
  const { calls } = renderScreen(
    <ProductCreatePage />,
    { 'POST /api/v1/products': { body: { ...carteiras, id: 9 } } },
    { at: to.newProduct(), path: to.newProduct(), elsewhere: 'Outra página' },
  );
  const typed = {
    Código: 'prova',
    Nome: 'Prova',
    Descrição: 'Um produto de prova.',
    Preço: '199,90',
    'ID Vindi': '4242',
    'Código Vindi': 'prova-1',
  };
  for (const [label, value] of Object.entries(typed)) type(label, value);
  press('Salvar');
  await waitFor(() => expect(location.hash).toBe(`#${to.product(9)}`));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    code: 'prova',
    name: 'Prova',
    description: 'Um produto de prova.',
    price: 199.9,
    installments: 12,
    vindi_id: 4242,
    vindi_code: 'prova-1',
  });
});

test("product form: a colleague's description is shown beside the typed one, and overwritten by a second save", async () => {
  const current = { ...carteiras, description: 'Da Renata.', version: 'v2' };
  const { calls } = renderScreen(
    <ProductEditPage />,
    {
      ...answers(),
      'PATCH /api/v1/products/4': ({ headers }) =>
        headers.get('if-match') === '"v2"'
          ? { body: current }
          : { status: 412, body: { code: 'edit_conflict', detail: 'O registro mudou.', errors: [], current } },
    },
    { ...page, at: to.editProduct(4), path: to.editProduct(':id') },
  );
  await screen.findByLabelText('Descrição');
  type('Descrição', 'Da Silvana.');
  press('Salvar');
  const row = await screen.findByRole('row', { name: /Descrição/ });
  expect(row.textContent).toContain('Da Renata.Da Silvana.');
  press('Salvar');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(calls.findLast(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ description: 'Da Silvana.' });
});

test('product form: says what the typed code makes of the product, before it is saved for good', async () => {
  renderScreen(<ProductCreatePage />, {}, { at: to.newProduct(), path: to.newProduct() });
  const help = () => screen.getByLabelText('Código').closest('div')!.parentElement!.textContent;
  expect(help()).toContain('full_trader');
  for (const [code, words] of [
    ['curso_de_opcoes', 'Acesso por 1 ano. Abre Conteúdos.'],
    ['full_trader', 'Acesso por 1 ano. Abre Conteúdos, Carteiras recomendadas e Full Trader.'],
    ['casa_vitalicio', 'Acesso vitalício, sem renovação. Abre Conteúdos.'],
    ['casa_consultoria', '24 meses de consultoria e acesso vitalício. Abre Conteúdos e Consultoria.'],
  ] as const) {
    type('Código', code);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  }
});

test('product page: names the areas that it opens, by the products that it includes too', async () => {
  const included = related(2, 'Top Fundos', { code: 'top_fundos', is_child: true });
  renderScreen(<ProductPage />, answers(nobody, { related_products: [included] }), page);
  const sale = within(await screen.findByRole('region', { name: 'Venda' }));
  expect(sale.getByText('Abre').nextElementSibling!.textContent).toBe('Conteúdos, Carteiras recomendadas e Fundos');
});
