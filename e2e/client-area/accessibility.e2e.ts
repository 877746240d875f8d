import type { Page } from 'playwright/test';
import { heading, testScreens } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const framed = (name: string) => (page: Page) =>
  expect(page.frameLocator('iframe').getByRole('heading', { name })).toBeVisible();

testScreens('nobody', 'outside', { '/login': heading('Acesse sua conta'), '/nada': heading('Page not found') });

testScreens('bruno', 'purchases', {
  '/': 'Top Renda Fixa: expira em',
  '/conta/meus-produtos/comprar': 'Selecione ao menos um produto.',
  '/conta/meus-produtos/comprar?produtos=mirante_completo,full_trader,top_fundos': 'Já vem com Mirante Completo',
  '/conta/meus-produtos/comprar?produtos=full_trader,top_renda_fixa,invest&pagamento=true': 'Bandeira',
  '/conta/renovar/top_fundos': 'Nova validade',
  '/acoes': 'Ações fazem parte da assinatura Invista em Ações',
});

testScreens('ana', 'products, payments and contents', {
  '/conta/renovar/invista_em_acoes': 'Já existe uma renovação deste produto',
  '/conta/meus-produtos/detalhar/2': 'Já faz parte de Mirante Completo',
  '/': 'Últimos pagamentos',
  '/conta/meus-produtos': 'Disponíveis para você',
  '/conta/pagamentos/5002/recibo': 'Recebemos de',
  '/conta/pagamentos': '1 a 8 de 8',
  '/conta/pagamentos?payment.id=1': 'Sem resultados para o filtro',
  '/conta/pagamentos/5001': 'Itens',
  '/conta/pagamentos/5008': 'Pague o boleto',
  '/conta/pagamentos/999999': 'Código 404',
  '/conteudos': heading('Conteúdos'),
  '/relatorios': heading('Relatórios'),
  '/disponiveis-sem-conexao': heading('Disponíveis sem conexão'),
  '/videos/999999': 'Código 404',
  '/recados?board.read=true': heading('Recados'),
  '/fundos?funds.name=serra': 'Serra Simples',
  '/fundos/1': 'Página 1 de',
  '/acoes?stock.filter=petr4': 'Petrobras',
  '/acoes/3': 'Idade do preço',
});

testScreens('ana', 'what is read, messages and trading', {
  '/relatorios/3': async (page) => {
    // Its copy is stamped first.
    await expect(page.getByRole('textbox', { name: /^Página, de / })).toHaveValue('1', { timeout: 30_000 });
    await expect(page.locator('.textLayer').first()).toContainText(/\w/);
  },
  '/conteudos?busca=dividendos': (page) => expect(page.getByRole('list', { name: 'Resultados' })).toBeVisible(),
  '/videos': heading('Vídeos'),
  '/videos/27': heading('Petrobras: três perguntas sobre o novo plano'),
  '/noticias': heading('Notícias'),
  '/noticias/41': heading('Juros longos recuam pelo terceiro dia'),
  '/recados/58': heading('Relatórios agora abrem onde você parou'),
  '/fale-conosco/mensagens': 'Suas mensagens',
  '/fale-conosco/mensagens/1': 'Continuar o assunto',
  '/fale-conosco/novo': 'Sobre o que é?',
  '/fale-conosco/novo?continuar=1': 'Continua o assunto da mensagem 1',
  '/notificacoes': 'Encontro ao vivo com os analistas',
  '/conta/notificacoes': 'Assuntos',
  '/full-trader/painel': {
    after: async (page) => {
      await page.getByRole('button', { name: 'Alertas e som', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Tocar um som a cada alerta' }).check();
    },
    shows: async (page) => {
      await expect(page.getByText('Ao vivo', { exact: true })).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Volume' })).toBeEnabled();
    },
  },
  '/full-trader/operacoes/40/replay': 'Quem entrou depois',
  '/historico/operacoes': 'Integridade dos registros',
  '/historico/raizes': 'Para que serve uma raiz',
});

testScreens('davi', 'closed areas', { '/noticias': 'Operação não permitida.' });

testScreens('carla', 'her account, her products and the consultancy', {
  '/': 'Suas áreas',
  '/conta/dados': 'Segurança da conta',
  '/conta/remover': 'Só é possível remover',
  '/conta/sessoes': 'Este aparelho',
  '/conta/passkeys': 'Adicionar passkey',
  '/conta/privacidade': 'Pedir exclusão',
  '/trocar-senha': 'Senha nova',
  '/conta/historico-produtos': 'Mirante Consultoria',
  '/conta/meus-produtos/detalhar/100': 'Assinatura',
  '/conta/meus-produtos/desistir/100': 'Esta compra não pode mais ser desfeita por aqui.',
  '/central-de-ajuda': framed('Acesso e senha'),
  '/consultoria': framed('24 meses de acompanhamento'),
  '/consultoria-mentorias': framed('Balanceamento de carteira'),
  '/conteudos-consultoria': heading('Conteúdos da consultoria'),
  // Last, because leaving it would ask about what is typed.
  '/conta/dados?recusados': {
    after: async (page) => {
      await page.getByLabel('Nome completo').fill('');
      await page.getByRole('region', { name: 'Dados pessoais' }).getByRole('button', { name: 'Salvar' }).click();
    },
    shows: (page) => expect(page.getByText('Por favor escreva um texto aqui.')).toBeVisible(),
  },
});

test('keyboard: log in, see a payment and log out', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Email | CPF')).toBeFocused();
  await page.keyboard.type('ana@mirante.example');
  await page.getByLabel('Senha', { exact: true }).focus();
  await page.keyboard.type('mirante123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pagamentos' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeFocused();
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Pagamento / })).toBeFocused();
  await page.getByRole('button', { name: /^Menu de Ana/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sair' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login$/);
});
