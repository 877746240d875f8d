import type { Found, FoundGroup, FoundKind } from '@mirante/domain/house/search.ts';
import type { Area } from '../../../app/area.ts';
import { to } from '../../../app/to.ts';

/** A search result, with its address. */
export interface Option {
  key: string;
  kind: FoundKind | 'page' | 'command';
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
  stock: 'Ações',
  fund: 'Fundos',
  dividend: 'Dividendos',
  user: 'Usuários',
  report: 'Relatórios',
  video: 'Vídeos',
  news: 'Notícias',
  board: 'Recados',
};
const addresses: Record<FoundKind, (found: Found) => string> = {
  client: ({ id }) => to.client(id),
  payment: ({ id }) => to.payment(id),
  coupon: ({ id }) => to.coupon(id),
  product: ({ id }) => to.product(id),
  stock: ({ id }) => to.stock(id),
  fund: ({ id }) => to.fund(id),
  dividend: ({ title }) => to.dividends({ 'dividend.code': title }),
  user: ({ id }) => to.user(id),
  report: ({ id }) => to.report(id),
  video: ({ id }) => to.video(id),
  news: ({ id }) => to.newsItem(id),
  board: ({ id }) => to.notice(id),
};

/** A newer API may return kinds that have no page here yet. */
export const foundOptions = (groups: readonly FoundGroup[]): OptionGroup[] =>
  groups
    .filter(({ kind }) => Object.hasOwn(addresses, kind))
    .map(({ kind, items }) => ({
      label: groupLabels[kind],
      options: items.map((found) => ({
        key: `${kind}-${found.id}`,
        kind,
        title: found.title,
        detail: found.detail,
        to: addresses[kind](found),
      })),
    }));

const SHOWN = 5;
/** Synonyms for creating a record. */
const isBeginning = (label: string) => /^(Criar|Gerar) /.test(label);
const CREATING = 'criar novo nova adicionar cadastrar incluir';

/** The viewer's pages and create actions, matched by word prefixes. */
export function pageOptions(areas: readonly Area[], text: string): OptionGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const links = areas.flatMap(({ title, links: own }) =>
    own.map(({ to: address, label, menu }) => ({
      kind: isBeginning(label) ? ('command' as const) : ('page' as const),
      address,
      title: menu ?? label,
      detail: menu && menu !== title ? `${title} · ${label}` : label,
      said: plain(`${title} ${label} ${menu ?? ''} ${isBeginning(label) ? CREATING : ''}`).split(' '),
    })),
  );
  const fitting = links.filter(({ said }) => words.every((word) => said.some((other) => other.startsWith(word))));
  return (['page', 'command'] as const).flatMap((kind) => {
    const options = fitting
      .filter((link) => link.kind === kind)
      .slice(0, SHOWN)
      .map(({ address, title, detail }): Option => ({
        key: `${kind}-${address}`,
        kind,
        title,
        detail: detail === title ? '' : detail,
        to: address,
      }));
    return options.length > 0 ? [{ label: kind === 'page' ? 'Ir para…' : 'Comandos', options }] : [];
  });
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
