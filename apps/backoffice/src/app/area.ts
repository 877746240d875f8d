import type { Access } from '@mirante/domain/access.ts';
import type { LucideIcon } from 'lucide-react';

interface MenuLink {
  to: string;
  label: string;
  /**
   * The access of the page's first endpoint, copied because its contract would add to every page's code:
   * menu-access.test.ts checks that both are equal.
   */
  allow: Access;
  /** The label in the sidebar; links without one are only on the home cards. */
  menu?: string;
  icon?: LucideIcon;
  /** What the sidebar counts beside it, by a call of the same access. */
  counts?: MenuCount;
}
export type MenuCount = 'unanswered' | 'expiring' | 'liveTrades';
export interface Area {
  title: string;
  group: 'Pessoas' | 'Dinheiro' | 'Conteúdo' | 'Investimentos' | 'Full Trader' | 'Sistema';
  icon: LucideIcon;
  links: readonly MenuLink[];
}
