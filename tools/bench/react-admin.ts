import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { installInto } from '../browser.ts';
import { dataDir } from '../paths.ts';
import { precompressed } from '../vite-plugins.ts';

const PACKAGE = 'react-admin@5.15.4';
const ROWS = 60;
const PAGE =
  '<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Payments</title><div id="root"></div><script type="module" src="./main.js"></script></html>';
const CODE = `import { createElement as e } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, DataTable, DateInput, List, Resource, SelectInput, TextInput } from 'react-admin';
const dataProvider = { getList: async () => (await fetch('./payments.json')).json() };
const choices = ['paid', 'pending', 'canceled'].map((id) => ({ id, name: id }));
const filters = [
  e(TextInput, { source: 'client', alwaysOn: true }),
  e(SelectInput, { source: 'status', choices, alwaysOn: true }),
  e(DateInput, { source: 'created_at', alwaysOn: true }),
];
const columns = ['id', 'client', 'method', 'status', 'products', 'created_at', 'confirmed_at'];
const PaymentList = () =>
  e(List, { filters, perPage: ${ROWS} }, e(DataTable, null, ...columns.map((source) => e(DataTable.Col, { key: source, source })), e(DataTable.NumberCol, { source: 'amount' })));
createRoot(document.getElementById('root')).render(e(Admin, { dataProvider, disableTelemetry: true }, e(Resource, { name: 'payments', list: PaymentList })));
`;

/**
 * Builds a list of 60 payments with three filters by react-admin, as its documentation does it, with its data beside it;
 * returns the build's folder.
 */
export async function buildReactAdmin(): Promise<string> {
  const folder = path.join(dataDir, 'bench/react-admin');
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  if (!installInto(folder, PACKAGE)) throw new Error(`${PACKAGE} cannot be installed.`);
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'main.js'), CODE);
  const data = Array.from({ length: ROWS }, (_, n) => payment(n + 1));
  writeFileSync(path.join(folder, 'public/payments.json'), JSON.stringify({ data, total: 10_000 }));
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    plugins: [precompressed()],
    build: { outDir: path.join(folder, 'dist'), emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
  return path.join(folder, 'dist');
}

const payment = (id: number) => ({
  id,
  client: `Cliente de Número ${id}`,
  method: id % 3 === 0 ? 'boleto' : 'pix',
  status: id % 5 === 0 ? 'pending' : 'paid',
  products: 'Top Renda Fixa',
  created_at: '2026-11-21T12:00:00.000Z',
  confirmed_at: '2026-11-21T12:05:00.000Z',
  amount: 1000 + id,
});
