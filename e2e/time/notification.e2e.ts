import type { Browser, Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { advance } from '../support/clock.ts';
import { beginSession, logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { buyByCard, ownClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 4;
/** More than the half minute for undoing. */
const SENT_AFTER_S = 60;

async function openAs(browser: Browser, who: string, app: string, password?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAlone(page, who, password);
  await page.goto(`${app}/#/`);
  return page;
}

test('notification: cancelled once, sent the second time, to clients with access to its report alone', async ({
  browser,
  request,
}) => {
  const name = `Panorama ${uniqueText()}`;
  const staff = await openAs(browser, 'conteudo@mirante.example', address.backoffice);
  const { token } = await beginSession(request, 'conteudo');
  // A client whose notifications come only from this test.
  const reader = await ownClient(request);
  await buyByCard(request, reader, PRODUCT);
  const made = await request.post(`${address.api}/api/v1/reports`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      report_date: '2026-01-05T09:00',
      description: 'Resumo.',
      products: [PRODUCT],
      analyst_name: 'Marina Prado',
      analyst_cnpi: 'CNPI 1234',
      statement: 'As recomendações refletem a opinião pessoal da analista.',
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: number };

  for (const ending of ['undone', 'sent']) {
    await staff.goto(
      `${address.backoffice}/#/gerar-notificacao?title=${name}&content=report&content-id=${id}&products=${PRODUCT}`,
    );
    await expect(staff.getByText(/Ninguém recebe duas vezes/)).toContainText(/[1-9]\d* pessoas?/);
    await staff.getByLabel('Mensagem').fill('O que muda até o fim do ano.');
    await staff.getByRole('button', { name: 'Enviar notificação' }).click();
    await expect(staff.getByText('Notificação enviada!')).toBeVisible();
    // Until when is shown by this machine's clock, which the sandbox's may be ahead of.
    await expect(staff.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    if (ending === 'undone') {
      await staff.getByRole('button', { name: 'Desfazer' }).click();
      await expect(staff.getByText('Envio desfeito.')).toBeVisible();
      await expect(staff.getByRole('timer')).toHaveCount(0);
    }
  }

  const headers = { authorization: `Bearer ${reader.token}` };
  const rung = async () => (await request.get(`${address.api}/api/v1/client/notifications`, { headers })).text();
  expect(await rung()).not.toContain(name);
  await advance(request, SENT_AFTER_S);
  await expect.poll(rung).toContain(name);
  const theirs = await openAs(browser, reader.email, address.client, reader.password);
  const bell = theirs.getByRole('button', { name: /^Notificações/ });
  await expect(bell).toHaveAccessibleName(/não lida/);
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label'))!)![0]);
  await bell.click();
  await expect(theirs.getByRole('dialog').getByRole('link', { name })).toHaveCount(1);
  await theirs.getByRole('dialog').getByRole('link', { name }).click();
  await expect(theirs).toHaveURL(new RegExp(`#/relatorios/${id}$`));
  await expect(bell).toHaveAccessibleName(before === 1 ? 'Notificações' : new RegExp(`^Notificações, ${before - 1} `));

  const bruno = await openAs(browser, 'bruno@mirante.example', address.client);
  await bruno.goto(`${address.client}/#/notificacoes`);
  await expect(bruno.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible();
  await expect(bruno.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(bruno.getByText(name)).toHaveCount(0);
  await staff.goto(`${address.backoffice}/#/notificacoes?notification.title=${name}`);
  for (const status of ['Desfeita', 'Enviada'])
    await expect(
      staff.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: status, exact: true }),
    ).toBeVisible();
});
