import { brand } from '@mirante/domain/brand.ts';
import { opens, type Area } from '@mirante/domain/entitlements.ts';
import type { SessionDetails } from '@mirante/domain/session.ts';
import type { ShellGroup, ShellLink, ShellMenuItem } from '@mirante/ui-kit/app-shell.tsx';
import House from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { to } from './to.ts';

/** Who an entry is for: everyone, those with any active product, or those whose products open an area. */
type For = 'all' | 'subscribers' | Area;

export interface MenuEntry extends ShellLink {
  group: 'start' | 'account';
  for: For;
  /** Also in the person's own menu. */
  own?: true;
}

const groupTitles: Record<MenuEntry['group'], string | undefined> = { start: undefined, account: 'Minha conta' };

/** Sidebar, phone tabs and the person's own menu, in one table. An area has its line here once its page exists. */
const table: readonly MenuEntry[] = [
  { group: 'start', for: 'all', to: to.home(), label: 'Início', icon: House, tab: true },
  { group: 'account', for: 'all', to: to.ownProducts(), label: 'Meus produtos', icon: Package, tab: true, own: true },
  { group: 'account', for: 'all', to: to.payments(), label: 'Pagamentos', icon: ReceiptText, tab: true, own: true },
];

export interface Menu {
  groups: ShellGroup[];
  own: ShellMenuItem[];
}

/** What of the table this client sees. */
export function menuOf(details: Pick<SessionDetails, 'products' | 'entitlements'>, entries: readonly MenuEntry[] = table): Menu {
  const seen = entries.filter((entry) => isFor(entry.for, details));
  const groups = Object.entries(groupTitles).map(([group, title]) => ({ ...(title && { title }), links: seen.filter((entry) => entry.group === group) }));
  return { groups: groups.filter(({ links }) => links.length > 0), own: seen.filter(({ own }) => own).map(({ label, to: address, icon }) => ({ label, to: address, icon })) };
}

function isFor(who: For, { products = [], entitlements = [] }: Pick<SessionDetails, 'products' | 'entitlements'>): boolean {
  if (who === 'all') return true;
  if (who === 'subscribers') return products.some(({ status }) => status === 'active');
  return opens(who, entitlements, brand.slug);
}
