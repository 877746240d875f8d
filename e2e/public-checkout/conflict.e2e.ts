import { newBuyer } from '../support/buyer.ts';
import { confirmEmail } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import {
  buyByPix,
  choose,
  expectConfirmation,
  expectStep,
  expectSubscriber,
  finish,
  fillAddress,
  fillDetails,
  identify,
  next,
  open,
  paymentsOf,
  phone,
} from './checkout.ts';

test.use(phone);

test('checkout: a buyer with an account goes straight to payment, is offered a coupon, and buys for it', async ({
  page,
  request,
}) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  await open(page, 'mirante_completo', '');
  await identify(page, known);
  await expect(page.getByText('Encontramos seu email em nosso cadastro')).toBeVisible();
  await fillDetails(page, known);
  await expect(page.getByText('Cadastro encontrado. Prosseguindo para pagamento.')).toBeVisible();
  await expectStep(page, 'Pagamento');
  await page.getByRole('button', { name: 'Usar cupom' }).click();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await choose(page, 'Pix');
  await finish(page);
  await expectSubscriber(page);
  expect(await paymentsOf(request, known)).toHaveLength(2);
});

test('checkout: a known CPF with another e-mail and password buys for its account, changes nothing, and names the inbox', async ({
  page,
  request,
}) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  await confirmEmail(request, known.email);
  const stranger = { ...newBuyer(), cpf: known.cpf, password: 'outra-senha' };
  await open(page);
  await identify(page, stranger);
  await fillDetails(page, stranger);
  await expect(
    page.getByText('Encontramos seu CPF em nosso cadastro. Após a confirmação, seu email de acesso será atualizado.'),
  ).toBeVisible();
  await fillAddress(page);
  await choose(page, 'Pix');
  await finish(page);
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible();
  await expectConfirmation(page, 'Falta só pagar o Pix');
  await expect(page.getByText('Este CPF já tem cadastro, com o email j•••@e•••.com.br')).toBeVisible();
  await page.reload();
  await expect(page.getByText('A senha que você acabou de digitar não vale para ela.')).toBeVisible();
  await page.getByRole('link', { name: 'Pagar com Pix' }).click();
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  expect(await paymentsOf(request, known)).toHaveLength(2);
});

test('checkout: a mistyped CPF of a known e-mail can be corrected, and leads to payment', async ({ page, request }) => {
  const known = newBuyer();
  await buyByPix(request, known, 2);
  await open(page);
  await identify(page, known);
  await fillDetails(page, { ...known, cpf: newBuyer().cpf });
  await expect(page.getByText('Se o CPF está errado, corrija e prossiga.')).toBeVisible();
  await page.getByLabel('CPF').fill(known.cpf);
  await next(page);
  await expectStep(page, 'Pagamento');
});
