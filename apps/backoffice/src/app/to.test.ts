import { associationKinds } from '@mirante/domain/content/association.ts';
import { expect, it } from 'vitest';
import { associationAddress } from '../features/content/association-address.ts';
import { pages } from './pages.tsx';
import { to } from './to.ts';

it('to: has every URL of the back office', () => {
  expect({
    home: to.home(),
    login: to.login(),
    clients: to.clients(),
    client: to.client(':id'),
    payments: to.payments(),
    payment: to.payment(':id'),
    permissions: to.permissions(),
    clientEmail: to.clientEmail(':id'),
    clientCpf: to.clientCpf(':id'),
    clientPhones: to.clientPhones(':id'),
    clientPayments: to.clientPayments(':id'),
    clientEntitlements: to.clientEntitlements(':id'),
    clientMetrics: to.clientMetrics(':id'),
    cancelClientProduct: to.cancelClientProduct(':id', ':productId'),
    clientProductObs: to.clientProductObs(':id', ':productId'),
    clientProductExpiry: to.clientProductExpiry(':id', ':productId'),
    clientProduct: to.clientProduct(':id', ':productId'),
    refunds: to.refunds(),
    editRefund: to.editRefund(':id'),
    dividends: to.dividends(),
    clientMessages: to.clientMessages(),
    clientMessage: to.clientMessage(':id'),
    editReply: to.editReply(':id'),
    expiringProducts: to.expiringProducts(),
    editDividend: to.editDividend(':id'),
    createDividends: to.createDividends(),
  }).toMatchInlineSnapshot(`
    {
      "cancelClientProduct": "/clientes/:id/produto/:productId/cancelamento",
      "client": "/clientes/:id",
      "clientCpf": "/clientes/:id/cpf",
      "clientEmail": "/clientes/:id/email",
      "clientEntitlements": "/clientes/:id/acessos",
      "clientMessage": "/fale-conosco/:id",
      "clientMessages": "/fale-conosco",
      "clientMetrics": "/clientes/:id/metricas",
      "clientPayments": "/clientes/:id/pagamentos",
      "clientPhones": "/clientes/:id/telefones",
      "clientProduct": "/clientes/:id/produto/:productId",
      "clientProductExpiry": "/clientes/:id/produto/:productId/vencimento",
      "clientProductObs": "/clientes/:id/produto/:productId/observacao",
      "clients": "/clientes",
      "createDividends": "/criar-dividendos",
      "dividends": "/dividendos",
      "editDividend": "/dividendos/:id/editar",
      "editRefund": "/reembolsos/:id/editar",
      "editReply": "/fale-conosco/:id/editar",
      "expiringProducts": "/vencimentos",
      "home": "/",
      "login": "/login",
      "payment": "/pagamentos/:id",
      "payments": "/pagamentos",
      "permissions": "/permissoes",
      "refunds": "/reembolsos",
    }
  `);
});

it("to: puts a list's filters into the query", () => {
  expect(to.clients({ 'client.pending_payments': 'true', page: 2 })).toBe(
    '/clientes?client.pending_payments=true&page=2',
  );
  expect(to.payments({ 'coupon.id': 3, perPage: 20, page: 1, sort: 'payment.created_at', order: -1 })).toBe(
    '/pagamentos?coupon.id=3&perPage=20&page=1&sort=payment.created_at&order=-1',
  );
});

it('to: links from a portfolio to its dividends', () => {
  expect(to.dividends({ 'dividend.stock_portfolio_id': 4, page: 1, order: -1, sort: 'dividend.with_date' })).toBe(
    '/dividendos?dividend.stock_portfolio_id=4&page=1&order=-1&sort=dividend.with_date',
  );
});

it('to: omits undefined values from the query', () => {
  expect(to.clients({ 'client.filter': '', 'client.id': undefined })).toBe('/clientes');
});

it('to: remembers the list that a client was opened from', () => {
  expect(to.client(7, 'client.filter=joão&page=3')).toBe('/clientes/7?backToList=client.filter%3Djo%C3%A3o%26page%3D3');
});

it('to: leads to an existing page for every record', () => {
  const { login: _login, ...addresses } = to;
  const paths = Object.values<(...ids: never[]) => string>(addresses).map((address) =>
    withoutNames(address(...([':id', ':within'].slice(0, address.length) as never[]))),
  );
  const ofAssociations = (['reports', 'videos', 'news'] as const).flatMap((resource) =>
    associationKinds.map((kind) => withoutNames(associationAddress(resource, ':id', kind))),
  );
  expect([...paths, ...ofAssociations].toSorted()).toEqual(pages.map(({ path }) => withoutNames(path)).toSorted());
});

/** A route pattern without parameter names and query. */
const withoutNames = (address: string) => address.replace(/\?.*/, '').replaceAll(/:\w+/g, ':');
