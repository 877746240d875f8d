// @vitest-environment happy-dom
import { staffRoles } from '@mirante/domain/access.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { App } from './app.tsx';
import { pages } from './pages.tsx';
import { preloads } from './preloads.ts';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1');
const FORBIDDEN = 'Código 403';

test('pages: each is open to the roles of its call, tells others who may open it, and has the title of its frame', async () => {
  const open: Record<string, string> = {};
  const titles: Record<string, string | undefined> = {};
  for (const { path, Screen } of pages) {
    const roles = [];
    for (const role of staffRoles) {
      renderScreen(
        <Suspense fallback="…">
          <Screen />
        </Suspense>,
        {},
        { roles: [role] },
      );
      // One event loop turn at a time instead of `waitFor`, whose 50 ms polling took most of the test's time.
      while (document.body.textContent === '…') await act(() => new Promise((resolve) => setTimeout(resolve)));
      if (!screen.queryByText(FORBIDDEN)) {
        roles.push(role);
        titles[path] = document.querySelector('h1')?.textContent;
      }
      cleanup();
    }
    open[path] = roles.length === staffRoles.length ? 'TODOS' : roles.join(', ');
  }
  const framed = preloads.filter(({ head }) => head);
  expect(framed.map(({ path }) => titles[path])).toEqual(framed.map(({ head }) => head!.title));
  expect(open).toMatchInlineSnapshot(`
    {
      "/": "TODOS",
      "/acoes": "administrador, conteudo",
      "/acoes/:id": "administrador, conteudo",
      "/acoes/:id/adicionar-papel": "administrador, conteudo",
      "/acoes/:id/editar": "administrador, conteudo",
      "/acoes/:id/editar-papel/:code_id": "administrador, conteudo",
      "/alteracoes": "administrador",
      "/analista-e-declaracao": "administrador, conteudo",
      "/analistas": "administrador, financeiro",
      "/analistas/:id/editar": "administrador, financeiro",
      "/associar-cupom/produto/:id": "administrador, financeiro",
      "/carregar-cotacoes": "administrador, conteudo",
      "/carteiras": "administrador, conteudo",
      "/carteiras-de-acoes": "administrador, conteudo",
      "/carteiras-de-acoes/:id": "administrador, conteudo",
      "/carteiras-de-acoes/:id/adicionar-item": "administrador, conteudo",
      "/carteiras-de-acoes/:id/editar": "administrador, conteudo",
      "/carteiras-de-acoes/:id/editar-item/:itemId": "administrador, conteudo",
      "/carteiras-de-acoes/:id/encerrar-item/:itemId": "administrador, conteudo",
      "/carteiras/:id": "administrador, conteudo",
      "/carteiras/:id/adicionar-item": "administrador, conteudo",
      "/carteiras/:id/editar": "administrador, conteudo",
      "/carteiras/:id/editar-item/:item_id": "administrador, conteudo",
      "/carteiras/:id/editar-items": "administrador, conteudo",
      "/categorias-de-fundos": "administrador, conteudo",
      "/categorias-de-fundos/:id": "administrador, conteudo",
      "/categorias-de-fundos/:id/editar": "administrador, conteudo",
      "/clientes": "administrador, atendimento, financeiro",
      "/clientes/:id": "administrador, atendimento, financeiro",
      "/clientes/:id/acessos": "administrador, atendimento, financeiro",
      "/clientes/:id/cpf": "administrador, atendimento",
      "/clientes/:id/email": "administrador, atendimento",
      "/clientes/:id/metricas": "administrador, atendimento, financeiro",
      "/clientes/:id/pagamentos": "administrador, atendimento, financeiro",
      "/clientes/:id/produto/:productId": "administrador, atendimento, financeiro",
      "/clientes/:id/produto/:productId/cancelamento": "administrador, atendimento, financeiro",
      "/clientes/:id/produto/:productId/observacao": "administrador, atendimento, financeiro",
      "/clientes/:id/produto/:productId/vencimento": "administrador, atendimento",
      "/clientes/:id/telefones": "administrador, atendimento",
      "/conferencia": "administrador, financeiro",
      "/cotacoes": "administrador, conteudo",
      "/cotas-de-fundos": "administrador, conteudo",
      "/criar-acao": "administrador, conteudo",
      "/criar-analista": "administrador, financeiro",
      "/criar-carteira": "administrador, conteudo",
      "/criar-carteira-de-acoes": "administrador, conteudo",
      "/criar-categoria-de-fundos": "administrador, conteudo",
      "/criar-cupom": "administrador, financeiro",
      "/criar-dividendos": "administrador, conteudo",
      "/criar-evento-corporativo": "administrador, conteudo",
      "/criar-fundo": "administrador, conteudo",
      "/criar-noticia": "administrador, conteudo",
      "/criar-pergunta-da-oferta": "administrador, financeiro",
      "/criar-produto": "administrador, financeiro",
      "/criar-recado": "administrador, conteudo",
      "/criar-relatorio": "administrador, conteudo",
      "/criar-resposta-pronta": "administrador, atendimento",
      "/criar-usuario": "administrador",
      "/criar-video": "administrador, conteudo",
      "/cupons": "administrador, financeiro",
      "/cupons/:id": "administrador, financeiro",
      "/cupons/:id/editar": "administrador, financeiro",
      "/dividendos": "administrador, conteudo",
      "/dividendos/:id/editar": "administrador, conteudo",
      "/eventos-corporativos": "administrador, conteudo",
      "/eventos-corporativos/:id/editar": "administrador, conteudo",
      "/fale-conosco": "administrador, atendimento",
      "/fale-conosco/:id": "administrador, atendimento",
      "/fale-conosco/:id/editar": "administrador, atendimento",
      "/full-trader/criar-mensagem-do-mural": "administrador, trader",
      "/full-trader/criar-modelo": "administrador, trader",
      "/full-trader/criar-operacao": "administrador, trader",
      "/full-trader/mensagens-do-mural": "administrador, trader",
      "/full-trader/mensagens-do-mural/:id": "administrador, trader",
      "/full-trader/mensagens-do-mural/:id/editar": "administrador, trader",
      "/full-trader/mesa": "administrador, trader",
      "/full-trader/modelos": "administrador, trader",
      "/full-trader/modelos/:id/editar": "administrador, trader",
      "/full-trader/operacoes": "administrador, conteudo, trader",
      "/full-trader/operacoes/:id": "administrador, conteudo, trader",
      "/full-trader/operacoes/:id/atualizar-valor": "administrador, trader",
      "/full-trader/operacoes/:id/editar": "administrador, trader",
      "/full-trader/operacoes/:id/replay": "administrador, conteudo, trader",
      "/full-trader/painel": "administrador, trader",
      "/fundos": "administrador, conteudo",
      "/fundos/:id": "administrador, conteudo",
      "/fundos/:id/editar": "administrador, conteudo",
      "/gerar-notificacao": "administrador, conteudo",
      "/indices": "administrador, conteudo",
      "/metodologia": "administrador, conteudo",
      "/noticias": "administrador, conteudo",
      "/noticias/:id": "administrador, conteudo",
      "/noticias/:id/associar-a-acao": "administrador, conteudo",
      "/noticias/:id/associar-a-carteira": "administrador, conteudo",
      "/noticias/:id/associar-a-carteira-de-acoes": "administrador, conteudo",
      "/noticias/:id/associar-a-fundo": "administrador, conteudo",
      "/noticias/:id/associar-a-operacao": "administrador, conteudo",
      "/noticias/:id/associar-a-tag": "administrador, conteudo",
      "/noticias/:id/editar": "administrador, conteudo",
      "/notificacoes": "administrador, conteudo",
      "/pagamentos": "administrador, atendimento, financeiro",
      "/pagamentos/:id": "administrador, atendimento, financeiro",
      "/perguntas-da-oferta": "administrador, financeiro",
      "/perguntas-da-oferta/:id/editar": "administrador, financeiro",
      "/permissoes": "TODOS",
      "/produtos": "administrador, financeiro",
      "/produtos/:id": "administrador, financeiro",
      "/produtos/:id/adicionar-filho": "administrador, financeiro",
      "/produtos/:id/editar": "administrador, financeiro",
      "/recados": "administrador, conteudo",
      "/recados/:id": "administrador, conteudo",
      "/recados/:id/editar": "administrador, conteudo",
      "/reembolsos": "administrador, financeiro",
      "/reembolsos/:id/editar": "administrador, financeiro",
      "/relatorios": "administrador, conteudo",
      "/relatorios/:id": "administrador, conteudo",
      "/relatorios/:id/associar-a-acao": "administrador, conteudo",
      "/relatorios/:id/associar-a-carteira": "administrador, conteudo",
      "/relatorios/:id/associar-a-carteira-de-acoes": "administrador, conteudo",
      "/relatorios/:id/associar-a-fundo": "administrador, conteudo",
      "/relatorios/:id/associar-a-operacao": "administrador, conteudo",
      "/relatorios/:id/associar-a-tag": "administrador, conteudo",
      "/relatorios/:id/editar": "administrador, conteudo",
      "/relatorios/:id/pdf": "administrador, conteudo",
      "/relatorios/leitores": "administrador, conteudo",
      "/relatorios/rastrear": "administrador, conteudo",
      "/respostas-prontas": "administrador, atendimento",
      "/respostas-prontas/:id/editar": "administrador, atendimento",
      "/sistema/tarefas": "administrador",
      "/usuario/dados": "TODOS",
      "/usuario/seguranca": "TODOS",
      "/usuario/sessoes": "TODOS",
      "/usuario/trocar-senha": "TODOS",
      "/usuarios": "administrador",
      "/usuarios/:id": "administrador",
      "/usuarios/:id/papeis/editar": "administrador",
      "/vencimentos": "administrador, atendimento",
      "/videos": "administrador, conteudo",
      "/videos/:id": "administrador, conteudo",
      "/videos/:id/associar-a-acao": "administrador, conteudo",
      "/videos/:id/associar-a-carteira": "administrador, conteudo",
      "/videos/:id/associar-a-carteira-de-acoes": "administrador, conteudo",
      "/videos/:id/associar-a-fundo": "administrador, conteudo",
      "/videos/:id/associar-a-operacao": "administrador, conteudo",
      "/videos/:id/associar-a-tag": "administrador, conteudo",
      "/videos/:id/editar": "administrador, conteudo",
    }
  `);
}, 180_000);

test.each(pages.map(({ path }) => addressOf(path)))(
  'pages: %s redirects to the login without a session',
  async (at) => {
    renderScreen(<App />, {}, { at, roles: null });
    expect(await screen.findByLabelText('Email | CPF')).toBeTruthy();
  },
);

test('pages: an unknown URL has a not-found page in English, with a link home', async () => {
  renderScreen(<App />, {}, { at: '/nada-aqui', roles: null });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});
