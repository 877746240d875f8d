import type { Access } from '@mirante/domain/access.ts';
import type { LucideIcon } from 'lucide-react';

export interface MenuLink {
  to: string;
  label: string;
  /** That of the call its page begins with, whose contract would weigh on every page: menu-access.test.ts holds them equal. */
  allow: Access;
  /** Its words in the sidebar; links without stand on the home cards only. */
  menu?: string;
  icon?: LucideIcon;
}
export interface Area {
  title: string;
  group: 'Pessoas' | 'Dinheiro' | 'Conteúdo' | 'Investimentos' | 'Full Trader' | 'Sistema';
  icon: LucideIcon;
  links: readonly MenuLink[];
}
