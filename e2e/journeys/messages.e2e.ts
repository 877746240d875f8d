import type { Page } from 'playwright/test';
import { address } from '../support/address.ts';
import { logIn, logInAlone } from '../support/log-in.ts';
import { newClient } from '../support/new-client.ts';
import { expect, test } from '../support/test.ts';

const NOTE = 'Cliente novo: tratar com cuidado.';
const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: /^Fale conosco/ });

test('messages: a client asks, staff reply, and the client sees badge and reply and continues the thread', async ({
  page,
  browser,
}) => {
  const { email, password } = await newClient(page.request);
  const question = `Reinvisto os dividendos? ${Date.now()}`;
  await logInAlone(page, email, password);
  await page.goto(`${address.client}/#/fale-conosco/mensagens`);
  await page.getByRole('main').getByRole('link', { name: 'Nova mensagem' }).click();
  await page.getByLabel('Sua mensagem').fill(question);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Mensagem enviada, obrigado!')).toBeVisible();
  await expect(page.getByText('Aguardando resposta')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await logIn(staff, 'atendimento');
  await staff.goto(`${address.backoffice}/#/fale-conosco?client_message.filter=${encodeURIComponent(question)}`);
  await staff.getByRole('cell', { name: question }).click();
  await expect(staff.getByText('Faltam 5 dias')).toBeVisible();
  await staff.getByLabel('Resposta pronta').selectOption({ label: 'Agradecimento' });
  await staff.getByRole('button', { name: 'Inserir' }).click();
  await staff.getByLabel('Observação interna').fill(NOTE);
  await staff.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(staff.getByText('Resposta salva com sucesso!')).toBeVisible();

  // A login counts the unseen replies again.
  await logInAlone(page, email, password);
  await page.goto(`${address.client}/#/`);
  await expect(menuLink(page)).toHaveAccessibleName('Fale conosco 1 com resposta nova');
  await menuLink(page).click();
  await expect(page.getByText('Resposta nova', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dúvida' }).click();
  await expect(page.getByText('Muito obrigado pela mensagem!')).toBeVisible();
  await expect(menuLink(page)).toHaveAccessibleName('Fale conosco');
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await page.getByRole('link', { name: 'Continuar o assunto' }).click();
  await page.getByLabel('Sua mensagem').fill('E no mês que vem?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Muito obrigado pela mensagem!')).toBeVisible();
  await expect(page.getByText('E no mês que vem?')).toBeVisible();

  await staff.goto(`${address.backoffice}/#/fale-conosco?client_message.filter=${encodeURIComponent(question)}`);
  await staff.getByRole('cell', { name: question }).click();
  await expect(staff.getByText('E no mês que vem?')).toBeVisible();
  await expect(staff.getByText(NOTE)).toBeVisible();
  await staff.context().close();
});
