import type { AboutField } from '@mirante/domain/content/association.ts';
import { brand } from '@mirante/domain/house/brand.ts';

/** Every address of the client area. Its snapshot is the route table of the specification. */
export const to = {
  home: () => '/',
  login: () => '/login',
  account: () => '/conta/dados',
  removeAccount: () => '/conta/remover',
  sessions: () => '/conta/sessoes',
  passkeys: () => '/conta/passkeys',
  privacy: () => '/conta/privacidade',
  password: () => '/trocar-senha',
  ownProducts: () => '/conta/meus-produtos',
  withdrawPurchase: (productId: number | ':product_id') => `/conta/meus-produtos/desistir/${productId}`,
  ownProduct: (productId: number | ':product_id') => `/conta/meus-produtos/detalhar/${productId}`,
  buy: (codes: readonly string[] = [], step?: 'paying') => `/conta/meus-produtos/comprar${queryOf(codes, step)}`,
  renew: (code: string) => `/conta/renovar/${code}`,
  productHistory: () => '/conta/historico-produtos',
  payments: () => '/conta/pagamentos',
  payment: (id: number | ':id') => `/conta/pagamentos/${id}`,
  receipt: (id: number | ':id') => `/conta/pagamentos/${id}/recibo`,
  messages: () => '/fale-conosco/mensagens',
  message: (id: number | ':id') => `/fale-conosco/mensagens/${id}`,
  /** `previous` is the message that the new one continues. */
  newMessage: (previous?: number) => `/fale-conosco/novo${previous === undefined ? '' : `?continuar=${previous}`}`,
  notifications: () => '/notificacoes',
  notificationSettings: () => '/conta/notificacoes',
  help: (section?: HelpSection) => `/central-de-ajuda${section ? `#${section}` : ''}`,
  contents: () => '/conteudos',
  consultancyContents: () => '/conteudos-consultoria',
  reports: () => '/relatorios',
  report: (id: number | ':id') => `/relatorios/${id}`,
  reportVersion: (id: number, version: number) => `/relatorios/${id}?versao=${version}`,
  /** Reports available offline. */
  offline: () => '/disponiveis-sem-conexao',
  videos: () => '/videos',
  video: (id: number | ':id') => `/videos/${id}`,
  newsList: () => '/noticias',
  news: (id: number | ':id') => `/noticias/${id}`,
  notices: () => '/recados',
  notice: (id: number | ':id') => `/recados/${id}`,
  record: () => '/historico',
  tradeRecord: () => '/historico/operacoes',
  recordRoots: () => '/historico/raizes',
  portfolio: (id: number | ':id') => `/carteiras/${id}`,
  purchasePlan: (id: number | ':id') => `/carteiras-de-acoes/${id}/quanto-comprar`,
  method: () => '/metodologia',
  /** Contains the house's slug. */
  recommendedPortfolios: () => `/carteiras-${brand.slug}`,
  portfolios: () => '/carteiras',
  stocks: () => '/acoes',
  stock: (id: number | ':id') => `/acoes/${id}`,
  funds: () => '/fundos',
  fund: (id: number | ':id') => `/fundos/${id}`,
  stockPortfolios: () => '/carteiras-de-acoes',
  stockPortfolio: (id: number | ':id') => `/carteiras-de-acoes/${id}`,
  panel: () => '/full-trader/painel',
  trades: () => '/full-trader/operacoes',
  trade: (id: number | ':id') => `/full-trader/operacoes/${id}`,
  tradeReplay: (id: number | ':id') => `/full-trader/operacoes/${id}/replay`,
  traderMessages: () => '/full-trader/mensagens-do-mural',
  traderMessage: (id: number | ':id') => `/full-trader/mensagens-do-mural/${id}`,
  advisory: () => '/consultoria',
  mentoring: () => '/consultoria-mentorias',
  /** A published list, newest first; the specification's default order starts with the oldest. */
  newest: (list: keyof typeof dates) => newest(list),
  /** Reports, videos or news about a record, by the filter field of its kind, such as `funds`. */
  reportsAbout: (field: AboutField, id: number) => `${newest('relatorios')}&report.${field}=${id}`,
  videosAbout: (field: AboutField, id: number) => `${newest('videos')}&video.${field}=${id}`,
  newsAbout: (field: AboutField, id: number) => `/noticias?news.${field}=${id}`,
  notFound: () => '/recurso-nao-encontrado',
};

const dates = {
  conteudos: 'content.created_at',
  'conteudos-consultoria': 'content.created_at',
  relatorios: 'report.report_date',
  videos: 'video.updated_at',
} as const;

const newest = (list: keyof typeof dates): string => `/${list}?sort=${dates[list]}&order=-1`;

/** The sections of the help centre that our pages link to. */
type HelpSection = 'acesso' | 'dados' | 'produtos' | 'pagamentos' | 'privacidade';

function queryOf(codes: readonly string[], step: 'paying' | undefined): string {
  const parts = [
    codes.length > 0 && `produtos=${codes.map(encodeURIComponent).join(',')}`,
    step && 'pagamento=true',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
