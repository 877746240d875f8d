import { logIn } from '../support/log-in.ts';
import { buyByCard, ownClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

const TOP_FUNDOS = 2;

const LATER = `31/12/${new Date().getFullYear() + 4}`;

test('acquisition: support changes the expiry with a note and cancels; finance refunds later', async ({
  page,
  request,
}) => {
  const client = await ownClient(request);
  const acquisition = await buyByCard(request, client, TOP_FUNDOS);
  const here = `/#/clientes/${client.id}/produto/${acquisition}`;
  await logIn(page, 'atendimento');
  await page.goto(`/#/clientes/${client.id}`);
  await page.getByRole('link', { name: 'Top Fundos' }).click();
  await expect(page.getByText('O vencimento nunca foi alterado.')).toBeVisible();
  await page.getByRole('link', { name: 'Alterar vencimento' }).click();
  const date = page.getByLabel('Novo vencimento');
  await date.fill('01/01/2020');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O vencimento não pode ser anterior ao início.')).toBeVisible();
  await date.fill(LATER);
  await page.getByRole('textbox', { name: 'Observação' }).fill('Cortesia pela demora.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Vencimento alterado com sucesso!')).toBeVisible();
  const log = page.getByRole('region', { name: 'Alterações de vencimento' }).locator('tbody tr');
  await expect(log).toHaveCount(1);
  await expect(log).toContainText(new RegExp(`atendimento@mirante\\.example.*${LATER}.*Cortesia pela demora\\.`, 's'));
  await page.setViewportSize({ width: 1280, height: 720 });
  const table = page.getByRole('region', { name: 'Tabela das alterações de vencimento' });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect(page.getByRole('region', { name: 'Vigência' })).toContainText(`${LATER}, 23:59`);
  await page.getByRole('link', { name: 'Cancelar produto' }).click();
  await page.getByLabel('Motivo', { exact: true }).fill('Pediu por telefone.');
  await page.getByRole('button', { name: 'Cancelar produto' }).click();
  await expect(page.getByText('Produto cancelado!')).toBeVisible();
  await logIn(page, 'financeiro');
  await page.goto(here);
  await page.getByRole('button', { name: 'Reembolsar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reembolsar' }).click();
  await expect(page.getByText('Reembolso registrado!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver reembolso' })).toBeVisible();
});
