import type { FoundGroup, FoundKind } from '@mirante/domain/house/search.ts';
import type { Area } from '../../../app/menu.ts';
import { to } from '../../../app/to.ts';

/** One line of the search: what it is, and where it leads. */
export interface Option {
  key: string;
  kind: FoundKind | 'page';
  title: string;
  detail: string;
  to: string;
}
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

const groupLabels: Record<FoundKind, string> = {
  client: 'Clientes',
  payment: 'Pagamentos',
  coupon: 'Cupons',
  product: 'Produtos',
  user: 'Usuários',
};
const addresses: Record<FoundKind, (id: number) => string> = {
  client: (id) => to.client(id),
  payment: to.payment,
  coupon: to.coupon,
  product: to.product,
  user: to.user,
};

export const foundOptions = (found: readonly FoundGroup[]): OptionGroup[] =>
  found.map(({ kind, items }) => ({
    label: groupLabels[kind],
    options: items.map(({ id, title, detail }) => ({
      key: `${kind}-${id}`,
      kind,
      title,
      detail,
      to: addresses[kind](id),
    })),
  }));

const PAGES_SHOWN = 5;

/** The pages of the areas that are the viewer's, by the beginnings of their words. */
export function pageOptions(areas: readonly Area[], text: string): OptionGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const pages = areas.flatMap(({ title, links }) =>
    links.map(({ to: address, label, menu }) => ({
      address,
      title: menu ?? label,
      detail: menu && menu !== title ? `${title} · ${label}` : label,
      said: plain(`${title} ${label} ${menu ?? ''}`),
    })),
  );
  const fitting = pages.filter(({ said }) =>
    words.every((word) => said.split(' ').some((other) => other.startsWith(word))),
  );
  const options = fitting.slice(0, PAGES_SHOWN).map(({ address, title, detail }): Option => ({
    key: `page-${address}`,
    kind: 'page',
    title,
    detail: detail === title ? '' : detail,
    to: address,
  }));
  return options.length > 0 ? [{ label: 'Ir para…', options }] : [];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
