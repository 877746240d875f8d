import { audit } from '@mirante/contract/records/audit.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { permissions } from '@mirante/contract/access/permissions.ts';
import { products } from '@mirante/contract/products/products.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { users } from '@mirante/contract/access/users.ts';
import { mayCall, type Viewer } from '@mirante/domain/access.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import History from 'lucide-react/icons/history';
import HandCoins from 'lucide-react/icons/hand-coins';
import KeyRound from 'lucide-react/icons/key-round';
import ListRestart from 'lucide-react/icons/list-restart';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import Scale from 'lucide-react/icons/scale';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { contentAreas } from '../features/content/areas.ts';
import type { Area } from './area.ts';
import { to } from './to.ts';

/** The areas of the back office: the home's cards and the sidebar are this one table. */
const areas: readonly Area[] = [
  {
    title: 'Clientes',
    group: 'Pessoas',
    icon: Users,
    links: [
      { to: to.clients(), label: 'Listar clientes', menu: 'Clientes', call: clients.listClients },
      {
        to: to.clients({ 'client.pending_payments': 'true' }),
        label: 'Pagamentos pendentes',
        call: clients.listClients,
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
        call: clientMessages.listClientMessages,
      },
      {
        to: to.cannedReplies(),
        label: 'Respostas prontas',
        menu: 'Respostas prontas',
        icon: MessageSquareText,
        call: cannedReplies.listCannedReplies,
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
        call: expiringProducts.listExpiringProducts,
      },
      {
        to: to.expiringProducts({ 'client_product.days': 7 }),
        label: 'Vencem em até 7 dias',
        call: expiringProducts.listExpiringProducts,
      },
    ],
  },
  {
    title: 'Financeiro',
    group: 'Dinheiro',
    icon: ReceiptText,
    links: [
      { to: to.payments(), label: 'Pagamentos', menu: 'Pagamentos', call: payments.listPayments },
      { to: to.refunds(), label: 'Reembolsos', menu: 'Reembolsos', icon: Undo2, call: refunds.listRefunds },
      {
        to: to.discrepancies({ 'discrepancy.status': 'open' }),
        label: 'Divergências com o gateway',
        menu: 'Conferência',
        icon: Scale,
        call: discrepancies.listDiscrepancies,
      },
      { to: to.payments({ 'payment.status': 'expired' }), label: 'Pagamentos vencidos', call: payments.listPayments },
    ],
  },
  {
    title: 'Produtos',
    group: 'Dinheiro',
    icon: Package,
    links: [
      { to: to.products(), label: 'Listar produtos', menu: 'Produtos', call: products.listProducts },
      { to: to.newProduct(), label: 'Criar produto', call: products.createProduct },
    ],
  },
  {
    title: 'Cupons',
    group: 'Dinheiro',
    icon: TicketPercent,
    links: [
      { to: to.coupons(), label: 'Listar cupons', menu: 'Cupons', call: coupons.listCoupons },
      { to: to.newCoupon(), label: 'Criar cupom', call: coupons.createCoupon },
    ],
  },
  ...contentAreas,
  {
    title: 'Dividendos',
    group: 'Investimentos',
    icon: HandCoins,
    links: [
      { to: to.dividends(), label: 'Listar dividendos', menu: 'Dividendos', call: dividends.listDividends },
      { to: to.createDividends(), label: 'Criar dividendos', call: dividends.createDividends },
    ],
  },
  {
    title: 'Usuários',
    group: 'Sistema',
    icon: UserCog,
    links: [
      { to: to.users(), label: 'Listar usuários', menu: 'Usuários', call: users.listUsers },
      { to: to.permissions(), label: 'Permissões', menu: 'Permissões', icon: KeyRound, call: permissions.listRoutes },
      { to: to.newUser(), label: 'Criar usuário', call: users.createUser },
    ],
  },
  {
    title: 'Alterações',
    group: 'Sistema',
    icon: History,
    links: [
      { to: to.audit(), label: 'O que a equipe alterou', menu: 'Alterações', call: audit.listAuditEntries },
      {
        to: to.audit({ 'audit.action': 'Exportar para planilha' }),
        label: 'Planilhas exportadas',
        call: audit.listAuditEntries,
      },
    ],
  },
  {
    title: 'Tarefas',
    group: 'Sistema',
    icon: ListRestart,
    links: [
      { to: to.failedJobs(), label: 'Tarefas que falharam', menu: 'Tarefas', call: failedJobs.listFailedJobs },
      {
        to: to.failedJobs({ 'failed_job.redriven': 'false' }),
        label: 'À espera de reenvio',
        call: failedJobs.listFailedJobs,
      },
    ],
  },
];

/** The areas that this person can do anything in, each with the links that are theirs. */
export const areasFor = (viewer: Viewer | undefined): Area[] =>
  areas
    .map((area) => ({ ...area, links: area.links.filter(({ call }) => mayCall(call.allow, viewer)) }))
    .filter(({ links }) => links.length > 0);

export interface MenuGroup {
  title: string;
  links: { to: string; label: string; icon: LucideIcon }[];
}

/** The sidebar: the areas' menu links under the heading of their group. */
export function groupsFor(viewer: Viewer | undefined): MenuGroup[] {
  const byGroup = Map.groupBy(areasFor(viewer), ({ group }) => group);
  return [...byGroup]
    .map(([title, inGroup]) => ({ title, links: inGroup.flatMap(menuLinks) }))
    .filter(({ links }) => links.length > 0);
}

const menuLinks = ({ links, icon }: Area) =>
  links.flatMap((link) => (link.menu ? [{ to: link.to, label: link.menu, icon: link.icon ?? icon }] : []));
