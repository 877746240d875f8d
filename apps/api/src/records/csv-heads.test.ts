import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory, logIn } from '../testing/factory.ts';
import { operations, pathOf } from '../testing/operations.ts';

const api = await testApi();

it('CSV exports keep the column heads that spreadsheets rely on', async () => {
  const as = await logIn(api, await factory.staff(api.db, ['administrador']));
  const client = await factory.client(api.db);
  const heads: Record<string, string> = {};
  for (const file of operations.filter(({ path }) => path.endsWith('.csv'))) {
    const { body } = await api.get(
      pathOf(file, () => String(client.id)),
      { as },
    );
    heads[file.name] = body.slice(1, body.indexOf('\r\n')).replaceAll('"', '');
  }
  expect(heads).toMatchObject({
    exportAuditEntries: 'ID;Quando;Usuário;Ação;Mudança;Registro;ID do registro;De;ID de quem;Nome;Campos;Requisição',
    exportClientPayments:
      'ID;Código Vindi;Tipo;Situação;Método;Produtos;Valor;Preço de tabela;Desconto;Parcelas;Cupom;Criado em;Vence em;Confirmado em',
    exportClients: 'ID;Nome;Email;CPF;Telefone;Produto;Situação;Expira em;Cadastro',
    exportCoupons:
      'ID;Código;Situação;Padrão;Só da equipe;Quantidade;Usos;Tipo de desconto;Porcentagem;Valor;Início;Fim;Válido para;Pagamento;Qualquer produto;Criado em',
    exportDiscrepancies:
      'ID;Divergência;Situação;Cobrança;Pagamento;ID do cliente;Cliente;Método;Esperado;No gateway;Encontrada em;Resolvida em;Resolvida por;Observação;Atribuída ao pagamento',
    exportDividends:
      'ID;ID da carteira;Carteira;Código;ID da ação;Ação;Valor;Data com;Data de pagamento;Yield no pagamento (%);Yield sobre o custo (%)',
    exportFailedJobs: 'ID;Tarefa;Erro;Tentativas;Pedida em;Falhou em;Reenviada;Reenviada em',
    exportPayments:
      'ID;Código Vindi;ID do cliente;Cliente;Tipo;Situação;Método;Produtos;Valor;Preço de tabela;Desconto;Parcelas;Cupom;Criado em;Vence em;Confirmado em;Devolvido;Reembolso',
    exportProducts: 'ID;Código;Nome;Preço;Parcelas;Ativo;Posição;Imagem;Criado em;Alterado em',
    exportRefunds:
      'ID;ID do cliente;Cliente;ID da compra;Produto;ID do pagamento;Valor;Observação;Data;Devolvido em;Situação',
    exportUsers: 'ID;Nome;Email;Papel;Criado em;Atualizado em',
  });
});
