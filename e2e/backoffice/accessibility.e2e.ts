import { heading, testScreens } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

testScreens('nobody', 'outside', { '/login': heading('Acesse sua conta'), '/nada': heading('Page not found') });

testScreens('admin', 'clients and their products', {
  '/': async (page) => {
    await expect(page.getByRole('img', { name: /^Gráfico da receita/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Renovações a vencer' }).getByRole('listitem').first()).toBeVisible();
  },
  '/clientes': '1 a 10 de',
  '/clientes?client.filter=zzzz': 'Sem resultados para o filtro',
  '/clientes/1001': 'Dados e contato',
  '/clientes/999999': 'Código 404',
  '/clientes/1001/email': 'Alterar email',
  '/clientes/1001/cpf': 'Alterar CPF',
  '/clientes/1001/telefones': 'Alterar telefones',
  '/clientes/1001/pagamentos': 'Página única.',
  '/clientes/1001/metricas': heading('Métricas'),
  '/clientes/1001/acessos': 'Incluído em Mirante Completo',
  '/clientes/1001/acessos?item=report-4': 'O cliente vê o relatório.',
  '/clientes/1001/produto/8002': 'Outras aquisições deste produto',
  '/clientes/1001/produto/8002/cancelamento': 'Tipo de motivo',
  '/clientes/1001/produto/8002/observacao': 'Editar observações',
  '/clientes/1001/produto/8002/vencimento': 'Alterar vencimento',
});

testScreens('admin', 'payments, coupons and products', {
  '/pagamentos': '1 a 10 de',
  '/pagamentos/5002': 'Itens',
  '/reembolsos': '1 a ',
  '/reembolsos/3004/editar': 'Alterações',
  '/conferencia': heading('Divergências com o gateway'),
  '/cupons?sort=coupon.id&order=1': 'MIRANTE50',
  '/cupons/1': 'Condições',
  '/cupons/1/editar': 'Forma de pagamento',
  '/cupons/6': 'Só da equipe',
  '/criar-cupom': 'Nenhum marcado: o cupom vale para qualquer produto.',
  '/associar-cupom/produto/2': 'Hoje o cupom vale para qualquer produto.',
  '/produtos?product.name=mirante%20consultoria': 'Consulte Valores',
  '/produtos/6': 'Produtos filhos',
  '/produtos/6/editar': 'Código Vindi',
  '/produtos/6/adicionar-filho': 'Candidatos a filho',
  '/criar-produto': 'Código Vindi',
  '/analistas': 'CNPI-T 3088',
  '/analistas/1/editar': 'Alterações',
});

// The dividends come last: their unsaved lines would be asked about.
testScreens('admin', 'investments', {
  '/fundos': '1 a 10 de',
  '/fundos/1': 'Página 1 de',
  '/fundos/1/editar': 'Alterações',
  '/criar-fundo': 'Por ele as cotas são achadas na CVM.',
  '/categorias-de-fundos': '1 a ',
  '/categorias-de-fundos/1': 'Salvar Ordem',
  '/categorias-de-fundos/1/editar': 'Alterações',
  '/acoes': '1 a 10 de',
  '/acoes/3': 'PETR4',
  '/acoes/3/editar': 'De uma empresa brasileira.',
  '/acoes/3/adicionar-papel': '0,01 quando não há.',
  '/carteiras-de-acoes/1': 'Posições encerradas',
  '/dividendos': '1 a 10 de',
  '/dividendos/8/editar': 'Alterações',
  '/criar-dividendos': '1 dividendo a criar',
  '/criar-dividendos?previa': {
    after: async (page) => {
      await page.getByRole('button', { name: 'Colar da planilha' }).click();
      const lines = 'ITUB4\tmuito\t02/12/2058\t\t1\t1\nITUB4\t0,3\t01/12/2058\t\t1\t1';
      await page.getByLabel('Linhas copiadas').fill(lines);
    },
    shows: (page) => expect(page.getByRole('region', { name: 'Prévia' })).toBeVisible(),
  },
  '/criar-dividendos?erros': {
    after: (page) => page.getByRole('button', { name: 'Incluir 2 dividendos' }).click(),
    shows: (page) => expect(page.getByText('Um ou mais dividendos possui erros.')).toBeVisible(),
  },
});

testScreens('conteudo', 'reports', {
  '/relatorios': '1 a 10 de',
  '/relatorios/8': async (page) => {
    await expect(page.getByRole('list', { name: 'Versões do PDF' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Gráfico das leituras/ })).toBeVisible();
  },
  '/relatorios/8?previa': {
    after: async (page) => {
      await page.getByLabel('Cliente de').selectOption('Invista em Ações');
    },
    shows: (page) => expect(page.getByRole('article', { name: /^Como clientes de/ })).toBeVisible(),
  },
  '/relatorios/8/editar': 'Alterações',
  '/relatorios/8/pdf': 'Até 25 MB e 1.000 páginas, sem senha.',
  '/relatorios/8/associar-a-tag': 'Criar e associar tag',
  '/relatorios/8/associar-a-operacao': heading('Associar a operação'),
  '/criar-relatorio': 'Só a equipe vê, até ser publicado.',
  '/relatorios/rastrear': heading('Rastrear PDF'),
  '/relatorios/leitores': heading('Leitores por versão'),
  '/analista-e-declaracao': 'CNPI',
});

testScreens('conteudo', 'videos, news and notices', {
  '/videos': '1 a 10 de',
  '/videos/27': 'Leituras acumuladas',
  '/videos/27/editar': 'Alterações',
  '/noticias': '1 a 10 de',
  '/noticias?perPage=20': {
    after: async (page) => {
      await expect(page.getByText('1 a 20 de')).toBeVisible();
      await page
        .getByRole('checkbox', { name: /^Selecionar/ })
        .nth(1)
        .check();
    },
    shows: (page) => expect(page.getByRole('region', { name: 'Seleção' }).getByRole('button').nth(1)).toBeVisible(),
  },
  '/noticias/41': 'Leituras acumuladas',
  '/noticias/41/editar': 'Alterações',
  '/criar-noticia': (page) => expect(page.getByRole('toolbar', { name: 'Formatação' })).toBeVisible(),
  // Other tests add notices: the oldest stay first.
  '/recados?sort=board.created_at&order=1': 'O novo portal está no ar',
  '/recados/58': 'Leituras acumuladas',
  '/criar-recado': (page) => expect(page.getByRole('toolbar', { name: 'Formatação' })).toBeVisible(),
});

// The search comes last: its dialog stays open.
testScreens('admin', 'messages, users and the house', {
  '/fale-conosco': '1 a 20 de',
  '/fale-conosco/1': 'Conversa',
  '/fale-conosco/1/editar': 'Conversa',
  '/respostas-prontas': 'Agradecimento',
  '/criar-resposta-pronta': 'Título',
  '/notificacoes': 'Encontro ao vivo com os analistas',
  '/gerar-notificacao?title=Veja%20isto&content=report&content-id=3&products=3': 'Ninguém recebe duas vezes.',
  '/gerar-notificacao?content=funds&content-id=1': 'Prévia no celular',
  '/vencimentos': 'Lembrar todos do filtro',
  '/usuarios': '1 a',
  '/usuarios?u.name=zzzz': 'Sem resultados para o filtro',
  '/usuarios/1': 'Últimos acessos',
  '/usuarios/999999': 'Código 404',
  '/usuarios/2/papeis/editar': 'Pode tudo, inclusive cuidar dos usuários.',
  '/usuario/dados': 'Meus papéis',
  '/criar-usuario': 'Pode tudo, inclusive cuidar dos usuários.',
  '/usuario/trocar-senha': 'Repita a senha nova',
  '/usuario/seguranca': 'Adicionar passkey',
  '/usuario/sessoes': 'Este aparelho',
  '/sistema/tarefas': heading('Tarefas que falharam'),
  '/alteracoes?perPage=50': 'registros na mesma ação',
  '/permissoes': 'Listar pagamentos',
  '/permissoes?busca': {
    after: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Buscar' }).fill('silva');
    },
    shows: (page) => expect(page.getByRole('option', { name: /Silvana Prado/ })).toBeVisible(),
  },
});

testScreens('trader', 'trading', {
  '/pagamentos': 'Código 403',
  '/full-trader/painel': 'Ao vivo',
  '/full-trader/mesa': 'Ao vivo',
});

test('keyboard: log in, find a client, open the profile and return', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Email | CPF')).toBeFocused();
  await page.keyboard.type('atendimento@mirante.example');
  await page.getByLabel('Senha', { exact: true }).focus();
  await page.keyboard.type('mirante123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Início' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.getByRole('link', { name: 'Clientes', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Clientes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Filtrar por Busca')).toBeFocused();
  await page.keyboard.type('bruno tavares');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Bruno Tavares Lima' });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bruno Tavares Lima' })).toBeFocused();
  await page.getByRole('link', { name: 'Clientes', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Filtrar por Busca')).toHaveValue('bruno tavares');
});
