import { productIds as p } from '@mirante/domain/products/product.ts';
import { DAY, later } from './book.ts';
import type { Written } from './copy.ts';

const portfolios = [
  {
    name: 'Carteira Dividendos',
    product_id: p.carteiras,
    category: 'Renda',
    description: 'Empresas maduras, com geração de caixa previsível e histórico de distribuição.',
  },
  {
    name: 'Carteira Valor',
    product_id: p.carteiras,
    category: 'Crescimento',
    description: 'Ações negociadas abaixo do que valem, com gatilho no horizonte.',
  },
  {
    name: 'Small Caps',
    product_id: p.invista_em_acoes,
    category: 'Crescimento',
    description: 'Empresas menores, com mais risco e mais a crescer.',
  },
  {
    name: 'Global em BDRs',
    product_id: p.completo,
    category: 'Internacional',
    description: 'As maiores empresas do mundo, compradas em reais.',
  },
  {
    name: 'Previdência em Ações',
    product_id: p.invest,
    category: null,
    description: 'Para quem não vai precisar do dinheiro por dez anos.',
  },
] as const;

export const stockPortfolioRows = (now: Date): Written<'stock_portfolio'>[] =>
  portfolios.map(({ name, product_id, category, description }, i) => ({
    id: i + 1,
    name,
    product_id,
    category,
    description,
    active: i !== 4,
    link_wallet_video: null,
    link_performance_report: null,
    link_complete_performance: null,
    link_dividends_map: null,
    link_wallet_chart: null,
    created_at: later(now, -1000 * DAY),
    updated_at: later(now, -30 * DAY),
  }));
