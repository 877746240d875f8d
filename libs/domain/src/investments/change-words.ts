import { brl, percent } from '../format.ts';
import type { PortfolioChange } from './portfolio-change.ts';

/** A change in a line: "Entrou ITUB4, 4%". */
export function changeText({ kind, name, from, to }: PortfolioChange): string {
  if (kind === 'in') return `Entrou ${name}, ${percent(to!)}`;
  if (kind === 'out') return `Saiu ${name}`;
  if (kind === 'weight') return `${name} de ${percent(from!)} para ${percent(to!)}`;
  if (to === null) return `${name} sem preço teto (era ${brl(from!)})`;
  return from === null
    ? `${name} com preço teto de ${brl(to)}`
    : `Preço teto de ${name} de ${brl(from)} para ${brl(to)}`;
}
