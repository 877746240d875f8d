import { fillLogin } from '../support/log-in.ts';
import { newBuyer } from '../support/buyer.ts';
import { confirmEmail, mailedLink } from '../support/mail.ts';
import { newClient } from '../support/new-client.ts';
import { expect, test } from '../support/test.ts';
import { buyByPix, expectClientArea, phone } from './checkout.ts';

test.use(phone);

test('mailed link: a lost password is replaced', async ({ page, request }) => {
  const { email, password } = await newClient(request);
  await page.goto('/#/esqueci-a-senha');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Requisição enviada!' })).toBeVisible();

  const link = await mailedLink(request, email, 'redefinir-senha');
  const choose = async (fresh: string) => {
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill(fresh);
    await page.getByLabel('Confirme a nova senha').fill(fresh);
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  };
  await choose('margarida-nova');
  await expect(page.getByRole('heading', { name: 'Senha atualizada com sucesso!' })).toBeVisible();
  await page.getByRole('link', { name: 'Fazer login' }).click();
  await fillLogin(page, email, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro no acesso!' })).toContainText(
    'Usuário ou senha inválidos',
  );
  await fillLogin(page, email, 'margarida-nova');
  await expectClientArea(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana');
});

test('mailed link: a new address is confirmed on a page that names the account', async ({ page, request }) => {
  const { email } = await newClient(request);
  await page.goto(await mailedLink(request, email, 'confirmar-email'));
  await expect(page.getByRole('heading', { name: 'Esta conta é sua?' })).toBeVisible();
  await expect(page.getByText(/^•••\.\d{3}\.\d{3}-••$/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmado com sucesso!' })).toBeVisible();
  await page.getByRole('link', { name: 'Fazer login' }).click();
  await expect(page.getByRole('heading', { name: 'Acesse sua conta' })).toBeVisible();
});

test('mailed link: an address is released from an account that somebody else created', async ({ page, request }) => {
  const { email, password } = await newClient(request);
  const link = await mailedLink(request, email, 'confirmar-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Esta conta não é minha' }).click();
  await expect(page.getByRole('heading', { name: 'Este email não está mais nessa conta' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ocorreu um erro na confirmação do email.' })).toBeVisible();
  await page.goto('/#/login');
  await fillLogin(page, email, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro no acesso!' })).toContainText(
    'Usuário ou senha inválidos',
  );
});

test('mailed link: a purchase under a known CPF changes nothing before its owner confirms', async ({
  page,
  request,
}) => {
  const owner = await newClient(request);
  await confirmEmail(request, owner.email);
  const stranger = newBuyer();
  await buyByPix(request, { ...stranger, cpf: owner.cpf });
  const link = await mailedLink(request, owner.email, 'confirmar-email', 'Confirme a alteração dos seus dados');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confira a alteração dos seus dados' })).toBeVisible();
  await expect(page.getByText(`Passa a ser: ${stranger.email}`)).toBeVisible();
  await expect(page.getByText('Hoje:').first()).toContainText('•••');
  await page.getByRole('button', { name: 'Não fui eu' }).click();
  await expect(page.getByRole('heading', { name: 'Alteração recusada' })).toBeVisible();
  await page.goto('/#/login');
  await fillLogin(page, owner.email, owner.password);
  await expectClientArea(page);
});

test('mailed link: a used one offers another', async ({ page, request }) => {
  const { email } = await newClient(request);
  await page.goto('/#/esqueci-a-senha');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar' }).click();
  const link = await mailedLink(request, email, 'redefinir-senha');
  for (const ending of [
    page.getByRole('heading', { name: 'Senha atualizada com sucesso!' }),
    page.getByRole('link', { name: 'Pedir um novo link' }),
  ]) {
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill('margarida-nova');
    await page.getByLabel('Confirme a nova senha').fill('margarida-nova');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(ending).toBeVisible();
  }
});
