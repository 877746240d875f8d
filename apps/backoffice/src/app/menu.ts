import { groupBy } from '@mirante/domain/group-by.ts';
import { mayCall, type Viewer } from '@mirante/domain/access.ts';
import type { ShellBadge, ShellLink } from '@mirante/ui-kit/shell/shell-nav.tsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import ListRestart from 'lucide-react/icons/list-restart';
import Mail from 'lucide-react/icons/mail';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import Scale from 'lucide-react/icons/scale';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Split from 'lucide-react/icons/split';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { contentAreas } from '../features/content/areas.ts';
import { portfolioAreas } from '../features/investments/portfolio-areas.ts';
import { registerAreas } from '../features/investments/register-areas.ts';
import { tradingAreas } from '../features/trading/areas.ts';
import type { Area, MenuCount } from './area.ts';
import { to } from './to.ts';

const support = ['atendimento'] as const;
const finance = ['financeiro'] as const;
const supportAndFinance = ['atendimento', 'financeiro'] as const;
const content = ['conteudo'] as const;
const admin = ['administrador'] as const;

/** The areas of the back office, from which the home's cards and the sidebar are generated. */
const areas: readonly Area[] = [
  {
    title: 'Clientes',
    group: 'Pessoas',
    icon: Users,
    links: [
      { to: to.clients(), label: 'Listar clientes', menu: 'Clientes', allow: supportAndFinance },
      {
        to: to.clients({ 'client.pending_payments': 'true' }),
        label: 'Pagamentos pendentes',
        allow: supportAndFinance,
      },
    ],
  },
  {
    title: 'Fale conosco',
    group: 'Pessoas',
    icon: Mail,
    links: [
      {
        to: to.clientMessages(),
        label: 'Mensagens de clientes',
        menu: 'Fale conosco',
        counts: 'unanswered',
        allow: support,
      },
      {
        to: to.cannedReplies(),
        label: 'Respostas prontas',
        menu: 'Respostas prontas',
        icon: MessageSquareText,
        allow: support,
      },
    ],
  },
  {
    title: 'Vencimentos',
    group: 'Pessoas',
    icon: CalendarClock,
    links: [
      {
        to: to.expiringProducts(),
        label: 'Produtos a vencer',
        menu: 'Vencimentos',
        counts: 'expiring',
        allow: support,
      },
      { to: to.expiringProducts({ 'client_product.days': 7 }), label: 'Vencem em até 7 dias', allow: support },
    ],
  },
  {
    title: 'Financeiro',
    group: 'Dinheiro',
    icon: ReceiptText,
    links: [
      { to: to.payments(), label: 'Pagamentos', menu: 'Pagamentos', allow: supportAndFinance },
      { to: to.refunds(), label: 'Reembolsos', menu: 'Reembolsos', icon: Undo2, allow: finance },
      {
        to: to.discrepancies({ 'discrepancy.status': 'open' }),
        label: 'Divergências com o gateway',
        menu: 'Conferência',
        icon: Scale,
        allow: finance,
      },
      { to: to.payments({ 'payment.status': 'expired' }), label: 'Pagamentos vencidos', allow: supportAndFinance },
    ],
  },
  {
    title: 'Produtos',
    group: 'Dinheiro',
    icon: Package,
    links: [
      { to: to.products(), label: 'Listar produtos', menu: 'Produtos', allow: finance },
      { to: to.newProduct(), label: 'Criar produto', allow: finance },
      {
        to: to.offerQuestions(),
        label: 'Perguntas da oferta',
        menu: 'Perguntas da oferta',
        icon: CircleQuestionMark,
        allow: finance,
      },
      { to: to.analysts(), label: 'Analistas', menu: 'Analistas', icon: IdCard, allow: finance },
    ],
  },
  {
    title: 'Cupons',
    group: 'Dinheiro',
    icon: TicketPercent,
    links: [
      { to: to.coupons(), label: 'Listar cupons', menu: 'Cupons', allow: finance },
      { to: to.newCoupon(), label: 'Criar cupom', allow: finance },
    ],
  },
  ...contentAreas,
  ...registerAreas,
  ...portfolioAreas,
  ...tradingAreas,
  {
    title: 'Cotações',
    group: 'Investimentos',
    icon: ChartCandlestick,
    links: [
      { to: to.closes(), label: 'Cotações das ações', menu: 'Cotações', allow: content },
      { to: to.quoteLoads(), label: 'Carregar cotações', allow: content },
      { to: to.fundQuotas(), label: 'Cotas de fundos', allow: content },
      { to: to.indexValues(), label: 'Índices', allow: content },
      {
        to: to.corporateActions(),
        label: 'Eventos corporativos',
        menu: 'Eventos corporativos',
        icon: Split,
        allow: content,
      },
    ],
  },
  {
    title: 'Usuários',
    group: 'Sistema',
    icon: UserCog,
    links: [
      { to: to.users(), label: 'Listar usuários', menu: 'Usuários', allow: admin },
      { to: to.permissions(), label: 'Permissões', menu: 'Permissões', icon: KeyRound, allow: 'staff' },
      { to: to.newUser(), label: 'Criar usuário', allow: admin },
    ],
  },
  {
    title: 'Alterações',
    group: 'Sistema',
    icon: History,
    links: [
      { to: to.audit(), label: 'O que a equipe alterou', menu: 'Alterações', allow: admin },
      {
        to: to.audit({ 'audit.action': 'Exportar para planilha' }),
        label: 'Planilhas exportadas',
        allow: admin,
      },
    ],
  },
  {
    title: 'Tarefas',
    group: 'Sistema',
    icon: ListRestart,
    links: [
      { to: to.failedJobs(), label: 'Tarefas que falharam', menu: 'Tarefas', allow: admin },
      { to: to.failedJobs({ 'failed_job.redriven': 'false' }), label: 'À espera de reenvio', allow: admin },
    ],
  },
];

/** The areas with links that the viewer may use, each with only those links. */
export const areasFor = (viewer: Viewer | undefined): Area[] =>
  areas
    .map((area) => ({ ...area, links: area.links.filter(({ allow }) => mayCall(allow, viewer)) }))
    .filter(({ links }) => links.length > 0);

interface MenuGroup {
  title: string;
  links: ShellLink[];
}

/** The sidebar: the areas' menu links by group, with badges if wanted. */
export function groupsFor(viewer: Viewer | undefined, badgeOf?: (counted: MenuCount) => ShellBadge): MenuGroup[] {
  const menuLinks = ({ links, icon }: Area): ShellLink[] =>
    links.flatMap(({ menu, counts, ...link }) =>
      menu ? [{ to: link.to, label: menu, icon: link.icon ?? icon, badge: counts && badgeOf?.(counts) }] : [],
    );
  const byGroup = groupBy(areasFor(viewer), ({ group }) => group);
  return [...byGroup]
    .map(([title, inGroup]) => ({ title, links: inGroup.flatMap(menuLinks) }))
    .filter(({ links }) => links.length > 0);
}
