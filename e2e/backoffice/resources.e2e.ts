import { testList, testRecord } from '../support/resource.ts';
import { newRefund } from '../support/new-refund.ts';
import { expect } from '../support/test.ts';

testList({
  who: 'atendimento',
  title: 'Clientes',
  at: '/clientes',
  sort: { column: 'Nome', query: 'client.name' },
  filter: { label: 'Busca', type: 'ines carvalho', finds: 'Inês Carvalho Teles', query: 'client.filter=ines' },
  file: 'clientes',
});
testList({
  who: 'financeiro',
  title: 'Pagamentos',
  at: '/pagamentos',
  sort: { column: 'Preço de tabela', query: 'payment.amount' },
  filter: { label: 'Situação', choose: 'VENCIDO', finds: 'VENCIDO', query: 'payment.status=expired' },
  growing: true,
  file: 'pagamentos',
});

testRecord({
  who: 'financeiro',
  title: 'Cupons',
  make: async (page) => {
    await page.goto('/#/criar-cupom');
    const code = await page.getByLabel('Código').inputValue();
    await page.getByLabel('Porcentagem', { exact: true }).last().fill('35');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    return { id: Number(page.url().split('/').at(-1)), alone: `/cupons?coupon.code=${code}` };
  },
  api: (id) => `/coupons/${id}`,
  form: (id) => `/cupons/${id}/editar`,
  log: (id) => `/cupons/${id}`,
  edit: {
    label: 'Observação',
    field: 'obs',
    theirs: 'Da Renata.',
    mine: 'Da Silvana.',
    action: 'Editar um cupom',
  },
});
testRecord({
  who: 'financeiro',
  title: 'Reembolsos',
  make: async (_page, request) => {
    const { id, client_id } = await newRefund(request);
    return { id, alone: `/reembolsos?refund.client_id=${client_id}` };
  },
  api: (id) => `/refunds/${id}`,
  form: (id) => `/reembolsos/${id}/editar`,
  log: (id) => `/reembolsos/${id}/editar`,
  isRemovedInList: true,
  edit: {
    label: 'Observação',
    field: 'obs',
    theirs: 'Da Renata.',
    mine: 'Da Silvana.',
    with: ['amount'],
    action: 'Editar um reembolso',
  },
});
