import { newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/test.ts';
import {
  buyByPix,
  choose,
  expectConfirmation,
  expectStep,
  expectSubscriber,
  finish,
  giveAddress,
  giveDetails,
  identify,
  next,
  open,
  paymentsOf,
  phone,
} from './checkout.ts';

test.use(phone);

test('who has an account goes straight to the payment, is offered a coupon, and buys for that account', async ({
  page,
  request,
}) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  await open(page, 'mirante_completo', '');
  await identify(page, known);
  await expect(page.getByText('Encontramos seu email em nosso cadastro')).toBeVisible();
  await giveDetails(page, known);
  await expect(page.getByText('Cadastro encontrado. Prosseguindo para pagamento.')).toBeVisible();
  await expectStep(page, 'Pagamento');
  await page.getByRole('button', { name: 'Usar cupom' }).click();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await choose(page, 'Pix');
  await finish(page);
  await expectSubscriber(page);
  expect(await paymentsOf(request, known)).toHaveLength(2);
});

test('a known CPF with another e-mail and password buys, but changes nothing of the account', async ({
  page,
  request,
}) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  const stranger = { ...newBuyer(), cpf: known.cpf, password: 'outra-senha' };
  await open(page);
  await identify(page, stranger);
  await giveDetails(page, stranger);
  await expect(
    page.getByText('Encontramos seu CPF em nosso cadastro. Após a confirmação, seu email de acesso será atualizado.'),
  ).toBeVisible();
  await giveAddress(page);
  await choose(page, 'Pix');
  await finish(page);
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible();
  await expectConfirmation(page, 'Falta só pagar o Pix');
  await expect(page.getByText('Seu CPF já tinha cadastro.')).toBeVisible();
  await page.getByRole('link', { name: 'Pagar com Pix' }).click();
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  expect(await paymentsOf(request, known)).toHaveLength(2);
});

test("an e-mail of somebody else's stops the purchase and shows the ways on", async ({ page, request }) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  const buyer = { ...newBuyer(), email: known.email };
  await open(page);
  await identify(page, buyer);
  await giveDetails(page, buyer);
  await expect(
    page.getByText('O e-mail informado já está associado a outro CPF. Faça login ou corrija os dados.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '#/login');
  await expect(page.getByRole('link', { name: 'recuperar a senha' })).toHaveAttribute('href', '#/esqueci-a-senha');
  await expectStep(page, 'Seus dados');
  await page.getByLabel('Email').fill(newBuyer().email);
  await next(page);
  await expectStep(page, 'Endereço');
});

test('who mistyped the CPF of a known e-mail corrects it, and goes on to the payment', async ({ page, request }) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  await open(page);
  await identify(page, known);
  await giveDetails(page, { ...known, cpf: newBuyer().cpf });
  await expect(page.getByText('Se o CPF está errado, corrija e prossiga.')).toBeVisible();
  await page.getByLabel('CPF').fill(known.cpf);
  await next(page);
  await expectStep(page, 'Pagamento');
});

test('a product that waits for its payment cannot be bought again', async ({ page, request }) => {
  const known = newBuyer();
  await buyByPix(request, known, 6);
  await open(page);
  await identify(page, known);
  await giveDetails(page, known);
  await choose(page, 'Pix');
  await finish(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Já existe uma compra ativa ou aguardando pagamento',
  );
  expect(await paymentsOf(request, known)).toHaveLength(1);
});
