import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { address } from '../support/address.ts';
import { beginSession, logInAlone } from '../support/log-in.ts';
import { uniqueText } from '../support/unique.ts';
import { expect, test } from '../support/test.ts';

const verifier = path.join(import.meta.dirname, '../../tools/verify-record.ts');

test('a trade that is finished is replayed by its subscribers, and stands in the public record, whose export verifies', async ({
  page,
  request,
}, testInfo) => {
  const asset = `R${uniqueText().toUpperCase()}`.slice(0, 20);
  const { token } = await beginSession(request, 'trader');
  const call = async (method: 'POST' | 'PATCH', at: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.fetch(`${address.api}/api/v1${at}`, { method, headers, data });
    expect(answer.ok(), `${method} ${at} answers ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const { id } = await call('POST', '/trades', {
    type: 'C',
    status: 'trigger',
    asset,
    asset_type_id: 1,
    strategy_id: 1,
    valid_input_today: 'Até 40,00',
    stop_value: 38,
  });
  const edit = (change: object) => call('PATCH', `/trades/${id}`, change);
  await edit({ status: 'live', in_value: 40, date_in: new Date().toISOString() });
  await call('POST', '/trades-update-current-value', { asset, current_value: 42 });
  await edit({ errata: 'O stop é 39, não 38.', stop_value: 39 });

  await page.goto(`${address.checkout}/#/historico/operacoes?record_trade_result.code=${asset}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de operações' })).toBeVisible();
  await expect(page.getByText('Sem resultados para o filtro')).toBeVisible();
  await edit({ status: 'finished', out_value: 44 });

  await logInAlone(page, 'ana');
  await page.goto(`${address.client}/#/full-trader/operacoes/${id}`);
  await page.getByRole('link', { name: 'Ver replay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Replay de ${asset}`, exact: true })).toBeVisible();
  const records = page.getByRole('region', { name: 'Registros', exact: true }).getByRole('listitem');
  await expect(records).toHaveCount(5);
  await expect(records.nth(3)).toContainText('O stop é 39, não 38.');
  const moment = page.getByRole('slider', { name: 'Instante', exact: true });
  await moment.focus();
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveAttribute('aria-valuetext', /Entrada executada em 40,0000$/);
  await page.keyboard.press('End');
  await expect(page.getByRole('table', { name: 'Resultado de quem entrou depois', exact: true })).toContainText(
    'No aviso40,0000▲ +10,00%',
  );
  await page.getByRole('radio', { name: '15 min', exact: true }).check();
  await expect(page.getByText('Entrei 15 minutos depois: A operação já estava finalizada.')).toBeVisible();

  await page.goto(`${address.client}/#/historico`);
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de recomendações', exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Tipo de recomendação', exact: true })
    .getByRole('link', { name: 'Operações', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de operações', exact: true })).toBeVisible();
  await page.goto(`${address.checkout}/#/historico/operacoes?record_trade_result.code=${asset}`);
  const row = page.getByRole('row').filter({ hasText: asset });
  await expect(row).toContainText('+10,00%');
  await expect(row).toContainText('1 correção');

  const file = testInfo.outputPath('registros.jsonl');
  await writeFile(file, await (await request.get(`${address.client}/api/v1/record/export`)).body());
  const { stdout } = await promisify(execFile)(process.execPath, [verifier, file]);
  expect(stdout).toMatch(/^OK: \d+ entries/);
});
