import { address } from '../support/address.ts';
import { logIn, logInAlone } from '../support/log-in.ts';
import { ownClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

test('client list: on a phone clients are cards, and filters a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'atendimento');
  await page.goto('/#/clientes');
  const cards = page.getByRole('list', { name: 'Clientes' }).getByRole('listitem');
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabel('Situação').selectOption('cancelled');
  await sheet.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/client\.product_status=cancelled/);
  await expect(cards.first()).toContainText('CANCELADO');
});

for (const [path, list] of [
  ['pagamentos', 'Pagamentos'],
  ['fale-conosco', 'Fale conosco'],
] as const)
  test(`card of /${path}: on a phone the client's name opens the client`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'atendimento');
    await page.goto(`/#/${path}`);
    const card = page.getByRole('list', { name: list }).getByRole('listitem').first();
    const name = card.locator('a[href*="/clientes/"]');
    const client = await name.innerText();
    await name.click();
    await expect(page).toHaveURL(/#\/clientes\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: client })).toBeVisible();
  });

test('client: support adds a product, resets the password, corrects a phone, answers and removes', async ({
  page,
  request,
}) => {
  const client = await ownClient(request);
  await request.post(`${address.api}/api/v1/client/erasure-request`, {
    data: { reason: 'Não uso mais', password: client.password },
    headers: { authorization: `Bearer ${client.token}` },
  });
  await logIn(page, 'atendimento');
  await page.goto(`/#/clientes/${client.id}`);
  const changes = page.getByRole('region', { name: 'Alterações' });

  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  await page.getByRole('combobox', { name: 'Produto' }).selectOption({ label: 'Top Fundos' });
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('Produto adicionado com sucesso!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Produtos' }).locator('tbody tr').first()).toContainText(
    /Top Fundos.*ATIVO/s,
  );
  await expect(changes).toContainText('Adicionar produtos a um cliente');

  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redefinir senha' }).click();
  const said = page.getByText(/^Senha redefinida para (\S+)\.$/);
  const secret = /para (\S+)\.$/.exec(await said.innerText())![1]!;
  const opens = await request.post(`${address.api}/api/v1/login`, { data: { email: client.email, password: secret } });
  expect(await opens.json()).toMatchObject({ must_change_password: true });
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  // The innermost with both: there may be other toasts.
  await page.locator('div').filter({ has: said }).filter({ has: close }).last().locator(close).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole('link', { name: 'Alterar Celular' }).click();
  await page.getByRole('textbox', { name: 'Celular' }).fill('21988887777');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Telefones alterado!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dados e contato' })).toContainText('(21) 98888-7777');

  await page.getByRole('button', { name: 'Encerrar pedido' }).click();
  await page.getByLabel('Resposta ao cliente').fill('Como combinado, a conta segue ativa.');
  await page.getByRole('button', { name: 'Encerrar pedido' }).click();
  await expect(page.getByText('Pedido encerrado!')).toBeVisible();

  await page.getByRole('button', { name: 'Remover' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Deseja mesmo remover o cliente ${client.name}?` });
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Removido com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/#\/clientes$/);
  await page.goto(`/#/clientes/${client.id}`);
  await expect(page.getByText('Código 404')).toBeVisible();
});

test('one-time password: is shown no longer than the session that made it', async ({ page, request }) => {
  const client = await ownClient(request);
  await logInAlone(page, 'atendimento');
  await page.goto(`/#/clientes/${client.id}`);
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redefinir senha' }).click();
  await expect(page.getByText(/^Senha redefinida para/)).toBeVisible();
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
  await expect(page.getByText(/^Senha redefinida para/)).toHaveCount(0);
});
