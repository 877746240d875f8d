import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { newTrade } from '../support/new-trade.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const traces = (page: Page) => page.getByRole('region', { name: 'Histórico' }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await logIn(page, 'trader');
});

test('trade: opened, triggered, partly exited and finished, each step recorded', async ({ page }) => {
  const asset = `T${uniqueText().toUpperCase()}`.slice(0, 20);
  await page.goto('/#/full-trader/criar-operacao');
  await field(page, 'Ativo').fill(asset);
  await field(page, 'Gatilho (opcional)').fill('38,90');
  await field(page, 'Entrada válida hoje').fill('Até 38,95');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Operação criada com sucesso.')).toBeVisible();
  await expect(page.getByRole('heading', { name: asset, level: 1 })).toBeVisible();
  await expect(page.getByText('A operação ainda não teve entrada.')).toBeVisible();

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await field(page, 'Situação').selectOption('live');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Operação NÃO pode estar em andamento sem valor de entrada.')).toBeVisible();
  await expect(page.getByText('Operação Necessita de uma Data de Entrada na Operação')).toBeVisible();
  await field(page, 'Valor de entrada (opcional)').fill('40');
  await field(page, 'Data de entrada (opcional)').fill('19/11/2026 10:41');
  await page.getByLabel('Publicar no mural').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(traces(page).first()).toContainText('Entrada executada em 40,0000');

  await page.getByRole('link', { name: 'Atualizar valor' }).click();
  await field(page, 'Valor atual').fill('42');
  await expect(page.getByRole('region', { name: 'Operações que mudam' })).toContainText('+5,00%');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Valor atualizado!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('+5,00%');

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await field(page, 'Situação').selectOption('rp');
  await field(page, 'Valor de RP (opcional)').fill('44');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('+7,50%');

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await field(page, 'Situação').selectOption('finished');
  await field(page, 'Valor de saída (opcional)').fill('40');
  await field(page, 'Evento (opcional)').fill('Zerada no preço de entrada');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('region', { name: 'Resultado' })).toContainText('+5,00%');
  await expect(traces(page)).toHaveCount(5);
  await expect(traces(page).first()).toContainText('Zerada no preço de entrada');
  await expect(page.getByRole('link', { name: 'Atualizar valor' })).toHaveCount(0);

  await page.goto('/#/full-trader/mensagens-do-mural');
  await expect(page.getByRole('row').filter({ hasText: `${asset} ST: Entrada executada` })).toBeVisible();
});

test('board message: starts with the trade in its URL', async ({ page, request }) => {
  const { id, asset } = await newTrade(request);
  await page.goto(`/#/full-trader/operacoes/${id}`);
  await page.getByRole('link', { name: 'Criar mensagem do mural' }).click();
  await expect(page.locator('[contenteditable]')).toContainText(asset);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Mensagem publicada no mural!')).toBeVisible();
});

test('trade form on a narrow phone: the longest asset wraps in the preview', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/#/full-trader/criar-operacao');
  await field(page, 'Ativo').fill('W'.repeat(20));
  const preview = page.getByRole('region', { name: 'Como fica no painel' });
  await expect(preview).toContainText('W'.repeat(20));
  const { x, width } = (await preview.boundingBox())!;
  expect(x + width).toBeLessThan(320);
});
