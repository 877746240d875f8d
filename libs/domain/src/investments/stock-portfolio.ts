import { wordsOf } from '../records/words.ts';

/** A portfolio of stocks as a list, or a picker, shows it. */
export interface StockPortfolioRow {
  id: number;
  name: string;
  product_id: number;
  product_name: string;
  category: string | null;
  active: boolean;
}

export const stockPortfolioWords = wordsOf<object>({
  name: 'Carteira de ações',
  plural: 'Carteiras de ações',
  title: 'name',
  labels: {
    name: 'Nome',
    description: 'Descrição',
    category: 'Categoria',
    active: 'Ativo',
    link_wallet_video: 'Vídeo da carteira',
    link_performance_report: 'Relatório de desempenho',
    link_complete_performance: 'Desempenho completo',
    link_dividends_map: 'Mapa de dividendos',
    link_wallet_chart: 'Gráfico da carteira',
  },
});
