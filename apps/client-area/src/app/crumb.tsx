import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import { useLocation } from 'react-router';
import { to } from './to.ts';

const trails: readonly { path: RegExp; trail: readonly (readonly [label: string, address?: string])[] }[] = [
  { path: /^\/$/, trail: [['Início']] },
  { path: /^\/conteudos$/, trail: [['Conteúdos']] },
  { path: /^\/conteudos-consultoria$/, trail: [['Consultoria', to.advisory()], ['Conteúdos']] },
  { path: /^\/relatorios$/, trail: [['Relatórios']] },
  { path: /^\/relatorios\//, trail: [['Relatórios', to.reports()], ['Leitura']] },
  { path: /^\/disponiveis-sem-conexao$/, trail: [['Relatórios', to.reports()], ['Disponíveis sem conexão']] },
  { path: /^\/videos$/, trail: [['Vídeos']] },
  { path: /^\/videos\//, trail: [['Vídeos', to.videos()], ['Detalhe']] },
  { path: /^\/noticias$/, trail: [['Notícias']] },
  { path: /^\/noticias\//, trail: [['Notícias', to.newsList()], ['Detalhe']] },
  { path: /^\/recados$/, trail: [['Recados']] },
  { path: /^\/recados\//, trail: [['Recados', to.notices()], ['Detalhe']] },
  { path: /^\/carteiras$/, trail: [['Carteiras']] },
  { path: /^\/carteiras\//, trail: [['Carteiras', to.portfolios()], ['Detalhe']] },
  { path: /^\/acoes$/, trail: [['Ações']] },
  { path: /^\/acoes\//, trail: [['Ações', to.stocks()], ['Detalhe']] },
  { path: /^\/fundos$/, trail: [['Fundos']] },
  { path: /^\/fundos\//, trail: [['Fundos', to.funds()], ['Detalhe']] },
  { path: /^\/carteiras-de-acoes$/, trail: [['Carteiras de ações']] },
  {
    path: /^\/carteiras-de-acoes\/\d+\/quanto-comprar$/,
    trail: [['Carteiras de ações', to.stockPortfolios()], ['Quanto comprar']],
  },
  { path: /^\/carteiras-de-acoes\//, trail: [['Carteiras de ações', to.stockPortfolios()], ['Carteira']] },
  { path: /^\/full-trader\/painel$/, trail: [['Full Trader'], ['Painel']] },
  { path: /^\/full-trader\/operacoes$/, trail: [['Full Trader'], ['Operações']] },
  { path: /^\/full-trader\/operacoes\/\d+$/, trail: [['Full Trader'], ['Operações', to.trades()], ['Detalhe']] },
  {
    path: /^\/full-trader\/operacoes\/\d+\/replay$/,
    trail: [['Full Trader'], ['Operações', to.trades()], ['Replay']],
  },
  { path: /^\/full-trader\/mensagens-do-mural$/, trail: [['Full Trader'], ['Mural']] },
  {
    path: /^\/full-trader\/mensagens-do-mural\//,
    trail: [['Full Trader'], ['Mural', to.traderMessages()], ['Mensagem']],
  },
  { path: /^\/historico$/, trail: [['Histórico de recomendações']] },
  { path: /^\/historico\/operacoes$/, trail: [['Histórico de recomendações', to.record()], ['Operações']] },
  { path: /^\/historico\/raizes$/, trail: [['Histórico de recomendações', to.record()], ['Raízes publicadas']] },
  { path: /^\/consultoria$/, trail: [['Consultoria']] },
  { path: /^\/consultoria-mentorias$/, trail: [['Consultoria', to.advisory()], ['Mentorias']] },
  { path: /^\/fale-conosco\/mensagens$/, trail: [['Fale conosco'], ['Mensagens']] },
  { path: /^\/fale-conosco\/mensagens\//, trail: [['Fale conosco'], ['Mensagens', to.messages()], ['Mensagem']] },
  { path: /^\/fale-conosco\/novo$/, trail: [['Fale conosco'], ['Mensagens', to.messages()], ['Nova mensagem']] },
  { path: /^\/metodologia$/, trail: [['Metodologia']] },
  { path: /^\/central-de-ajuda$/, trail: [['Central de ajuda']] },
  { path: /^\/conta\/dados$/, trail: [['Minha conta'], ['Meus dados']] },
  { path: /^\/conta\/remover$/, trail: [['Minha conta'], ['Meus dados', to.account()], ['Remover conta']] },
  { path: /^\/conta\/sessoes$/, trail: [['Minha conta'], ['Meus dados', to.account()], ['Sessões']] },
  { path: /^\/conta\/passkeys$/, trail: [['Minha conta'], ['Meus dados', to.account()], ['Passkeys']] },
  { path: /^\/notificacoes$/, trail: [['Notificações']] },
  { path: /^\/conta\/notificacoes$/, trail: [['Minha conta'], ['Meus dados', to.account()], ['Notificações']] },
  { path: /^\/conta\/privacidade$/, trail: [['Minha conta'], ['Meus dados', to.account()], ['Privacidade']] },
  { path: /^\/trocar-senha$/, trail: [['Minha conta'], ['Trocar senha']] },
  {
    path: /^\/conta\/historico-produtos$/,
    trail: [['Minha conta'], ['Meus produtos', to.ownProducts()], ['Histórico']],
  },
  {
    path: /^\/conta\/meus-produtos\/detalhar\//,
    trail: [['Minha conta'], ['Meus produtos', to.ownProducts()], ['Detalhe']],
  },
  {
    path: /^\/conta\/meus-produtos\/desistir\//,
    trail: [['Minha conta'], ['Meus produtos', to.ownProducts()], ['Desistir da compra']],
  },
  {
    path: /^\/conta\/meus-produtos\/comprar$/,
    trail: [['Minha conta'], ['Meus produtos', to.ownProducts()], ['Comprar']],
  },
  { path: /^\/conta\/renovar\//, trail: [['Minha conta'], ['Meus produtos', to.ownProducts()], ['Renovar']] },
  { path: /^\/conta\/meus-produtos$/, trail: [['Minha conta'], ['Meus produtos']] },
  { path: /^\/conta\/pagamentos$/, trail: [['Minha conta'], ['Pagamentos']] },
  {
    path: /^\/conta\/pagamentos\/\d+\/recibo$/,
    trail: [['Minha conta'], ['Pagamentos', to.payments()], ['Recibo']],
  },
  { path: /^\/conta\/pagamentos\//, trail: [['Minha conta'], ['Pagamentos', to.payments()], ['Detalhe']] },
  { path: new RegExp(`^${to.recommendedPortfolios()}$`), trail: [['Carteiras recomendadas']] },
];

/** The breadcrumb in the top bar. */
export function Crumb() {
  const { pathname } = useLocation();
  const back = useBackTo();
  const trail = trails.find(({ path }) => path.test(pathname))?.trail ?? [];
  return <Breadcrumbs steps={trail.map(([label, address]) => ({ label, to: address && back(address) }))} />;
}
