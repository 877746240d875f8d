import { brand } from '@mirante/domain/house/brand.ts';
import { chosenIds, choiceStates } from '@mirante/domain/products/product-choice.ts';
import { productIds } from '@mirante/domain/products/product.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Written } from './copy-rows.ts';

const { slug } = brand;
interface Sold {
  id: number;
  code: string;
  name: string;
  description: string;
  /** One per line. */
  benefits?: string;
  price: number;
}

/** In the order of the offer page. */
export const products: readonly Sold[] = [
  {
    id: productIds.carteiras,
    code: `carteiras_${slug}`,
    name: 'Carteiras Mirante',
    price: 1188,
    description: 'Carteiras recomendadas de ações, fundos e renda fixa.',
    benefits: [
      'Carteiras recomendadas, com o peso de cada ativo',
      'Preço teto e dividendos de ações e BDRs',
      'Fundos e ETFs que passam no nosso filtro',
      'Títulos de renda fixa escolhidos a cada mês',
    ].join('\n'),
  },
  {
    id: productIds.completo,
    code: `${slug}_completo`,
    name: 'Mirante Completo',
    price: 2388,
    description: 'Toda a pesquisa da casa e o painel ao vivo em uma assinatura.',
    benefits: [
      'Operações ao vivo, do gatilho à saída',
      'Painel com preço, alvo e stop a cada momento',
      'Relatórios, vídeos e notícias da casa',
    ].join('\n'),
  },
  {
    id: productIds.vitalicio,
    code: `${slug}_vitalicio`,
    name: 'Mirante Vitalício',
    price: 5988,
    description: 'O Mirante Completo para sempre. Um pagamento, sem renovação.',
    benefits: 'Um só pagamento, sem vencimento',
  },
  {
    id: productIds.invista_em_acoes,
    code: 'invista_em_acoes',
    name: 'Invista em Ações',
    price: 828,
    description: 'Relatórios, preço teto e dividendos de ações e BDRs.',
  },
  {
    id: productIds.full_trader,
    code: 'full_trader',
    name: 'Full Trader',
    price: 1788,
    description: 'Operações ao vivo, do gatilho à saída, com mural.',
  },
  {
    id: productIds.top_fundos,
    code: 'top_fundos',
    name: 'Top Fundos',
    price: 588,
    description: 'Os fundos e ETFs que passam no nosso filtro.',
  },
  {
    id: productIds.top_renda_fixa,
    code: 'top_renda_fixa',
    name: 'Top Renda Fixa',
    price: 468,
    description: 'Títulos, prazos e emissores escolhidos a cada mês.',
  },
  {
    id: productIds.invest,
    code: 'invest',
    name: 'Invest',
    price: 1548,
    description: 'Trilha de formação com as Carteiras Mirante incluídas.',
  },
  {
    id: productIds.invest_pro,
    code: 'invest_pro',
    name: 'Invest Pro',
    price: 2988,
    description: 'Invest com todo o Mirante Completo.',
  },
  {
    id: productIds.consultoria,
    code: `${slug}_consultoria`,
    name: 'Mirante Consultoria',
    price: 12_000,
    description: '24 meses de acompanhamento com um consultor e acesso vitalício à assinatura completa.',
  },
  {
    id: productIds.free,
    code: `${slug}_aberto`,
    name: 'Mirante Aberto',
    price: 0,
    description: 'Uma amostra da pesquisa da casa, sem custo e sem cartão.',
  },
];

/** Direct grants only: those of the granted products follow. */
const grants: Record<string, readonly string[]> = {
  full_trader: ['invista_em_acoes'],
  [`carteiras_${slug}`]: ['top_renda_fixa', 'top_fundos', 'invista_em_acoes'],
  invest: [`carteiras_${slug}`],
  [`${slug}_completo`]: ['full_trader', `carteiras_${slug}`],
  invest_pro: [`${slug}_completo`],
  [`${slug}_vitalicio`]: [`${slug}_completo`],
  [`${slug}_consultoria`]: [`${slug}_completo`],
};

const idOf = (code: string) => products.find((product) => product.code === code)!.id;
export const productLinks: Selectable<Schema['product_link']>[] = Object.entries(grants).flatMap(([parent, children]) =>
  children.map((child) => ({ parent_id: idOf(parent), child_id: idOf(child) })),
);

/** The stored form of a choice: the chosen products and all that grant one of them. */
export const grantersOf = (chosen: readonly number[]): number[] =>
  chosenIds(
    choiceStates(
      products.map(({ id }) => id),
      productLinks,
      new Set(chosen),
    ),
  );

export const productRows = (at: Date): Written<'product'>[] =>
  products.map((product, i) => ({
    ...product,
    benefits: product.benefits ?? null,
    installments: product.price === 0 ? 1 : 12,
    vindi_id: 310_000 + product.id,
    vindi_code: product.code.replaceAll('_', '-'),
    image: null,
    active: true,
    position: i + 1,
    created_at: at,
    updated_at: at,
  }));

/** The products with one year's access: those of the default coupon. */
export const standardIds: readonly number[] = products
  .map(({ id }) => id)
  .filter((id) => ![productIds.vitalicio, productIds.consultoria, productIds.free].some((other) => other === id));
