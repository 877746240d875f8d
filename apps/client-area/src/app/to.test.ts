import { expect, test } from 'vitest';
import { to } from './to.ts';

test.each([
  [to.home(), '/'],
  [to.login(), '/login'],
  [to.account(), '/conta/dados'],
  [to.removeAccount(), '/conta/remover'],
  [to.password(), '/trocar-senha'],
  [to.ownProducts(), '/conta/meus-produtos'],
  [to.ownProduct(':product_id'), '/conta/meus-produtos/detalhar/:product_id'],
  [to.buy(), '/conta/meus-produtos/comprar'],
  [to.buy(['full_trader', 'top_fundos']), '/conta/meus-produtos/comprar?produtos=full_trader,top_fundos'],
  [to.buy(['full_trader'], 'paying'), '/conta/meus-produtos/comprar?produtos=full_trader&pagamento=true'],
  [to.renew(':product_code'), '/conta/renovar/:product_code'],
  [to.productHistory(), '/conta/historico-produtos'],
  [to.payments(), '/conta/pagamentos'],
  [to.payment(':id'), '/conta/pagamentos/:id'],
  [to.payment(7), '/conta/pagamentos/7'],
  [to.messages(), '/fale-conosco/mensagens'],
  [to.message(':id'), '/fale-conosco/mensagens/:id'],
  [to.newMessage(), '/fale-conosco/novo'],
  [to.help(), '/central-de-ajuda'],
  [to.help('pagamentos'), '/central-de-ajuda#pagamentos'],
  [to.stocks(), '/acoes'],
  [to.stock(':id'), '/acoes/:id'],
  [to.funds(), '/fundos'],
  [to.fund(':id'), '/fundos/:id'],
  [to.record(), '/historico'],
  [to.advisory(), '/consultoria'],
  [to.mentoring(), '/consultoria-mentorias'],
  [to.notFound(), '/recurso-nao-encontrado'],
])('%s is the address that the specification names', (address, named) => {
  expect(address).toBe(named);
});
