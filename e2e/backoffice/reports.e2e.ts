import { beginSession, logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { pdfOf } from '../support/pdf.ts';
import { publishReport } from '../support/publish-report.ts';
import { address } from '../support/address.ts';
import { expect, test } from '../support/test.ts';

test('report: its PDF is replaced with an erratum, and staff see access and readers by version', async ({
  page,
  request,
}) => {
  const name = `Estudo ${uniqueText()}`;
  const id = await publishReport(request, name, ['Capa', 'Contracapa']);
  const reader = await beginSession(request, 'ana');
  const headers = { authorization: `Bearer ${reader.token}` };
  const copy = await request.get(`${address.api}/api/v1/client/reports/${id}/pdf`, { headers });
  expect(copy.ok()).toBe(true);
  await request.post(`${address.api}/api/v1/client/reports/${id}/read`, { headers, data: {} });

  await logIn(page, 'conteudo');
  await page.goto(`/#/relatorios/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Enviar outra versão' }).click();
  const file = { name: 'segunda.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Capa nova']) };
  await page.getByLabel('PDF do relatório').setInputFiles(file);
  await page.getByRole('button', { name: 'Enviar PDF' }).click();
  // The API takes up to 20 s to process it.
  await expect(page.getByText('PDF enviado!')).toBeVisible({ timeout: 30_000 });
  const versions = main.getByRole('list', { name: 'Versões do PDF' }).getByRole('listitem');
  await expect(versions).toHaveText([/v2.*segunda\.pdf.*Atual/s, /v1.*estudo\.pdf/s]);

  await main.getByLabel('O que foi corrigido').fill('O dividendo é R$ 3,24.');
  await main.getByRole('button', { name: 'Publicar errata' }).click();
  await expect(page.getByText('Errata publicada!')).toBeVisible();

  await main.getByLabel('Cliente de').selectOption('Top Fundos');
  const seen = main.getByRole('article', { name: 'Como clientes de Top Fundos veem' });
  await expect(seen).toContainText('O dividendo é R$ 3,24.');
  await main.getByLabel('Cliente de').selectOption('Full Trader');
  await expect(main.getByText('Clientes de Full Trader não veem este conteúdo')).toBeVisible();

  await expect(main.getByRole('img', { name: /^Gráfico das leituras/ })).toBeVisible();
  await main.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(main.getByRole('region', { name: 'Leituras acumuladas, em tabela' }).getByRole('row')).toHaveCount(2);

  await main.getByRole('link', { name: 'Quem leu cada versão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leitores por versão' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: reader.user.name })).toHaveCount(1);
});
