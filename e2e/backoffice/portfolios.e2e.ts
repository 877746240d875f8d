import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const order = (page: Page) =>
  page.getByLabel(/^Nome do item/).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
const percentOf = (page: Page, name: string) => page.getByLabel(`Percentual de ${name}`, { exact: true });

test('fund portfolio: created, items pasted, ordered and finished at exactly 100, one edited alone', async ({
  page,
}) => {
  const name = `Carteira ${uniqueText()}`;
  await logIn(page, 'conteudo');
  await page.goto('/#/criar-carteira');
  await page.getByLabel('Nome').fill(name);
  await page.locator('[contenteditable]').fill('Para testar a montagem.');
  await page.getByLabel('Produto').selectOption({ label: 'Top Fundos' });
  await page.getByLabel(/^Categoria/).selectOption('Carteira Diversificada');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: 'Editar itens' }).first().click();
  const finish = page.getByRole('button', { name: 'Finalizar' });
  await expect(finish).toBeDisabled();
  await page.getByRole('button', { name: 'Colar da planilha' }).click();
  await page
    .getByLabel('Linhas copiadas')
    .fill('Item\tPercentual\tFundos\nRenda fixa\t50\tSerra Simples; enseada di\nAções\t29,5\nOuro\t0\nCaixa\t20');
  await expect(page.getByText('Linha 4: percentual de 1 a 100. Para tirar Ouro, remova o item.')).toBeVisible();
  await page.getByRole('button', { name: 'Aplicar 3 linhas' }).click();
  await expect(page.getByText('Soma dos percentuais: 99,5/100')).toBeVisible();
  await expect(finish).toBeDisabled();
  await page.getByRole('button', { name: 'Pôr 0,5 em Caixa' }).click();
  await expect(page.getByText('Soma dos percentuais: 100/100')).toBeVisible();

  await percentOf(page, 'Caixa').press('Alt+ArrowUp');
  await expect.poll(() => order(page)).toEqual(['Renda fixa', 'Caixa', 'Ações']);
  // By pointer without dragging (WCAG 2.5.7).
  await page.getByRole('button', { name: 'Subir Caixa' }).click();
  await expect.poll(() => order(page)).toEqual(['Caixa', 'Renda fixa', 'Ações']);
  await page.getByRole('button', { name: 'Descer Caixa' }).click();
  await expect.poll(() => order(page)).toEqual(['Renda fixa', 'Caixa', 'Ações']);
  const grip = page.getByRole('button', { name: 'Mover Ações', exact: true });
  const first = page.getByRole('row', { name: /Mover Renda fixa/ });
  await grip.hover();
  await page.mouse.down();
  const { x, y } = (await first.boundingBox())!;
  await page.mouse.move(x + 20, y + 8, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['Ações', 'Renda fixa', 'Caixa']);
  await expect(page.getByRole('list', { name: 'Diferenças' }).getByRole('listitem')).toHaveCount(3);
  await finish.click();
  await expect(page.getByText('Alterações salvas!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Renda fixa', exact: true }).click();
  await expect(page).toHaveURL(/detalhar-items=\d+/);
  await expect(page.getByRole('table', { name: 'Fundos de Renda fixa' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Editar Caixa' }).click();
  await page.getByRole('textbox', { name: 'Percentual' }).fill('10');
  await page.getByLabel(/^Categorias/).fill('pós');
  await page.getByRole('option', { name: 'Renda fixa pós-fixada' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('As participações somam 89,5%, e não 100%.')).toBeVisible();
});
