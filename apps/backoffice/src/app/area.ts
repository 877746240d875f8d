import type { AnyEndpoint } from '@mirante/contract/http.ts';
import type { LucideIcon } from 'lucide-react';

export interface MenuLink {
  to: string;
  label: string;
  /** What the page asks first: only those who may call it see the link. */
  call: AnyEndpoint;
  /** Its words in the sidebar; links without stand on the home cards only. */
  menu?: string;
  icon?: LucideIcon;
}
export interface Area {
  title: string;
  group: 'Pessoas' | 'Dinheiro' | 'Conteúdo' | 'Investimentos' | 'Sistema';
  icon: LucideIcon;
  links: readonly MenuLink[];
}
