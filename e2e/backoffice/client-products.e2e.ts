import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { buyByCard, ownClient, type OwnClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

const TOP_FUNDOS = 2;
let client: OwnClient;
let acquisition: number;
test.beforeEach(async ({ request }) => {
  client = await ownClient(request);
  acquisition = await buyByCard(request, client, TOP_FUNDOS);
});
const LATER = `31/12/${new Date().getFullYear() + 4}`;
const open = (page: Page, below = '') => page.goto(`/#/clientes/${client.id}/produto/${acquisition}${below}`);

test('a new expiry is written into the log with who moved it, and why', async ({ page }) => {
  await logIn(page, 'atendimento');
  await page.goto(`/#/clientes/${client.id}`);
  await page.getByRole('link', { name: 'Top Fundos' }).click();
  await expect(page.getByText('O vencimento nunca foi alterado.')).toBeVisible();
  await page.getByRole('link', { name: 'Alterar vencimento' }).click();
  const date = page.getByLabel('Novo vencimento');
  await date.fill('');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await date.fill('01/01/2020');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O vencimento não pode ser anterior ao início.')).toBeVisible();
  await date.fill(LATER);
  await page.getByRole('textbox', { name: 'Observação' }).fill('Cortesia pela demora.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Vencimento alterado com sucesso!')).toBeVisible();
  const log = page.getByRole('region', { name: 'Alterações de vencimento' }).locator('tbody tr');
  await expect(log).toHaveCount(1);
  await expect(log).toContainText(LATER);
  await expect(log).toContainText('atendimento@mirante.example');
  await expect(log).toContainText('Cortesia pela demora.');
  await expect(page.getByRole('region', { name: 'Vigência' })).toContainText(`${LATER}, 23:59`);
});

test('observations are kept with the product', async ({ page }) => {
  await logIn(page, 'atendimento');
  await open(page, '/observacao');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Por favor escreva um texto aqui.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Observações' }).fill('Prefere falar à tarde.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Observações' })).toContainText('Prefere falar à tarde.');
});

test('finance cancels with a refund, which reaches the gateway', async ({ page }) => {
  await logIn(page, 'financeiro');
  await open(page);
  await expect(page.getByRole('region', { name: 'Pagamento' })).toContainText('PAGO');
  await page.getByRole('link', { name: 'Cancelar produto' }).click();
  await expect(page.getByLabel('Tipo de motivo')).toHaveValue('2');
  await expect(page.getByLabel(/^Reembolsar R\$/)).toBeChecked();
  await page.getByRole('button', { name: 'Cancelar produto' }).click();
  await expect(page.getByText('Por favor escreva um texto aqui.')).toBeVisible();
  await page.getByLabel('Motivo', { exact: true }).fill('Desistiu no quarto dia.');
  await page.getByRole('button', { name: 'Cancelar produto' }).click();
  await expect(page.getByText('Produto cancelado!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`produto/${acquisition}$`));
  await expect(page.getByText('CANCELADO', { exact: true })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Cancelamento' });
  await expect(panel).toContainText('Desistiu no quarto dia.');
  await expect(async () => {
    await page.reload();
    await expect(panel).toContainText('devolvido em', { timeout: 2000 });
  }).toPass();
  await page.getByRole('link', { name: 'Ver reembolso' }).click();
  await expect(page).toHaveURL(/#\/reembolsos\/\d+\/editar$/);
});

test('support cancels without one, and finance gives it back later', async ({ page }) => {
  await logIn(page, 'atendimento');
  await open(page, '/cancelamento');
  await expect(page.getByText(/Reembolsos são feitos pelo financeiro/)).toBeVisible();
  await page.getByLabel('Motivo', { exact: true }).fill('Pediu por telefone.');
  await page.getByRole('button', { name: 'Cancelar produto' }).click();
  await expect(page.getByText('Produto cancelado!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reembolsar' })).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await logIn(page, 'financeiro');
  await open(page);
  await page.getByRole('button', { name: 'Reembolsar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reembolsar' }).click();
  await expect(page.getByText('Reembolso registrado!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver reembolso' })).toBeVisible();
});

test('what is not active is not cancelled', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/#/clientes/1001/produto/8003/cancelamento');
  await expect(page.getByText('Este produto não está ativo')).toBeVisible();
});

test('earlier acquisitions of the product lead to their own pages', async ({ page }) => {
  await logIn(page, 'atendimento');
  await page.goto('/#/clientes/1001/produto/8002');
  await page
    .getByRole('region', { name: 'Outras aquisições deste produto' })
    .getByRole('link', { name: '8001' })
    .click();
  await expect(page).toHaveURL(/produto\/8001$/);
  await expect(page.getByText('Aquisição 8001')).toBeVisible();
});

test('an acquisition of somebody else is a page that says it is not there', async ({ page }) => {
  await logIn(page, 'atendimento');
  await page.goto(`/#/clientes/1001/produto/${acquisition}`);
  await expect(page.getByText('Código 404')).toBeVisible();
});
