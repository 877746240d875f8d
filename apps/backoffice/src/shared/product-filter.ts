import { productFilterIds } from '@mirante/domain/products/product.ts';

const names: Record<(typeof productFilterIds)[number], string> = {
  100: 'Consultoria',
  6: 'Completo',
  5: 'Full Trader',
  4: 'Carteiras',
  3: 'Ações',
  2: 'Fundos',
  1: 'Renda fixa',
};

/** The product filter's options in the order of the house, which an object with number keys would lose. */
export const productFilterOptions: readonly (readonly [value: string, label: string])[] = productFilterIds.map((id) => [
  String(id),
  names[id],
]);
