import type { Page } from 'playwright/test';
import { readFile } from 'node:fs/promises';
import { openAsNewClient } from '../support/as-new-client.ts';
import { fillLogin, logIn, logInAlone } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('account: data, address and e-mail are edited, and it is not removed while active', async ({ page }) => {
  const buyer = await openAsNewClient(page, '/conta/dados');
  await test.step('a refused form is corrected by keyboard alone', async () => {
    const name = page.getByLabel('Nome completo');
    await name.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Joana Prado');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Joana Prado');
  });
  await test.step('an edited name is shown by the app', async () => {
    const data = panel(page, 'Dados pessoais');
    await data.getByLabel('Nome completo').fill('');
    await data.getByRole('button', { name: 'Salvar' }).click();
    await expect(data.getByText('Por favor escreva um texto aqui.')).toBeVisible();
    await data.getByLabel('Nome completo').fill('Helena Matsuda');
    await data.getByLabel('Masculino').check();
    await data.getByLabel(/^Celular/).fill('11987654321');
    await data.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu de Helena Matsuda' })).toBeVisible();
    await page.reload();
    await expect(data.getByLabel(/^Celular/)).toHaveValue('(11) 98765-4321');
    await expect(data.getByLabel('Masculino')).toBeChecked();
  });
  await test.step('a CEP fills in the address, which is saved', async () => {
    const form = panel(page, 'Endereço');
    await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
    await form.getByLabel('CEP').fill('20040-002');
    await expect(form.getByLabel('Cidade')).toHaveValue('Rio de Janeiro');
    await expect(form.getByLabel('Cidade')).toBeDisabled();
    await form.getByLabel('Número', { exact: true }).fill('42');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Endereço atualizado!')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Número', { exact: true })).toHaveValue('42');
    await expect(form.getByLabel('CEP')).toHaveValue('20040-002');
  });
  await test.step('a change of e-mail waits for confirmation, and can be withdrawn', async () => {
    const email = panel(page, 'Email de acesso');
    const ask = async (address_: string) => {
      await email.getByLabel('Novo email').fill(address_);
      await email.getByLabel('Sua senha', { exact: true }).fill(buyer.password);
      await email.getByRole('button', { name: 'Enviar confirmação' }).click();
    };
    await email.getByRole('button', { name: 'Trocar email' }).click();
    await ask(`nova.${buyer.email}`);
    await expect(email).toContainText(`Enviamos um link para nova.${buyer.email}`);
    await email.getByRole('button', { name: 'Desistir da troca' }).click();
    await expect(email.getByText('Confirmação pendente')).toHaveCount(0);
  });
  await test.step('it cannot be removed with an active product', async () => {
    await page.goto('/#/conta/remover');
    await expect(page.getByText('Só é possível remover uma conta cuja assinatura esteja cancelada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remover minha conta' })).toHaveCount(0);
  });
});

test('account: home and account say until when to confirm the e-mail, and send the link again', async ({ page }) => {
  await openAsNewClient(page, '/');
  const notice = page.getByText(/^Confirme seu email até/);
  await expect(notice).toBeVisible();
  await page.goto('/#/conta/dados');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: /^Enviar o link de novo/ }).click();
  await expect(page.getByText('Enviamos um novo link de confirmação.')).toBeVisible();
});

test('account: the new password logs in, the old one does not', async ({ page }) => {
  const buyer = await openAsNewClient(page, '/trocar-senha');
  const fill = async (current: string) => {
    await page.getByLabel('Senha antiga', { exact: true }).fill(current);
    await page.getByLabel('Senha nova', { exact: true }).fill('girassol7');
    await page.getByLabel('Repita a senha nova', { exact: true }).fill('girassol7');
    await page.getByLabel('Repita a senha nova', { exact: true }).press('Enter');
  };
  await fill('engano99');
  await expect(page.getByText('Senha antiga não foi reconhecida.')).toBeVisible();
  await fill(buyer.password);
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/#\/conta\/dados$/);
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await fillLogin(page, buyer.email, buyer.password);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro no acesso!' })).toContainText(
    'Usuário ou senha inválidos',
  );
  await fillLogin(page, buyer.email, 'girassol7');
  await expect(page).not.toHaveURL(/#\/login/);
});

test('account: another session is listed and ended', async ({ page, browser }) => {
  const buyer = await openAsNewClient(page, '/conta/sessoes');
  const elsewhere = await browser.newPage();
  await logInAlone(elsewhere, buyer.email, buyer.password);
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  const sessions = page.getByRole('list', { name: 'Sessões' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('Este aparelho');
  await sessions.last().getByRole('button', { name: 'Encerrar' }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/#\/login$/);
  await elsewhere.close();
});

test('account: personal data are exported, and erasure is requested', async ({ page }) => {
  const buyer = await openAsNewClient(page, '/conta/privacidade');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(buyer.email);
  await page.getByRole('button', { name: 'Pedir exclusão' }).click();
  await page.getByLabel(/^Motivo/).fill('Não uso mais o serviço.');
  await expect(page.getByText('Depois de atendido, não há volta.')).toBeVisible();
  await page.getByLabel('Sua senha').fill(buyer.password);
  await page.getByRole('button', { name: 'Confirmar o pedido' }).click();
  await expect(page.getByText(/^Você pediu a exclusão em/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirar o pedido' }).click();
  await expect(page.getByRole('button', { name: 'Pedir exclusão' })).toBeVisible();
});

test('account: a cancelled one is removed with its password', async ({ page }) => {
  await logIn(page, 'davi');
  await page.goto('/#/conta/remover');
  await expect(page.getByText('A remoção será irreversível.')).toBeVisible();
  await page.getByLabel('Sua senha', { exact: true }).fill('engano99');
  await page.getByRole('button', { name: 'Remover minha conta' }).click();
  await expect(page.getByLabel('Sua senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(/#\/conta\/dados$/);
});
