import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const FORBIDDEN = 'Operação não permitida. Parece que você não possui permissão para a ação requisitada.';

test('the home has a card per area, each with its first two links', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/');
  const cards = page.getByRole('list', { name: 'Áreas' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Usuários' }).getByRole('link')).toHaveText(['Listar usuários', 'Permissões']);
  await cards.filter({ hasText: 'Clientes' }).getByRole('link', { name: 'Pagamentos pendentes' }).click();
  await expect(page).toHaveURL(/#\/clientes\?client\.pending_payments=true/);
  await expect(page.getByText('Pagamentos pendentes Sim')).toBeVisible();
});

test('who opens an address that is not theirs is told, and sees no row', async ({ page }) => {
  await logIn(page, 'trader');
  await page.goto('/#/clientes');
  await expect(page.getByText(FORBIDDEN)).toBeVisible();
  await expect(page.getByText('Código 403')).toBeVisible();
  await expect(page.getByText('Papéis que podem: administrador, atendimento, financeiro.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Beatriz/ })).toHaveCount(0);
});

test('the permissions show the roles of each action and are found by two filters', async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/permissoes');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Listar pagamentos')).toContainText('financeiro');
  await expect(row('Ver a tabela de permissões')).toContainText('TODOS');
  await page.getByLabel('Ação ou endereço').fill('permissoes');
  await expect(row('Listar pagamentos')).toHaveCount(0);
  await expect(row('Ver a tabela de permissões')).toBeVisible();
  await page.getByLabel('Ação ou endereço').fill('');
  await page.getByLabel('Papel').fill('trader');
  await expect(row('Listar pagamentos')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Papel')).toHaveValue('trader');
  await page.getByLabel('Ação ou endereço').fill('nada disso');
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(row('Listar pagamentos')).toBeVisible();
});
