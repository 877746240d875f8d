import { readFile } from 'node:fs/promises';
import { openAsNewClient } from '../support/as-new-client.ts';
import { expect, test } from '../support/test.ts';

test('account: a refused form is corrected by keyboard alone, and the app shows the new name', async ({ page }) => {
  await openAsNewClient(page, '/conta/dados');
  const name = page.getByLabel('Nome completo');
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // While it is sent, the form ignores Enter.
  await expect(
    page.getByRole('form', { name: 'Dados pessoais' }).getByRole('button', { name: 'Salvar' }),
  ).toBeVisible();
  await page.keyboard.type('Helena Matsuda');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dados atualizados com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu de Helena Matsuda' })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Helena Matsuda');
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
