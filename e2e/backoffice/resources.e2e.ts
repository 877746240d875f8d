import { uniqueText } from '../support/unique.ts';
import { testList, testRecord } from '../support/resource.ts';
import { newRefund } from '../support/new-refund.ts';
import { expect } from '../support/test.ts';

testList({
  who: 'atendimento',
  title: 'Clientes',
  at: '/clientes',
  sort: { column: 'Nome', query: 'client.name' },
  hasPages: true,
  filter: { label: 'Busca', type: 'ines carvalho', finds: 'Inês Carvalho Teles', query: 'client.filter=ines' },
  file: 'clientes',
});
testList({
  who: 'financeiro',
  title: 'Pagamentos',
  at: '/pagamentos',
  sort: { column: 'Preço de tabela', query: 'payment.amount' },
  hasPages: true,
  filter: { label: 'Situação', choose: 'VENCIDO', finds: 'VENCIDO', query: 'payment.status=expired' },
  growing: true,
  file: 'pagamentos',
});
testList({
  who: 'financeiro',
  title: 'Reembolsos',
  at: '/reembolsos',
  sort: { column: 'Valor', query: 'refund.amount' },
  filter: { label: 'Cliente ID', query: String.raw`refund.client_id=\d+` },
  file: 'reembolsos',
});
testList({
  who: 'financeiro',
  title: 'Cupons',
  at: '/cupons',
  sort: { column: 'Código', query: 'coupon.code' },
  filter: { label: 'Quantidade', choose: 'Esgotado', finds: 'Esgotado', query: 'coupon.qt=exhausted' },
  file: 'cupons',
});
testList({
  who: 'financeiro',
  title: 'Produtos',
  at: '/produtos',
  sort: { column: 'Preço', query: 'product.price' },
  filter: { label: 'Nome', type: 'INVISTA EM ACOES', finds: 'Invista em Ações', query: 'product.name=INVISTA' },
  file: 'produtos',
});
testList({
  who: 'conteudo',
  title: 'Dividendos',
  at: '/dividendos',
  sort: { column: 'Valor', query: 'dividend.value' },
  hasPages: true,
  filter: { label: 'Ação', type: 'petro', finds: 'Petrobras', query: 'stock.name=petro' },
  file: 'dividendos',
});
testList({
  who: 'admin',
  title: 'Usuários',
  at: '/usuarios',
  sort: { column: 'Email', query: 'u.email' },
  filter: { label: 'Nome', type: 'otavio', finds: 'Otávio Lins', query: 'u.name=otavio' },
  file: 'usuarios',
});
testList({
  who: 'admin',
  title: 'Alterações',
  at: '/alteracoes',
  rows: (page) => page.getByRole('list', { name: 'Alterações' }).locator('> li'),
  hasPages: true,
  filter: {
    label: 'Usuário',
    choose: 'Usuário: marcos tavares',
    finds: 'Marcos Tavares',
    query: 'audit.user_id=2',
  },
  growing: true,
  file: 'alteracoes',
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
    theirWords: 'Da Renata.',
    mine: 'Da Silvana.',
    action: 'Editar um cupom',
  },
});
testRecord({
  who: 'financeiro',
  title: 'Produtos',
  make: async (page) => {
    const mark = uniqueText();
    await page.goto('/#/criar-produto');
    await page.getByLabel('Código', { exact: true }).fill(`prova_${mark}`);
    await page.getByLabel('Nome').fill(`Prova ${mark}`);
    await page.getByLabel('Descrição').fill('Um produto de prova.');
    await page.getByLabel('Preço').fill('199,90');
    await page.getByLabel('ID Vindi').fill('4242');
    await page.getByLabel('Código Vindi').fill(`prova-${mark}`);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Prova ${mark}` })).toBeVisible();
    return { id: Number(page.url().split('/').at(-1)), alone: `/produtos?product.code=prova_${mark}` };
  },
  api: (id) => `/products/${id}`,
  form: (id) => `/produtos/${id}/editar`,
  log: (id) => `/produtos/${id}`,
  edit: {
    label: 'Descrição',
    field: 'description',
    theirs: 'Da Renata.',
    theirWords: 'Da Renata.',
    mine: 'Da Silvana.',
    action: 'Editar um produto',
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
    theirWords: 'Da Renata.',
    mine: 'Da Silvana.',
    with: ['amount'],
    action: 'Editar um reembolso',
  },
});
testRecord({
  who: 'conteudo',
  title: 'Dividendos',
  make: async (page) => {
    const code = `PV${uniqueText().toUpperCase()}`;
    await page.goto('/#/criar-dividendos');
    const cell = (column: string) => page.getByLabel(`${column} do dividendo 1`, { exact: true });
    await cell('Carteira').selectOption({ label: 'Carteira Valor' });
    await cell('Código').fill(code);
    await cell('Valor (R$)').fill('0,2104');
    await cell('Data com').fill('20/11/2051');
    await cell('Yield no pagamento (%)').fill('2,05');
    await cell('Yield sobre o custo (%)').fill('2,4');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Dividendo(s) criados!')).toBeVisible();
    const alone = `/dividendos?dividend.code=${code}`;
    await page.goto(`/#${alone}`);
    const link = page.getByRole('link', { name: 'Editar' });
    await expect(link).toHaveCount(1);
    return { id: Number(/\d+/.exec((await link.getAttribute('href'))!)![0]), alone };
  },
  api: (id) => `/dividends/${id}`,
  form: (id) => `/dividendos/${id}/editar`,
  log: (id) => `/dividendos/${id}/editar`,
  isRemovedInList: true,
  edit: {
    label: 'Valor por ação',
    field: 'value',
    theirs: 0.75,
    theirWords: '0,75',
    mine: '3,14159265',
    with: ['stock_portfolio_id', 'code', 'with_date', 'payment_date', 'yield_on_payment', 'yield_on_cost'],
    action: 'Editar um dividendo',
  },
});
