import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs, type BreadcrumbStep } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import { useShownPageName } from '@mirante/ui-kit/shell/page-name.ts';
import { matchPath, useLocation } from 'react-router';
import { to } from './to.ts';

/** A page's label, a record's name if undefined; and the page above it, or the name of its group. */
type Place = readonly [label: string | undefined, parent?: string];

const places: Readonly<Record<string, Place>> = {
  [to.home()]: ['Início'],
  [to.contents()]: ['Conteúdos'],
  [to.consultancyContents()]: ['Conteúdos', to.advisory()],
  [to.reports()]: ['Relatórios'],
  [to.report(':id')]: [undefined, to.reports()],
  [to.offline()]: ['Disponíveis sem conexão', to.reports()],
  [to.videos()]: ['Vídeos'],
  [to.video(':id')]: [undefined, to.videos()],
  [to.newsList()]: ['Notícias'],
  [to.news(':id')]: [undefined, to.newsList()],
  [to.notices()]: ['Recados'],
  [to.notice(':id')]: [undefined, to.notices()],
  [to.portfolios()]: ['Carteiras'],
  [to.portfolio(':id')]: [undefined, to.portfolios()],
  [to.stocks()]: ['Ações'],
  [to.stock(':id')]: [undefined, to.stocks()],
  [to.funds()]: ['Fundos'],
  [to.fund(':id')]: [undefined, to.funds()],
  [to.stockPortfolios()]: ['Carteiras de ações'],
  [to.purchasePlan(':id')]: ['Quanto comprar', to.stockPortfolios()],
  [to.stockPortfolio(':id')]: [undefined, to.stockPortfolios()],
  [to.panel()]: ['Painel', 'Full Trader'],
  [to.trades()]: ['Operações', 'Full Trader'],
  [to.trade(':id')]: [undefined, to.trades()],
  [to.tradeReplay(':id')]: ['Replay', to.trades()],
  [to.traderMessages()]: ['Mural', 'Full Trader'],
  [to.traderMessage(':id')]: ['Mensagem', to.traderMessages()],
  [to.record()]: ['Histórico de recomendações'],
  [to.tradeRecord()]: ['Operações', to.record()],
  [to.recordRoots()]: ['Raízes publicadas', to.record()],
  [to.advisory()]: ['Consultoria'],
  [to.mentoring()]: ['Mentorias', to.advisory()],
  [to.messages()]: ['Mensagens', 'Fale conosco'],
  [to.message(':id')]: ['Mensagem', to.messages()],
  [to.newMessage()]: ['Nova mensagem', to.messages()],
  [to.method()]: ['Metodologia'],
  [to.help()]: ['Central de ajuda'],
  [to.account()]: ['Meus dados', 'Minha conta'],
  [to.removeAccount()]: ['Remover conta', to.account()],
  [to.sessions()]: ['Sessões', to.account()],
  [to.passkeys()]: ['Passkeys', to.account()],
  [to.notifications()]: ['Notificações'],
  [to.notificationSettings()]: ['Preferências de notificação', to.account()],
  [to.privacy()]: ['Privacidade', to.account()],
  [to.password()]: ['Trocar senha', 'Minha conta'],
  [to.productHistory()]: ['Histórico', to.ownProducts()],
  [to.ownProduct(':product_id')]: [undefined, to.ownProducts()],
  [to.withdrawPurchase(':product_id')]: ['Desistir da compra', to.ownProducts()],
  [to.buy()]: ['Comprar', to.ownProducts()],
  [to.renew(':product_code')]: ['Renovar', to.ownProducts()],
  [to.ownProducts()]: ['Meus produtos', 'Minha conta'],
  [to.payments()]: ['Pagamentos', 'Minha conta'],
  [to.receipt(':id')]: ['Recibo', to.payments()],
  [to.payment(':id')]: [undefined, to.payments()],
  [to.recommendedPortfolios()]: ['Carteiras recomendadas'],
};

/** A page, or a group, after those above it. */
function stepsTo(place: string | undefined): BreadcrumbStep[] {
  if (place === undefined) return [];
  const [label, parent] = places[place] ?? [place];
  return [...stepsTo(parent), { label, to: place in places ? place : undefined }];
}

/** The breadcrumb in the top bar. */
export function Crumb() {
  const { pathname } = useLocation();
  const back = useBackTo();
  const name = useShownPageName();
  const [, place] = Object.entries(places).find(([path]) => matchPath(path, pathname)) ?? [];
  if (!place) return null;
  const [label = name, parent] = place;
  const above = stepsTo(parent).map((step) => ({ ...step, to: step.to && back(step.to) }));
  return <Breadcrumbs steps={label ? [...above, { label }] : above} />;
}
