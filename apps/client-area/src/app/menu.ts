import { brand } from '@mirante/domain/house/brand.ts';
import { mayCall, type Access, type Viewer } from '@mirante/domain/access.ts';
import type { ShellGroup, ShellLink, ShellMenuItem } from '@mirante/ui-kit/shell/app-shell.tsx';
import Activity from 'lucide-react/icons/activity';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import Compass from 'lucide-react/icons/compass';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Play from 'lucide-react/icons/play';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Send from 'lucide-react/icons/send';
import UserCog from 'lucide-react/icons/user-cog';
import Mail from 'lucide-react/icons/mail';
import Wallet from 'lucide-react/icons/wallet';
import { to } from './to.ts';

export interface MenuEntry extends ShellLink {
  /** The sidebar group, if any. */
  group?: 'start' | 'research' | 'investments' | 'trading' | 'consultancy' | 'account' | 'foot';
  /** The access of the page's first endpoint: the link is shown to those who may call it. */
  allow: Access;
  /** Also in the user menu. */
  own?: true;
  /** The text of its card on the home. */
  card?: string;
}

const groupShapes: Record<NonNullable<MenuEntry['group']>, Omit<ShellGroup, 'links'>> = {
  start: {},
  research: { title: 'Pesquisa' },
  investments: { title: 'Investimentos' },
  trading: { title: 'Full Trader' },
  consultancy: { title: 'Consultoria' },
  account: { title: 'Minha conta' },
  foot: { foot: true },
};

const fundsCard = 'Os fundos e ETFs que passam no nosso filtro';
const content = { group: 'research', allow: { area: 'content' } } as const;
const account = { group: 'account', allow: 'client', own: true } as const;

/** The table behind the sidebar, phone tabs, user menu and home cards. An area gets its line once its page exists. */
const table: readonly MenuEntry[] = [
  { group: 'start', allow: 'client', to: to.home(), label: 'Início', icon: House, tab: 'Início' },
  { ...content, to: to.newest('conteudos'), label: 'Conteúdos', icon: LibraryBig, tab: 'Conteúdos' },
  { ...content, to: to.newest('relatorios'), label: 'Relatórios', icon: FileText },
  { ...content, to: to.newest('videos'), label: 'Vídeos', icon: Play },
  { ...content, to: to.newsList(), label: 'Notícias', icon: Newspaper },
  { ...content, to: to.notices(), label: 'Recados', icon: Megaphone },
  {
    group: 'investments',
    allow: { area: 'recommended' },
    to: to.recommendedPortfolios(),
    label: 'Carteiras recomendadas',
    icon: ChartPie,
    tab: 'Carteiras',
    card: 'Carteiras de longo prazo, de fundos e de ações',
  },
  {
    group: 'investments',
    allow: { area: 'recommended' },
    to: to.portfolios(),
    label: 'Carteiras de fundos',
    icon: Wallet,
  },
  {
    group: 'investments',
    allow: { area: 'recommended' },
    to: to.stockPortfolios(),
    label: 'Carteiras de ações',
    icon: BriefcaseBusiness,
    card: 'O que ter em ações e BDRs, e até que preço',
  },
  {
    group: 'investments',
    allow: { area: 'stocks' },
    to: to.stocks(),
    label: 'Ações',
    icon: ChartLine,
    card: 'Ações e BDRs, com preço teto e dividendos',
  },
  { group: 'investments', allow: { area: 'funds' }, to: to.funds(), label: 'Fundos', icon: Layers, card: fundsCard },
  // Full Trader clients see the funds link too; its page then offers the product.
  { allow: { area: 'trading' }, to: to.funds(), label: 'Fundos', icon: Layers, card: fundsCard },
  { group: 'investments', allow: 'client', to: to.record(), label: 'Histórico', icon: History },
  {
    group: 'trading',
    allow: { area: 'trading' },
    to: to.panel(),
    label: 'Painel',
    icon: Activity,
    tab: 'Painel',
  },
  {
    group: 'trading',
    allow: { area: 'trading' },
    to: to.trades(),
    label: 'Operações',
    icon: ChartCandlestick,
    card: 'As operações do Full Trader, com gatilho, stop e alvo',
  },
  {
    group: 'trading',
    allow: { area: 'trading' },
    to: to.traderMessages(),
    label: 'Mural do trader',
    icon: MessagesSquare,
  },
  {
    group: 'consultancy',
    allow: { area: 'consultancy' },
    to: to.advisory(),
    label: 'Consultoria',
    icon: Compass,
    card: 'Como funciona o seu acompanhamento',
  },
  {
    group: 'consultancy',
    allow: { area: 'consultancy' },
    to: to.mentoring(),
    label: 'Mentorias',
    icon: GraduationCap,
    card: 'Os infográficos de cada trilha',
  },
  {
    group: 'consultancy',
    allow: { area: 'consultancy' },
    to: to.newest('conteudos-consultoria'),
    label: 'Conteúdos da consultoria',
    icon: LibraryBig,
    card: 'Relatórios, vídeos e notícias só da consultoria',
  },
  ...brand.advisory_portfolios.map(({ id, name }) => ({
    group: 'consultancy' as const,
    allow: { area: 'consultancy' } as const,
    to: to.stockPortfolio(id),
    label: name,
    icon: BriefcaseBusiness,
  })),
  { ...account, to: to.account(), label: 'Meus dados', icon: UserCog, tab: 'Meus dados' },
  { ...account, to: to.ownProducts(), label: 'Meus produtos', icon: Package, tab: 'Meus produtos' },
  { ...account, to: to.payments(), label: 'Pagamentos', icon: ReceiptText, tab: 'Pagamentos' },
  { allow: 'client', to: to.password(), label: 'Trocar senha', icon: KeyRound, own: true },
  { group: 'foot', allow: 'client', to: brand.fundamentals_url, label: 'Fundamentos', icon: BookOpen },
  { group: 'foot', allow: 'client', to: to.messages(), label: 'Fale conosco', icon: Mail },
  { group: 'foot', allow: 'client', to: to.newMessage(), label: 'Nova mensagem', icon: Send },
  { group: 'foot', allow: 'client', to: to.help(), label: 'Central de ajuda', icon: LifeBuoy },
];

/** The badges by link label: count and accessible name. */
export type MenuBadges = Readonly<Record<string, Pick<ShellLink, 'badge' | 'badgeName'>>>;

export interface Menu {
  groups: ShellGroup[];
  own: ShellMenuItem[];
  cards: MenuEntry[];
}

/** The entries that this client may use. */
export function menuOf(
  viewer: Viewer | undefined,
  entries: readonly MenuEntry[] = table,
  badges: MenuBadges = {},
): Menu {
  const seen = entries.filter(({ allow }) => mayCall(allow, viewer));
  const groups = Object.entries(groupShapes).map(([group, shape]) => ({
    ...shape,
    links: seen.filter((entry) => entry.group === group).map((link) => ({ ...link, ...badges[link.label] })),
  }));
  return {
    groups: groups.filter(({ links }) => links.length > 0),
    own: seen.filter(({ own }) => own).map(({ label, to: address, icon }) => ({ label, to: address, icon })),
    cards: seen.filter(
      (entry, i) =>
        entry.card !== undefined && seen.findIndex((other) => other.card === entry.card && other.to === entry.to) === i,
    ),
  };
}
