import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChartPie from 'lucide-react/icons/chart-pie';
import HandCoins from 'lucide-react/icons/hand-coins';
import type { Area } from '../../app/area.ts';
import { to } from '../../app/to.ts';

const allow = ['conteudo'] as const;

/** Portfolios and dividends. */
export const portfolioAreas: readonly Area[] = [
  {
    title: 'Carteiras',
    group: 'Investimentos',
    icon: ChartPie,
    links: [
      { to: to.portfolios(), label: 'Listar carteiras', menu: 'Carteiras', allow },
      { to: to.newPortfolio(), label: 'Criar carteira', allow },
    ],
  },
  {
    title: 'Carteiras de ações',
    group: 'Investimentos',
    icon: BriefcaseBusiness,
    links: [
      { to: to.stockPortfolios(), label: 'Listar carteiras de ações', menu: 'Carteiras de ações', allow },
      { to: to.newStockPortfolio(), label: 'Criar carteira de ações', allow },
    ],
  },
  {
    title: 'Dividendos',
    group: 'Investimentos',
    icon: HandCoins,
    links: [
      { to: to.dividends(), label: 'Listar dividendos', menu: 'Dividendos', allow },
      { to: to.createDividends(), label: 'Criar dividendos', allow },
    ],
  },
];
