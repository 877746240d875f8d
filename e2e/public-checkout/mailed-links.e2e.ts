import { fillLogin } from '../support/log-in.ts';
import { mailedLink } from '../support/mail.ts';
import { newClient } from '../support/new-client.ts';
import { expect, test } from '../support/test.ts';
import { expectSubscriber, phone } from './checkout.ts';

test.use(phone);

test('a lost password is replaced by the mailed link', async ({ page, request }) => {
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
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha inválidos');
  await fillLogin(page, email, 'margarida-nova');
  await expectSubscriber(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana');
});

test('a new e-mail address is confirmed by the mailed link', async ({ page, request }) => {
  const { email } = await newClient(request);
  await page.goto(await mailedLink(request, email, 'confirmar-email'));
  await expect(page.getByRole('heading', { name: 'Email confirmado com sucesso!' })).toBeVisible();
  await page.getByRole('link', { name: 'Fazer login' }).click();
  await expect(page.getByRole('heading', { name: 'Acesse sua conta' })).toBeVisible();
});

test('a mailed link that was used asks for another', async ({ page, request }) => {
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
    await page.reload();
    await page.getByLabel('Nova senha', { exact: true }).fill('margarida-nova');
    await page.getByLabel('Confirme a nova senha').fill('margarida-nova');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(ending).toBeVisible();
  }
});
