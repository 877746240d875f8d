import { brl } from '../format.ts';
import type { PortfolioChange } from './portfolio-change.ts';
import { shareText } from './share-sum.ts';

/** A change in a line: "Entrou ITUB4, 4%". */
export function changeText({ kind, name, from, to }: PortfolioChange): string {
  if (kind === 'in') return `Entrou ${name}, ${shareText(to!)}%`;
  if (kind === 'out') return `Saiu ${name}`;
  if (kind === 'weight') return `${name} de ${shareText(from!)}% para ${shareText(to!)}%`;
  if (to === null) return `${name} sem preço teto (era ${brl(from!)})`;
  return from === null
    ? `${name} com preço teto de ${brl(to)}`
    : `Preço teto de ${name} de ${brl(from)} para ${brl(to)}`;
}
