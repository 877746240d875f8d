import { portfolios } from '@mirante/contract/investments/portfolios.ts';

export const ItemsPage = () => null;
ItemsPage.needs = portfolios.replacePortfolioItems;
