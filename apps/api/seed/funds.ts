import { withCheckDigits } from '@mirante/domain/cnpj.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { productIds as p } from '@mirante/domain/products/product.ts';
import { later } from './data-set.ts';
import type { PlannedContent } from './contents/plan.ts';
import type { Written } from './copy-rows.ts';
import { grantersOf } from './products.ts';

interface Listed {
  name: string;
  /** Days until payout. */
  liquidity: number;
  /** In BRL. */
  min: number;
  closed?: true;
}
const fund = (name: string, liquidity: number, min: number): Listed => ({ name, liquidity, min });
const closed = (listed: Listed): Listed => ({ ...listed, closed: true });

/** Each with its funds' assets, and their purpose. One has no funds yet. */
const categories: readonly { name: string; holds: string; funds: readonly Listed[] }[] = [
  {
    name: 'Renda fixa pós-fixada',
    holds:
      'Títulos públicos e bancários que rendem perto do CDI. É o lugar da reserva e do caixa entre uma decisão e outra.',
    funds: [
      fund('Serra Simples', 0, 1),
      fund('Enseada DI', 0, 100),
      fund('Caravela Caixa', 1, 500),
      fund('Farol Selic', 0, 50),
    ],
  },
  {
    name: 'Crédito privado',
    holds:
      'Debêntures e letras de empresas com nota AA ou melhor. Rende mais que o CDI em troca de prazo e de risco de crédito.',
    funds: [
      fund('Enseada Crédito Privado', 30, 1000),
      fund('Aroeira Debêntures', 45, 5000),
      fund('Serra High Grade', 15, 1000),
      closed(fund('Jequitibá Crédito Estruturado', 180, 25_000)),
      fund('Farol Incentivadas', 30, 1000),
    ],
  },
  {
    name: 'Inflação',
    holds:
      'Títulos públicos atrelados ao IPCA, em vencimentos escolhidos pelo gestor. Protege o poder de compra e oscila com os juros.',
    funds: [fund('Caravela IMA-B', 2, 500), fund('Serra Inflação Curta', 1, 500), fund('Aroeira Juro Real', 5, 1000)],
  },
  {
    name: 'Multimercado macro',
    holds:
      'Posições em juros, câmbio e bolsa no Brasil e fora, conforme o cenário do gestor. O risco é maior, e o horizonte, de anos.',
    funds: [
      fund('Quilombo Macro', 30, 5000),
      fund('Atalaia Global Macro', 31, 10_000),
      closed(fund('Pedra Alta Macro', 60, 50_000)),
      fund('Vertente Multiestratégia', 30, 5000),
      fund('Enseada Macro', 31, 1000),
    ],
  },
  {
    name: 'Ações',
    holds:
      'Empresas brasileiras escolhidas uma a uma, com pouca preocupação com o índice. Para dinheiro que pode esperar cinco anos.',
    funds: [
      fund('Aroeira Valor', 30, 1000),
      fund('Quilombo Small Caps', 32, 5000),
      fund('Atalaia Dividendos', 15, 500),
      fund('Jequitibá Long Only', 60, 10_000),
      closed(fund('Pedra Alta Ações', 90, 50_000)),
    ],
  },
  {
    name: 'Internacional',
    holds: 'Ações e títulos de fora, com ou sem a variação do dólar. Diversifica o que o mercado brasileiro não tem.',
    funds: [
      fund('Caravela Ações Globais', 7, 500),
      fund('Farol Tecnologia Mundo', 8, 500),
      fund('Vertente Treasuries', 5, 1000),
    ],
  },
  {
    name: 'ETFs',
    holds: 'Cotas negociadas em bolsa que seguem um índice, com taxas baixas e liquidez no pregão.',
    funds: [
      fund('Índice Bolsa Ampla ETF', 2, 0),
      fund('Índice Mil Empresas ETF', 2, 0),
      fund('Índice Juro Real ETF', 1, 0),
    ],
  },
  {
    name: 'Previdência',
    holds: 'Planos PGBL e VGBL com gestão ativa. A tabela regressiva recompensa quem fica mais de dez anos.',
    funds: [fund('Serra Prev Moderado', 10, 100), fund('Atalaia Prev Ações', 15, 500)],
  },
  { name: 'Cambial', holds: '', funds: [] },
];

export function fundsOf(now: Date) {
  const at = later(now, -900 * DAY_MS);
  const stamps = { created_at: at, updated_at: later(now, -20 * DAY_MS) };
  const listed = categories.flatMap(({ holds, funds }, i) =>
    funds.map((one, priority) => ({ ...one, holds, category_id: i + 1, priority })),
  );
  const funds: Written<'fund'>[] = listed.map(
    ({ name, holds, liquidity, min, category_id, priority, closed: shut }, i) => ({
      id: i + 1,
      name,
      description: `<p>${holds}</p><p><strong>Por que está na lista.</strong> ${reasons[i % reasons.length]}</p>`,
      liquidity,
      min_value: min,
      opened: !shut,
      category_id,
      priority,
      cnpj: withCheckDigits(`${31_000_000 + i * 1237}0001`),
      ...stamps,
    }),
  );
  return {
    categories: categories.map(({ name }, i): Written<'fund_category'> => ({ id: i + 1, name, ...stamps })),
    funds,
    products: funds.flatMap(({ id }) => opening.map((product_id) => ({ fund_id: id, product_id }))),
  };
}
const opening = grantersOf([p.top_fundos]);

const reasons = [
  'A equipe é a mesma há mais de oito anos e investe no próprio fundo.',
  'As perdas nos piores meses foram menores que as dos pares, sem que o retorno ficasse para trás.',
  'A taxa é das menores da categoria, e o passivo é de quem fica.',
  'O processo é claro, documentado e resistiu à troca de ciclos.',
];

/** Contents for readers of funds and fixed income are about some of the funds: the first has all of them. */
export const fundLinksOf = (contents: readonly PlannedContent[]): Written<'content_fund'>[] =>
  contents
    .filter(
      ({ kind, products }) => kind !== 'board' && [p.top_fundos, p.top_renda_fixa].some((of) => products.includes(of)),
    )
    .flatMap(({ id, products }, i) => {
      const others = products.includes(p.top_fundos) ? [(i % 14) * 2 + 2, (i % 9) * 3 + 3] : [(i % 3) + 2];
      const about = new Set([1, ...others]);
      return [...about].map((fund_id) => ({ content_id: id, fund_id }));
    });
