import { filter } from '@mirante/crud/list/filters.tsx';
import { contentTypeLabels } from '@mirante/domain/content/feed.ts';
import { newest } from '../../shared/order-choice.tsx';
import { readFilter, sinceFilter, textFilter, useProductFilter } from '../../shared/product-filter.ts';

export const feedOrders = [newest('content.created_at', 'Criação'), newest('content.date', 'Data')];

export const byText = textFilter('content.filter');
export const useFeedFilters = () => [
  { label: 'Tipo', filter: filter.choice('content.type', contentTypeLabels), apart: true as const },
  readFilter('content.read'),
  useProductFilter('content.product'),
  sinceFilter('content.date'),
];
