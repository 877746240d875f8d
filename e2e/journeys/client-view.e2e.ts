import { address } from '../support/address.ts';
import { logIn, logInAlone } from '../support/log-in.ts';
import { buyByCard, ownClient } from '../support/own-client.ts';
import { publishReport } from '../support/publish-report.ts';
import { expect, test } from '../support/test.ts';
import { uniqueText } from '../support/unique.ts';

const TOP_FUNDOS = 2;
const REASON = 'O relatório de maio não aparece.';

test('view as the client: support gives a reason, sees the reports, writes nothing, and is logged', async ({
  page,
  context,
  request,
}) => {
  const client = await ownClient(request);
  await buyByCard(request, client, TOP_FUNDOS);
  const name = `Proventos ${uniqueText()}`;
  const report = await publishReport(request, name, ['Proventos']);

  // A client is logged in in the same browser.
  await logInAlone(page, 'bruno');
  await logIn(page, 'atendimento');
  await page.goto(`${address.backoffice}/#/clientes/${client.id}`);
  await page.getByRole('button', { name: 'Ver como o cliente' }).click();
  await page.getByLabel('Motivo').fill(REASON);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir a área do cliente em nova aba' }).click();
  const view = await opening;
  const banner = view.getByRole('region', { name: 'Visualização da equipe' });
  await expect(banner).toContainText(`Você está vendo como ${client.name}.`);
  expect(view.url()).toBe(`${address.client}/#/`);

  // A reload goes on with it.
  await view.goto(`${address.client}/#/relatorios`);
  await view.getByRole('main').getByRole('link', { name }).click();
  await expect(view.getByText('O PDF só abre para o próprio cliente')).toBeVisible();
  await expect(banner).toBeVisible();
  await view.goto(`${address.client}/#/fale-conosco/novo`);
  await view.getByLabel('Sua mensagem').fill('Não fui eu que escrevi.');
  await view.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(view.getByRole('main')).toContainText(
    'Você está vendo como o cliente, somente leitura. Nada foi alterado.',
  );

  const headers = { authorization: `Bearer ${client.token}` };
  const read = await request.get(`${address.api}/api/v1/client/reports/${report}`, { headers });
  expect(await read.json()).toMatchObject({ name, read_at: null });
  const messages = await request.get(`${address.api}/api/v1/client/messages`, { headers });
  expect(await messages.json()).toMatchObject({ total: 0 });
  const other = await context.newPage();
  await other.goto(`${address.client}/#/`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Bruno');

  await banner.getByRole('button', { name: 'Encerrar' }).click();
  await expect(view.getByRole('heading', { name: 'A visualização terminou' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alterações' })).toContainText(
    new RegExp(`Ver como o cliente \\(acessou\\).*Motivo.*${REASON}`, 's'),
  );
});
