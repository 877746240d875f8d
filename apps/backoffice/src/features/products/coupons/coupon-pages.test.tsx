// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { couponAnswers, fundos, trader, verao } from '../../../testing/coupon.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CouponCreatePage } from './coupon-create-page.tsx';
import { CouponEditPage } from './coupon-edit-page.tsx';
import { CouponListPage } from './coupon-list-page.tsx';
import { CouponPage } from './coupon-page.tsx';
import { LinkProductsPage } from './link-products-page.tsx';

const page = { at: to.coupon(7), path: to.coupon(':id'), roles: ['financeiro'] as const };
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { selector: 'input:not([type=radio])' }), { target: { value } });
const callsTo = (calls: { call: string }[], method: string) =>
  calls.map(({ call }) => call).filter((call) => call.startsWith(method));

test('coupon page: links to its payments, newest first', async () => {
  renderScreen(<CouponPage />, couponAnswers(), page);
  expect((await screen.findByRole('link', { name: 'Ver pagamentos' })).getAttribute('href')).toBe(
    '/pagamentos?coupon.id=7&perPage=20&page=1&sort=payment.created_at&order=-1',
  );
  expect(screen.getByRole('region', { name: 'Produtos' }).textContent).toContain('Vale para qualquer produto.');
  expect(screen.getByRole('region', { name: 'Condições' }).textContent).toContain('20%');
});

test('coupon page: a coupon becomes the default, and can be unset', async () => {
  let is_default = false;
  const { calls, said } = renderScreen(
    <CouponPage />,
    {
      ...couponAnswers(),
      'GET /api/v1/coupons/7': () => ({ body: { ...verao, is_default } }),
      'POST /api/v1/coupons-default/7': () => {
        is_default = true;
        return { body: { before: { id: 3, code: 'NATAL' }, after: { id: 7, code: 'VERAO2027' } } };
      },
      'GET /api/v1/offer-preview': () => ({
        body: is_default
          ? []
          : [
              {
                product_id: 2,
                product_name: 'Top Fundos',
                card_before: 1200,
                card_after: 960,
                cash_before: 1080,
                cash_after: 1080,
              },
            ],
      }),
      'DELETE /api/v1/coupons-default': () => {
        is_default = false;
        return { body: { before: { id: 7, code: 'VERAO2027' }, after: null } };
      },
    },
    page,
  );
  await screen.findByRole('heading', { level: 1 });
  press('Definir como padrão');
  const question = await screen.findByRole('alertdialog', { name: 'Tornar VERAO2027 o cupom padrão?' });
  const row = await within(question).findByRole('row', { name: /Top Fundos/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['R$\u00a01.200,00 R$\u00a0960,00', 'R$\u00a01.080,00']);
  expect(is_default).toBe(false);
  fireEvent.click(within(question).getByRole('button', { name: 'Definir como padrão' }));
  expect(await screen.findByText('Padrão')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press('Desfazer padrão');
  const other = await screen.findByRole('alertdialog', { name: 'VERAO2027 deixa de ser o cupom padrão?' });
  await within(other).findByText('Nenhum preço da página de oferta muda.');
  fireEvent.click(within(other).getByRole('button', { name: 'Desfazer padrão' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await screen.findByRole('button', { name: 'Definir como padrão' });
  expect(screen.queryByText('Padrão')).toBeNull();
  expect(said).toEqual(['Cupom definido como padrão!', 'Cupom não mais definido como padrão!']);
  expect([...callsTo(calls, 'POST'), ...callsTo(calls, 'DELETE')]).toHaveLength(2);
  expect(calls.map(({ call }) => call).filter((call) => call.includes('preview'))).toEqual([
    'GET /api/v1/offer-preview?coupon_id=7',
    'GET /api/v1/offer-preview',
  ]);
});

test('coupon page: a change of the default coupon can be undone, or says why not', async () => {
  let is_default = false;
  const refused = { code: 'default_coupon_changed', detail: 'O cupom padrão mudou de novo.', errors: [] };
  let undone: object = { status: 409, body: refused };
  const { calls, said } = renderScreen(
    <CouponPage />,
    {
      ...couponAnswers(),
      'GET /api/v1/coupons/7': () => ({ body: { ...verao, is_default } }),
      'GET /api/v1/offer-preview': { body: [] },
      'POST /api/v1/coupons-default/7': () => {
        is_default = true;
        return { body: { before: { id: 3, code: 'NATAL' }, after: { id: 7, code: 'VERAO2027' } } };
      },
      'DELETE /api/v1/coupons-default': () => {
        is_default = false;
        return { body: { before: { id: 7, code: 'VERAO2027' }, after: null } };
      },
      'POST /api/v1/coupons-default': () => undone,
    },
    page,
  );
  const confirm = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('Nenhum preço da página de oferta muda.');
    fireEvent.click(question.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  const undo = async (words: string) => {
    await screen.findByText(words);
    press('Desfazer');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  };
  await confirm('Definir como padrão');
  await undo('VERAO2027 é o cupom padrão. Antes era NATAL.');
  expect(screen.getByRole('alert').textContent).toBe('O cupom padrão mudou de novo.');
  await confirm('Desfazer padrão');
  undone = { status: 204, body: '' };
  await undo('Não há mais cupom padrão. Antes era VERAO2027.');
  expect(said.pop()).toBe('Cupom padrão restaurado!');
  expect(calls.filter(({ call }) => call === 'POST /api/v1/coupons-default').map(({ body }) => body)).toEqual([
    { before: 3, after: 7 },
    { before: 7, after: null },
  ]);
});

test('coupon page: the default coupon is not changed before its prices are shown, which can be asked for again', async () => {
  const previews: FakeAnswer[] = [{ status: 500 }, { body: [] }];
  renderScreen(<CouponPage />, { ...couponAnswers(), 'GET /api/v1/offer-preview': () => previews.shift()! }, page);
  fireEvent.click(await screen.findByRole('button', { name: 'Definir como padrão' }));
  const question = within(await screen.findByRole('alertdialog'));
  const yes = question.getByRole<HTMLButtonElement>('button', { name: 'Definir como padrão' });
  fireEvent.click(await question.findByRole('button', { name: 'Tentar novamente' }));
  expect(yes.disabled).toBe(true);
  await question.findByText('Nenhum preço da página de oferta muda.');
  expect(yes.disabled).toBe(false);
});

test('coupon page: a used coupon cannot be removed, with the reason', async () => {
  const detail = 'Este cupom está em 3 pagamentos e não pode ser removido.';
  renderScreen(
    <CouponPage />,
    { ...couponAnswers(), 'DELETE /api/v1/coupons/7': { status: 409, body: { detail, errors: [] } } },
    page,
  );
  await screen.findByRole('heading', { level: 1 });
  press('Remover');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remover' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(detail);
});

test("coupon page: the house's reserved coupon is read-only", async () => {
  renderScreen(<CouponPage />, couponAnswers({ staff_only: true }), page);
  expect(await screen.findByText('Só da equipe')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver pagamentos' })).toBeTruthy();
  for (const name of ['Remover', 'Definir como padrão']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  cleanup();
  renderScreen(<CouponEditPage />, couponAnswers({ staff_only: true }), {
    at: to.editCoupon(7),
    path: to.editCoupon(':id'),
  });
  expect(await screen.findByText(/não é alterado aqui/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('coupon page: unlinking the last product warns', async () => {
  const { calls } = renderScreen(
    <CouponPage />,
    {
      ...couponAnswers({ products: [fundos], all_products: false }),
      'DELETE /api/v1/coupons/7/products/2': { status: 204, body: '' },
    },
    page,
  );
  expect(within(await screen.findByRole('list', { name: 'Produtos do cupom' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
  press('Desvincular Top Fundos');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/sem ele, o cupom passa a valer para qualquer produto/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancelar' })));
  fireEvent.click(dialog.getByRole('button', { name: 'Desvincular' }));
  await waitFor(() => expect(callsTo(calls, 'DELETE')).toEqual(['DELETE /api/v1/coupons/7/products/2']));
  expect(calls.find(({ call }) => call.startsWith('DELETE'))!.headers.get('if-match')).toBe('"p1"');
});

const linkPage = { path: to.linkCoupon(':id') };

test('link products page: offers unlinked products, which leave the list once linked', async () => {
  const linked: Coupon['products'] = [];
  const { said } = renderScreen(
    <LinkProductsPage />,
    {
      ...couponAnswers(),
      'GET /api/v1/coupons/7': () => ({ body: { ...verao, products: [...linked], all_products: linked.length === 0 } }),
      'POST /api/v1/coupons/7/products/2': () => {
        linked.push(fundos);
        return { status: 204, body: '' };
      },
    },
    { ...linkPage, at: to.linkCoupon(7) },
  );
  expect(await screen.findByText(/Hoje o cupom vale para qualquer produto/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Top Fundos' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Adicionar Top Fundos' })).toBeNull());
  expect(button('Adicionar Full Trader')).toBeTruthy();
  expect(said).toEqual(['Produto adicionado ao cupom!']);
});

test('link products page: products linked per the URL are not offered', async () => {
  renderScreen(<LinkProductsPage />, couponAnswers(), { ...linkPage, at: `${to.linkCoupon(7)}?currentIDs=1,2,3` });
  expect(await screen.findByRole('button', { name: 'Adicionar Full Trader' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Adicionar Top Fundos' })).toBeNull();
});

const more = { id: 41, code: 'zeta', name: 'Zeta', active: true, vindi_code: null, children: [] };
const longCatalogue = {
  'GET /api/v1/products': { body: { items: [fundos, trader], total: 3 } },
  'GET /api/v1/all-products': { body: [fundos, trader, more] },
};

test('link products page: offers products past the first page', async () => {
  renderScreen(
    <LinkProductsPage />,
    { ...couponAnswers({ products: [fundos, trader] }), ...longCatalogue },
    { ...linkPage, at: to.linkCoupon(7, [2, 5]) },
  );
  expect(await screen.findByRole('button', { name: 'Adicionar Zeta' })).toBeTruthy();
});

test('coupon form: offers products past the first page', async () => {
  renderScreen(<CouponCreatePage />, { ...couponAnswers(), ...longCatalogue });
  expect(await screen.findByRole('checkbox', { name: 'Zeta' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Top Fundos' })).toBeTruthy();
});

test('coupon form: refuses invalid values, and warns of a code that buyers cannot type', async () => {
  const taken = { path: 'code', message: 'Já existe um cupom com este código.' };
  const { calls } = renderScreen(<CouponCreatePage />, {
    ...couponAnswers(),
    'POST /api/v1/coupons': { status: 422, body: { detail: 'x', errors: [taken] } },
  });
  type('Início', '31/12/2026');
  type(/^Fim/, '01/12/2026');
  type('Código', 'OI26');
  expect(screen.getByText(/não pode ser digitado no checkout/)).toBeTruthy();
  press('Salvar');
  expect(await screen.findByText('Data inicial não pode ser posterior à final.')).toBeTruthy();
  expect(screen.getByText('Campo obrigatório.')).toBeTruthy();
  expect(callsTo(calls, 'POST')).toEqual([]);
  type('Código', 'verao2027');
  type(/^Fim/, '');
  type('Desconto em %', '10');
  press('Salvar');
  expect(await screen.findByText(taken.message)).toBeTruthy();
});

test('coupon list: quantity options are in order, exhausted first', async () => {
  renderScreen(<CouponListPage />, { 'GET /api/v1/coupons': { body: { items: [], total: 0 } } });
  const options = within(screen.getByLabelText('Filtrar por Quantidade')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Todas',
    'Esgotado',
    '1',
    '2',
    '3 a 10',
    '11 a 20',
    '21 a 100',
    'acima de 100',
  ]);
});
