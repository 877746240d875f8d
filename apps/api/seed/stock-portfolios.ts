import { DAY_MS } from '@mirante/domain/durations.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { productIds as p } from '@mirante/domain/products/product.ts';
import { later } from './data-set.ts';
import type { Written } from './copy-rows.ts';

interface Portfolio {
  id: number;
  name: string;
  product_id: number;
  category: string | null;
  description: string;
  inactive?: true;
}

const advisory = [
  ['Renda', 'Para quem vive de renda: <strong>dividendos mensais</strong> e pouco giro.'],
  ['Crescimento', 'Empresas que reinvestem o que ganham, revistas a cada trimestre com o seu consultor.'],
  ['Internacional', 'A parte em dólar do plano: BDRs, e as mesmas ações lá fora.'],
  ['Previdência', 'Dez anos ou mais: negócios que não dependem do próximo trimestre.'],
] as const;

export const stockPortfolios: readonly Portfolio[] = [
  {
    id: 1,
    name: 'Carteira Dividendos',
    product_id: p.carteiras,
    category: 'Renda',
    description:
      '<p>Empresas maduras, com geração de caixa previsível e histórico de distribuição. Revisão mensal, na terceira terça-feira.</p>',
  },
  {
    id: 2,
    name: 'Carteira Valor',
    product_id: p.carteiras,
    category: 'Crescimento',
    description: 'Ações negociadas abaixo do que valem, com gatilho no horizonte.',
  },
  {
    id: 3,
    name: 'Small Caps',
    product_id: p.invista_em_acoes,
    category: 'Crescimento',
    description: 'Empresas menores, com mais risco e mais a crescer.',
  },
  {
    id: 4,
    name: 'Global em BDRs',
    product_id: p.completo,
    category: 'Internacional',
    description:
      'As maiores empresas do mundo, compradas em reais por BDRs, ou em dólares lá fora: os pesos são de uma ou da outra.',
  },
  {
    id: 5,
    name: 'Previdência em Ações',
    product_id: p.invest,
    category: null,
    description: 'Para quem não vai precisar do dinheiro por dez anos.',
    inactive: true,
  },
  ...brand.advisory_portfolios.map(({ id, name }, n) => ({
    id,
    name,
    product_id: p.consultoria,
    category: 'Carteira Consultoria',
    description: `<p>${advisory[n % advisory.length]![1]}</p>`,
  })),
];

/** One has all of its frames, served by the demonstration itself. */
const framed = {
  link_wallet_video: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  link_dividends_map: '/embeds/mapa-de-dividendos.html',
  link_complete_performance: '/embeds/performance-completa.html',
  link_wallet_chart: '/embeds/grafico-da-carteira.html',
};
const infographicLink = (clientUrl: string) =>
  `<p>Veja o infográfico <a href="${clientUrl}${brand.infographics_url}preco-teto.html">Como lemos o preço teto</a>.</p>`;
const none = {
  link_wallet_video: null,
  link_dividends_map: null,
  link_complete_performance: null,
  link_wallet_chart: null,
};

/** `clientUrl` is the client area's, which has the demonstration's infographics. */
export const stockPortfolioRows = (now: Date, clientUrl: string): Written<'stock_portfolio'>[] =>
  stockPortfolios.map(({ inactive, ...portfolio }) => ({
    ...portfolio,
    active: !inactive,
    ...(portfolio.id === 1
      ? { ...framed, description: `${portfolio.description}${infographicLink(clientUrl)}` }
      : none),
    link_performance_report: null,
    created_at: later(now, -1000 * DAY_MS),
    updated_at: later(now, -30 * DAY_MS),
  }));
