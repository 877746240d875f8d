import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import Layers from 'lucide-react/icons/layers';
import ListTree from 'lucide-react/icons/list-tree';
import type { Area } from '../../app/area.ts';
import { to } from '../../app/to.ts';

const allow = ['conteudo'] as const;

/** Stocks and funds. */
export const registerAreas: readonly Area[] = [
  {
    title: 'Ações',
    group: 'Investimentos',
    icon: ChartCandlestick,
    links: [
      { to: to.stocks(), label: 'Listar ações', menu: 'Ações', allow },
      { to: to.newStock(), label: 'Criar ação', allow },
    ],
  },
  {
    title: 'Fundos',
    group: 'Investimentos',
    icon: Layers,
    links: [
      { to: to.funds(), label: 'Listar fundos', menu: 'Fundos', allow },
      { to: to.fundCategories(), label: 'Categorias de fundos', menu: 'Categorias de fundos', icon: ListTree, allow },
      { to: to.newFund(), label: 'Criar fundo', allow },
      { to: to.newFundCategory(), label: 'Criar categoria de fundos', allow },
    ],
  },
];
