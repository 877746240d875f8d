import { expect, it } from 'vitest';
import { to } from './to.ts';

it('names every address of the back office', () => {
  expect({
    home: to.home(), login: to.login(), clients: to.clients(), client: to.client(':id'), payments: to.payments(), payment: to.payment(':id'), permissions: to.permissions(),
    clientProduct: to.clientProduct(':id', ':productId'), refunds: to.refunds(), editRefund: to.editRefund(':id'),
  }).toMatchInlineSnapshot(`
    {
      "client": "/clientes/:id",
      "clientProduct": "/clientes/:id/produto/:productId",
      "clients": "/clientes",
      "editRefund": "/reembolsos/:id/editar",
      "home": "/",
      "login": "/login",
      "payment": "/pagamentos/:id",
      "payments": "/pagamentos",
      "permissions": "/permissoes",
      "refunds": "/reembolsos",
    }
  `);
});

it('carries the filters of a list in its query', () => {
  expect(to.clients({ 'client.pending_payments': 'true', page: 2 })).toBe('/clientes?client.pending_payments=true&page=2');
  expect(to.payments({ 'coupon.id': 3, perPage: 20, page: 1, sort: 'payment.created_at', order: -1 })).toBe('/pagamentos?coupon.id=3&perPage=20&page=1&sort=payment.created_at&order=-1');
});

it('leaves out of a query what was not given', () => {
  expect(to.clients({ 'client.filter': '', 'client.id': undefined })).toBe('/clientes');
});

it('remembers the list that a client was opened from', () => {
  expect(to.client(7, 'client.filter=joão&page=3')).toBe('/clientes/7?backToList=client.filter%3Djo%C3%A3o%26page%3D3');
});
