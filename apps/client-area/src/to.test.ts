import { expect, test } from 'vitest';
import { to } from './to.ts';

test('the addresses are those that the specification names', () => {
  expect([to.home(), to.login(), to.ownProducts(), to.payments(), to.payment(':id'), to.payment(7), to.notFound()]).toEqual([
    '/', '/login', '/conta/meus-produtos', '/conta/pagamentos', '/conta/pagamentos/:id', '/conta/pagamentos/7', '/recurso-nao-encontrado',
  ]);
});
