import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseAt, scaleOf, withClient } from '../../apps/api/bench/databases.ts';
import { spread } from '../../apps/api/bench/every-list.ts';
import { httpLoad, rateOf, type Question } from '../../apps/api/bench/load.ts';
import { startProductionApi } from '../../apps/api/bench/process.ts';
import { searchTexts } from '../../apps/api/bench/search-texts.ts';
import { openStaffSession } from '../../apps/api/bench/staff-session.ts';
import { measureInterleaved, type Reading, type Size } from '../../apps/api/bench/statistics.ts';
import { recordingServices } from '../../apps/api/bench/statements.ts';
import { freePort } from '../../apps/api/src/testing/api-process.ts';
import { installInto } from '../browser.ts';
import { dataDir } from '../paths.ts';
import { answers, runQuietly, startService, type Service } from '../processes.ts';

/** The last version that npm installs; the next one depends on a package that is not published. */
const PACKAGE = 'directus@12.4.0';
/** Of Directus's own tables. */
const SCHEMA = 'directus';
const TOKEN = 'bench';
const PAYMENT =
  'id,code,client_id.id,client_id.name,type,method,status,amount,discount,installments,vindi_code,coupon_code,created_at,due_at,confirmed_at';
const CLIENT = 'id,name,email,cpf,phone,created_at';
const MAX_TEXTS = 48;

/**
 * Calls a second of this API and of Directus, one process each, over the same database: payments with their total, one
 * payment, and clients by texts. Directus has less to do: no products of a payment or a client.
 */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, seconds] = size === 'whole' ? [3, 3] : [1, 1];
  const url = await databaseAt(scaleOf(size));
  const { services, close } = await recordingServices(url);
  const { token, paymentId } = await openStaffSession(services.db);
  await close();
  const texts = spread(await withClient(url, searchTexts), MAX_TEXTS).map(encodeURIComponent);
  const api = await startProductionApi(url, { RUN_JOBS: 'false' });
  const directus = await startDirectus(url);
  const own = callsTo(api.url, token, seconds);
  const other = callsTo(directus.url, TOKEN, seconds);
  try {
    const rates = await measureInterleaved(rounds, {
      list: own.rate('/api/v1/payments?perPage=20'),
      otherList: other.rate(`/items/payment?limit=20&sort=-created_at&meta=filter_count&fields=${PAYMENT}`),
      detail: own.rate(`/api/v1/payments/${paymentId}`),
      otherDetail: other.rate(`/items/payment/${paymentId}?fields=${PAYMENT}`),
      texts: own.rateOf(texts.map((text) => `/api/v1/clients?perPage=20&client.filter=${text}`)),
      otherTexts: other.rateOf(
        texts.map((text) => `/items/client?limit=20&sort=-id&meta=filter_count&fields=${CLIENT}&search=${text}`),
      ),
    });
    for (const [goal, ours, theirs] of [
      ['G2-list', rates.list, rates.otherList],
      ['G2-detail', rates.detail, rates.otherDetail],
      ['G2-texts', rates.texts, rates.otherTexts],
    ] as const)
      yield { id: goal, value: ours / theirs, detail: `${ours.toFixed(0)}/s; ${PACKAGE} ${theirs.toFixed(1)}/s` };
  } finally {
    own.close();
    other.close();
    await directus.stop();
    await api.stop();
  }
}

function callsTo(url: string, token: string, seconds: number) {
  const http = httpLoad(url);
  const ask = async (question: Question) => {
    const { status, text } = await http.ask(question);
    if (status !== 200) throw new Error(`${question.path} answers ${status}: ${text().slice(0, 300)}`);
  };
  return {
    rate: (address: string) => () => http.rate({ path: address, token }, seconds * 1000),
    rateOf: (addresses: readonly string[]) => () => rateOf(addresses, (address) => ask({ path: address, token })),
    close: http.close,
  };
}

/** Directus on a database, with its own tables in a schema that is dropped at the end. */
async function startDirectus(databaseUrl: string): Promise<Pick<Service, 'stop'> & { url: string }> {
  const folder = path.join(dataDir, 'bench/directus');
  mkdirSync(folder, { recursive: true });
  if (!installInto(folder, PACKAGE)) throw new Error(`${PACKAGE} cannot be installed.`);
  // The sandbox of flows must be compiled for this Node, and nothing here uses it.
  writeFileSync(path.join(folder, 'node_modules/isolated-vm/isolated-vm.js'), 'module.exports = {};\n');
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    CONFIG_PATH: path.join(folder, 'none.env'),
    EXTENSIONS_PATH: path.join(folder, 'extensions'),
    STORAGE_LOCAL_ROOT: path.join(folder, 'uploads'),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: `array:${SCHEMA},public`,
    SECRET: 'only-for-measurements-on-this-machine',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'only-for-measurements',
    ADMIN_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    // It would refuse calls on a busy machine.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  const program = path.join(folder, 'node_modules/directus/cli.js');
  const drop = () => withClient(databaseUrl, (client) => client.query(`drop schema if exists ${SCHEMA} cascade`));
  await drop();
  await withClient(databaseUrl, (client) => client.query(`create schema ${SCHEMA}`));
  await runQuietly('Directus’s setup', process.execPath, [program, 'bootstrap'], env);
  const service = startService(path.join(folder, 'directus.log'), [program, 'start'], env);
  await answers(`${url}/server/ping`, 60);
  return { url, stop: () => service.stop().finally(drop) };
}
