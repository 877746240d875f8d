import { address } from '../support/address.ts';
import { logIn } from '../support/log-in.ts';
import { ownClient } from '../support/own-client.ts';
import { expect, test } from '../support/test.ts';

const FULL_TRADER = 5;

test('open charge: support finds a boleto by day and client, mails its link, and voids it while granting the product', async ({
  page,
  request,
}) => {
  const client = await ownClient(request);
  const bought = await request.post(`${address.api}/api/v1/client/products`, {
    data: { method: 'bank_slip', installments: 1, products: [FULL_TRADER] },
    headers: { authorization: `Bearer ${client.token}`, 'idempotency-key': crypto.randomUUID() },
  });
  const { payment_id: id } = (await bought.json()) as { payment_id: number };
  await logIn(page, 'atendimento');
  await page.goto('/#/pagamentos');
  await page.getByLabel('Filtrar por período').selectOption({ label: 'Hoje' });
  const name = page.getByRole('combobox', { name: 'Filtrar por Cliente' });
  await name.fill(client.cpf);
  await page.getByRole('option', { name: new RegExp(`· ${client.id}$`) }).click();
  await expect(page).toHaveURL(new RegExp(`client\\.id=${client.id}\\b`));
  await expect(page.getByRole('status', { name: 'Totais' })).toContainText('2 pagamentos');
  await page.getByRole('link', { name: String(id), exact: true }).click();
  await page.getByRole('button', { name: 'Enviar por email' }).click();
  await expect(page.getByText('Link enviado!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/55/,
  );

  await page.goto(`/#/clientes/${client.id}`);
  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar produto' });
  await dialog.getByLabel('Produto', { exact: true }).selectOption({ label: 'Full Trader' });
  await expect(dialog.getByText('Há uma cobrança em aberto deste produto')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Cancelar a cobrança/ }).check();
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await expect(page.getByText('Produto adicionado com sucesso!')).toBeVisible();
  await page.goto(`/#/pagamentos/${id}`);
  await expect(page.getByText('CANCELADO').first()).toBeVisible();
  await page.goto(`/#/pagamentos?client.id=${client.id}`);
  await expect(page.getByRole('row', { name: /Cortesia/ })).toContainText('R$ 0,00');
});
