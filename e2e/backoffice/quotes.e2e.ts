import { addDays, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day as written } from '@mirante/domain/format.ts';
import { tradingDays } from '@mirante/domain/trading-days.ts';
import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

/** The last two trading days that have ended, which have the demonstration's last closes. */
const today = dayInSaoPaulo(new Date());
const [before, last] = tradingDays(addDays(today, -15), addDays(today, -1)).slice(-2) as [string, string];

/** A COTAHIST file with one quote, in lines of 245 characters. */
function cotahist(code: string, day: string, close: number): Buffer {
  const number = (value: number, width: number) => String(value).padStart(width, '0');
  const year = day.slice(0, 4);
  const stamp = `COTAHIST.${year}BOVESPA ${day.replaceAll('-', '')}`;
  const line = [
    `01${day.replaceAll('-', '')}02${code.padEnd(12)}010FLEURY      ON      NM   R$  `,
    number(close, 13).repeat(7),
    `${number(1, 5)}${number(100, 18)}${number(100, 18)}${number(0, 13)}099991231${number(1, 7)}${number(0, 13)}BRFLRYACNOR5100`,
  ].join('');
  const lines = [`00${stamp}`.padEnd(245), line, `99${stamp}${number(3, 11)}`.padEnd(245)];
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}

const paste = async (page: Page, text: string) => {
  const form = page.getByRole('form', { name: 'Digitar ou colar' });
  await form.getByLabel('Linhas').fill(text);
  await form.getByRole('button', { name: 'Salvar cotações' }).click();
};

test('quotes: staff paste a day, upload a COTAHIST, see the price change and register a split', async ({ page }) => {
  await logIn(page, 'conteudo');
  await page.goto('/#/carregar-cotacoes');

  await paste(page, `FLRY3\t${written(last)}\t15,01\nNADA3\t${written(last)}\t1\nFLRY3\t${written(last)}\t0`);
  const read = page.getByRole('status').filter({ hasText: 'Cotações lidas' });
  await expect(read).toContainText('1 recusada, 1 sem cadastro');
  await read.getByText('Ver o que não entrou').click();
  await expect(read).toContainText('Linha 3: FLRY3: o valor deve ser maior que zero.');

  await page.getByLabel('Arquivo', { exact: true }).setInputFiles({
    name: 'COTAHIST.TXT',
    mimeType: 'text/plain',
    buffer: cotahist('FLRY3', last, 700),
  });
  await page.getByRole('button', { name: 'Enviar arquivo' }).click();
  await expect(page.getByText('Arquivo enviado!')).toBeVisible();
  const loads = page.getByRole('table', { name: 'Carregar cotações' }).locator('tbody tr');
  await expect(loads.filter({ hasText: 'COTAHIST.TXT' }).first()).toContainText('1 linha: 1 alterada', {
    timeout: 30_000,
  });

  await page.goto(`/#/cotacoes?stock_code.code=FLRY3`);
  const closes = page.getByRole('table', { name: 'Cotações', exact: true }).locator('tbody tr');
  await expect(closes.first()).toContainText(new RegExp(`FLRY3.*${written(last)}.*7,00.*B3`, 's'));
  await expect(closes.nth(1)).toContainText(written(before));
  const confirm = page.getByRole('button', { name: `Não é desdobramento: FLRY3 de ${written(last)}` });
  await expect(confirm).toBeVisible();

  await page.getByRole('link', { name: 'Registrar evento' }).first().click();
  await page.getByLabel('Código', { exact: true }).fill('flry3');
  await page.getByLabel('Evento', { exact: true }).selectOption('Desdobramento ou grupamento');
  await page.getByLabel('Primeiro pregão').fill(written(last));
  await page.getByLabel('Fator').fill('2');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Evento criado!')).toBeVisible();
  await page.goto(`/#/cotacoes?stock_code.code=FLRY3`);
  await expect(closes.first()).toContainText('7,00');
  await expect(confirm).toBeHidden();
});
