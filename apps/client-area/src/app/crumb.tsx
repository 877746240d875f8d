import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs, type BreadcrumbStep } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import { useShownPageName } from '@mirante/ui-kit/shell/page-name.ts';
import { useLocation } from 'react-router';
import { to } from './to.ts';

interface Trail {
  path: RegExp;
  trail: readonly (readonly [label: string, address?: string])[];
  /** Ends with the record's name. */
  ofRecord?: true;
}

const trails: readonly Trail[] = [
  { path: /^\/$/, trail: [['Início']] },
  { path: /^\/conteudos$/, trail: [['Conteúdos']] },
  { path: /^\/conteudos-consultoria$/, trail: [['Consultoria', to.advisory()], ['Conteúdos']] },
  { path: /^\/relatorios$/, trail: [['Relatórios']] },
  { path: /^\/relatorios\//, trail: [['Relatórios', to.reports()]], ofRecord: true },
  { path: /^\/disponiveis-sem-conexao$/, trail: [['Relatórios', to.reports()], ['Disponíveis sem conexão']] },
  { path: /^\/videos$/, trail: [['Vídeos']] },
  { path: /^\/videos\//, trail: [['Vídeos', to.videos()]], ofRecord: true },
  { path: /^\/noticias$/, trail: [['Notícias']] },
  { path: /^\/noticias\//, trail: [['Notícias', to.newsList()]], ofRecord: true },
  { path: /^\/recados$/, trail: [['Recados']] },
  { path: /^\/recados\//, trail: [['Recados', to.notices()]], ofRecord: true },
  { path: /^\/carteiras$/, trail: [['Carteiras']] },
  { path: /^\/carteiras\//, trail: [['Carteiras', to.portfolios()]], ofRecord: true },
  { path: /^\/acoes$/, trail: [['Ações']] },
  { path: /^\/acoes\//, trail: [['Ações', to.stocks()]], ofRecord: true },
  { path: /^\/fundos$/, trail: [['Fundos']] },
  { path: /^\/fundos\//, trail: [['Fundos', to.funds()]], ofRecord: true },
  { path: /^\/carteiras-de-acoes$/, trail: [['Carteiras de ações']] },
  {
    path: /^\/carteiras-de-acoes\/\d+\/quanto-comprar$/,
    trail: [['Carteiras de ações', to.stockPortfolios()], ['Quanto comprar']],
  },
  { path: /^\/carteiras-de-acoes\//, trail: [['Carteiras de ações', to.stockPortfolios()]], ofRecord: true },
  { path: /^\/full-trader\/painel$/, trail: [['Full Trader'], ['Painel']] },
  { path: /^\/full-trader\/operacoes$/, trail: [['Full Trader'], ['Operações']] },
  { path: /^\/full-trader\/operacoes\/\d+$/, trail: [['Full Trader'], ['Operações', to.trades()]], ofRecord: true },
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
  {
    path: /^\/conta\/notificacoes$/,
    trail: [['Minha conta'], ['Meus dados', to.account()], ['Preferências de notificação']],
  },
  { path: /^\/conta\/privacidade$/, trail: [['Minha conta'], ['Meus dados', to.account()], ['Privacidade']] },
  { path: /^\/trocar-senha$/, trail: [['Minha conta'], ['Trocar senha']] },
  {
    path: /^\/conta\/historico-produtos$/,
    trail: [['Minha conta'], ['Meus produtos', to.ownProducts()], ['Histórico']],
  },
  {
    path: /^\/conta\/meus-produtos\/detalhar\//,
    trail: [['Minha conta'], ['Meus produtos', to.ownProducts()]],
    ofRecord: true,
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
  { path: /^\/conta\/pagamentos\//, trail: [['Minha conta'], ['Pagamentos', to.payments()]], ofRecord: true },
  { path: new RegExp(`^${to.recommendedPortfolios()}$`), trail: [['Carteiras recomendadas']] },
];

/** The breadcrumb in the top bar. */
export function Crumb() {
  const { pathname } = useLocation();
  const back = useBackTo();
  const name = useShownPageName();
  const { trail = [], ofRecord } = trails.find(({ path }) => path.test(pathname)) ?? {};
  const steps: BreadcrumbStep[] = trail.map(([label, address]) => ({ label, to: address && back(address) }));
  return <Breadcrumbs steps={ofRecord && name !== undefined ? [...steps, { label: name }] : steps} />;
}
