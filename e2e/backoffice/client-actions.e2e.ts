import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { newBuyer } from '../support/buyer.ts';
import { logIn } from '../support/log-in.ts';
import { mailedLink } from '../support/mail.ts';
import { ownClient, type OwnClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

let client: OwnClient;
test.beforeEach(async ({ page, request }) => {
  client = await ownClient(request);
  await logIn(page, 'atendimento');
});
const open = async (page: Page, below = '') => page.goto(`/#/clientes/${client.id}${below}`);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' });
const changes = (page: Page) => page.getByRole('region', { name: 'Alterações' });

test('a product that the client does not have active is added, and no other is offered', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar produto' });
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(dialog.getByText('Selecione uma opção.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Produto' }).selectOption({ label: 'Top Fundos' });
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Produto adicionado com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Produtos' }).locator('tbody tr').first()).toContainText(
    /Top Fundos.*ATIVO/s,
  );
  await expect(changes(page)).toContainText('Adicionar produtos a um cliente');
  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  await expect(
    page.getByRole('combobox', { name: 'Produto' }).locator('option').filter({ hasText: 'Top Fundos' }),
  ).toHaveCount(0);
});

test('two who add the same product at once are told of each other', async ({ page, request }) => {
  await open(page);
  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  await page.getByRole('combobox', { name: 'Produto' }).selectOption({ label: 'Top Fundos' });
  const { token } = (await (
    await request.post(`${address.api}/api/v1/login`, {
      data: { email: 'admin@mirante.example', password: 'mirante123' },
    })
  ).json()) as { token: string };
  await request.post(`${address.api}/api/v1/clients/${client.id}/products/add`, {
    data: { products: [2] },
    headers: { authorization: `Bearer ${token}` },
  });
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(
    page.getByText('Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.').first(),
  ).toBeVisible();
});

test('a reset password is shown once, opens the account, and has to be changed', async ({ page, request }) => {
  await open(page);
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redefinir senha' }).click();
  const said = page.getByText(/^Senha redefinida para (\S+)\.$/);
  const secret = /para (\S+)\.$/.exec(await said.innerText())![1]!;
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible();
  const enter = (password: string) =>
    request.post(`${address.api}/api/v1/login`, { data: { email: client.email, password } });
  expect((await enter(client.password)).status()).toBe(422);
  expect(await (await enter(secret)).json()).toMatchObject({ must_change_password: true });
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(changes(page)).toContainText('Redefinir a senha de um cliente');
  await expect(changes(page)).not.toContainText(secret);
});

test('an e-mail is confirmed by staff only while it is not', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Email não confirmado')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar email' }).click();
  await expect(page.getByText('Email confirmado!')).toBeVisible();
  await expect(page.getByText('Email não confirmado')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirmar email' })).toBeHidden();
});

test('a changed e-mail is told to both addresses, and asks the new one to confirm', async ({ page, request }) => {
  const { email } = newBuyer();
  await open(page);
  await page.getByRole('link', { name: 'Editar Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await page.getByRole('textbox', { name: 'Email' }).blur();
  await expect(save(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@mirante.example');
  await save(page).click();
  await expect(page.getByText('Este email já está associado a outra conta.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await save(page).click();
  await expect(page.getByText('Email alterado!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/clientes/${client.id}$`));
  await expect(page.getByRole('region', { name: 'Dados e contato' })).toContainText(email);
  await expect(page.getByText('Email não confirmado')).toBeVisible();
  expect(await mailedLink(request, email, 'confirmar-email')).toContain('confirmar-email');
});

test('a CPF and the phones are edited as people write them', async ({ page }) => {
  const { cpf } = newBuyer();
  await open(page, '/cpf');
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await page.getByRole('textbox', { name: 'CPF' }).fill('11111111111');
  await page.getByRole('textbox', { name: 'CPF' }).blur();
  await expect(page.getByText('Esse não parece um CPF válido.')).toBeVisible();
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf);
  await save(page).click();
  await expect(page.getByText('CPF alterado!')).toBeVisible();
  await page.getByRole('link', { name: 'Editar Celular' }).click();
  await page.getByRole('textbox', { name: 'Celular' }).fill('21988887777');
  await save(page).click();
  await expect(page.getByText('Telefones alterado!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dados e contato' })).toContainText('(21) 98888-7777');
});

test('the second of two who edit is shown the difference, and nothing is lost', async ({ page, context }) => {
  await open(page, '/telefones');
  await expect(page.getByRole('textbox', { name: 'Celular' })).toBeVisible();
  const other = await context.newPage();
  await logIn(other, 'admin');
  await other.goto(`/#/clientes/${client.id}/telefones`);
  await other.getByRole('textbox', { name: 'Celular' }).fill('21911112222');
  await save(other).click();
  await expect(other.getByText('Telefones alterado!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Celular' }).fill('21933334444');
  await save(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Outra pessoa salvou antes de você' });
  await expect(told).toContainText('(21) 91111-2222');
  await expect(told).toContainText('(21) 93333-4444');
  await save(page).click();
  await expect(page.getByText('Telefones alterado!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dados e contato' })).toContainText('(21) 93333-4444');
});

test('the payments of one client are filtered, opened and exported', async ({ page }) => {
  await page.goto('/#/clientes/1001/pagamentos?payment.status=paid');
  const rows = page.getByRole('table', { name: 'Pagamentos' }).locator('tbody tr');
  await expect(rows.first()).toContainText('PAGO');
  const count = await rows.count();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('cliente-1001-pagamentos.csv');
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(count + 1);
  await page.getByRole('link', { name: 'Ver em Pagamentos' }).click();
  await expect(page).toHaveURL(/#\/pagamentos\?client\.id=1001&page=1&perPage=20&order=-1/);
});

test('the metrics give each span its own count', async ({ page }) => {
  await open(page, '/metricas');
  const logins = page.getByRole('region', { name: 'Acessos' });
  await expect(logins).toContainText('1 no total');
  await expect(logins).toContainText('100% do total');
  await expect(page.getByRole('region', { name: 'Vídeos' })).toContainText('0% do total');
});

test('a request to erase is closed by an answer, or granted by removing the client', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${client.token}` };
  await request.post(`${address.api}/api/v1/client/erasure-request`, { data: { reason: 'Não uso mais' }, headers });
  await open(page);
  await expect(page.getByText('O cliente pediu a exclusão dos seus dados (LGPD)')).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar pedido' }).click();
  await page.getByLabel('Resposta ao cliente').fill('Como combinado, a conta segue ativa.');
  await page.getByRole('button', { name: 'Encerrar pedido' }).click();
  await expect(page.getByText('Pedido encerrado!')).toBeVisible();
  await expect(page.getByText('O cliente pediu a exclusão dos seus dados (LGPD)')).toBeHidden();
  await page.getByRole('button', { name: 'Remover' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Deseja mesmo remover o cliente ${client.name}?` });
  await expect(dialog).toContainText('A remoção será irreversível.');
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Removido com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/#\/clientes$/);
  await open(page);
  await expect(page.getByText('Código 404')).toBeVisible();
});

test('those who only count money see no button that they may not press', async ({ page }) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await logIn(page, 'financeiro');
  await open(page);
  await expect(page.getByRole('region', { name: 'Dados e contato' })).toBeVisible();
  for (const name of ['Adicionar produto', 'Redefinir senha', 'Confirmar email', 'Remover'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Editar/ })).toHaveCount(0);
});
