import type { PortfolioChange } from './portfolio-change.ts';
import { shareText } from './share-sum.ts';
import { paperPrice } from './stock-code.ts';

/** A change as a line of text: "Entrou ITUB4, 4%". */
export function changeText({ kind, name, item, from, to, is_foreign }: PortfolioChange): string {
  const money = (price: number) => paperPrice(price, !is_foreign);
  if (kind === 'in') return `Entrou ${name}, ${shareText(to!)}%`;
  if (kind === 'out') return `Saiu ${name}`;
  if (kind === 'fund_in') return `Entrou ${name} em ${item}`;
  if (kind === 'fund_out') return `Saiu ${name} de ${item}`;
  if (kind === 'weight') return `${name} de ${shareText(from!)}% para ${shareText(to!)}%`;
  if (to === null) return `${name} sem preço teto (era ${money(from!)})`;
  return from === null
    ? `${name} com preço teto de ${money(to)}`
    : `Preço teto de ${name} de ${money(from)} para ${money(to)}`;
}
