import { filter } from '@mirante/crud/list/filters.tsx';
import { portfolioCategories } from '@mirante/domain/investments/portfolio.ts';
import { byName, newest } from '../../../shared/order-choice.tsx';

export const nameFilter = { label: 'Nome', filter: filter.text('portfolio.name', 'Buscar carteira') };
export const categoryFilter = {
  label: 'Categoria',
  filter: filter.choice(
    'portfolio.category',
    portfolioCategories.map((category) => [category, category] as const),
    'Todas',
  ),
};
export const orders = [byName('portfolio.name', 'Nome'), newest('portfolio.updated_at', 'Alteração')];
