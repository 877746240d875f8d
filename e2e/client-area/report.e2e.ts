import type { Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { beginSession, logIn } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { pdfOf } from '../support/pdf.ts';
import { publishReport } from '../support/publish-report.ts';
import { expect, test } from '../support/test.ts';

/** In Chromium's own accessibility tree: Playwright's takes elements without a box, too. */
async function headingsNamed(page: Page, accessibleName: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const { root } = await devTools.send('DOM.getDocument');
  const query = { backendNodeId: root.backendNodeId, role: 'heading', accessibleName };
  const { nodes } = await devTools.send('Accessibility.queryAXTree', query);
  await devTools.detach();
  return nodes.length;
}

test("report: opens at its URL's page, has its headings, is searched, and shows the previous version", async ({
  page,
  request,
}) => {
  const mark = uniqueText();
  const lines = ['Capa', `Calendario ${mark}`, 'Contracapa'];
  const id = await publishReport(request, `Estudo ${mark}`, lines);
  const { token } = await beginSession(request, 'conteudo');
  const file = { name: 'nova.pdf', mimeType: 'application/pdf', buffer: pdfOf([...lines, 'Anexo']) };
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`${address.api}/api/v1/reports/${id}/pdf`, { multipart: { file }, headers });

  await logIn(page, 'ana');
  await page.goto(`/#/relatorios/${id}?pagina=3`);
  const at = page.getByLabel('Página, de 4');
  // Its copy is stamped first.
  await expect(at).toHaveValue('3', { timeout: 30_000 });
  await expect(page.getByText('Contracapa')).toBeInViewport();
  await expect.poll(() => headingsNamed(page, 'Contracapa')).toBe(1);
  await page.getByLabel('Buscar no relatório').fill(mark);
  await expect(page.getByText('1 de 1', { exact: true })).toBeVisible();
  await expect(page.getByText(lines[1]!)).toBeInViewport();
  await page.getByRole('link', { name: 'Versão 1' }).click();
  await expect(page.getByLabel('Página, de 3')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Você está lendo a versão 1')).toBeVisible();
  await page.getByRole('link', { name: 'Ler a versão atual' }).click();
  await expect(at).toBeVisible();
});

test.describe('report on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('turns pages, closes by its back button, and reopens at the same page', async ({ page, request }) => {
    const mark = uniqueText();
    const id = await publishReport(request, `Estudo ${mark}`, ['Frente', 'Miolo', 'Verso']);
    await logIn(page, 'bruno');
    await page.goto(`/#/relatorios/${id}`);
    // Its copy is stamped first.
    await expect(page.getByLabel('Página, de 3')).toHaveValue('1', { timeout: 30_000 });
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().endsWith(`/reports/${id}/position`) &&
        (answer.request().postDataJSON() as { page: number }).page === 2,
    );
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByLabel('Página, de 3')).toHaveValue('2');
    await saved;
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(/#\/relatorios/);
    await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible();
    await page.goto(`/#/relatorios/${id}`);
    await expect(page.getByText('Você parou na página 2')).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Página, de 3')).toHaveValue('2');
  });
});
