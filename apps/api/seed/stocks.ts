import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { productIds as p } from '@mirante/domain/products/product.ts';
import { later } from './data-set.ts';
import type { Written } from './copy-rows.ts';
import { grantersOf } from './products.ts';
import { seeded } from './random.ts';

interface Listed {
  name: string;
  sector: string;
  /** Each code with its price. */
  codes: readonly (readonly [code: string, price: number])[];
  abroad?: true;
}

const listed: readonly Listed[] = [
  {
    name: 'Itaú Unibanco',
    sector: 'Bancos',
    codes: [
      ['ITUB4', 38.9],
      ['ITUB3', 33.12],
    ],
  },
  { name: 'BB Seguridade', sector: 'Seguros', codes: [['BBSE3', 36.71]] },
  {
    name: 'Petrobras',
    sector: 'Petróleo e gás',
    codes: [
      ['PETR4', 38.42],
      ['PETR3', 41.05],
    ],
  },
  { name: 'Taesa', sector: 'Energia', codes: [['TAEE11', 36.28]] },
  { name: 'Banco do Brasil', sector: 'Bancos', codes: [['BBAS3', 23.15]] },
  { name: 'Cemig', sector: 'Energia', codes: [['CMIG4', 11.62]] },
  { name: 'Engie Brasil', sector: 'Energia', codes: [['EGIE3', 41.02]] },
  { name: 'Sanepar', sector: 'Saneamento', codes: [['SAPR11', 33.95]] },
  { name: 'Vale', sector: 'Mineração', codes: [['VALE3', 61.07]] },
  { name: 'Telefônica Brasil', sector: 'Telecom', codes: [['VIVT3', 54.3]] },
  { name: 'Klabin', sector: 'Papel e celulose', codes: [['KLBN11', 22.48]] },
  { name: 'Itaúsa', sector: 'Holdings', codes: [['ITSA4', 10.86]] },
  { name: 'Copel', sector: 'Energia', codes: [['CPLE6', 10.44]] },
  { name: 'WEG', sector: 'Bens industriais', codes: [['WEGE3', 52.7]] },
  { name: 'Fleury', sector: 'Saúde', codes: [['FLRY3', 14.92]] },
  { name: 'Apple', sector: 'Tecnologia', codes: [['AAPL34', 62.4]], abroad: true },
  { name: 'Microsoft', sector: 'Tecnologia', codes: [['MSFT34', 98.15]], abroad: true },
  { name: 'Coca-Cola', sector: 'Bebidas', codes: [['COCA34', 61.22]], abroad: true },
  { name: 'Bradesco', sector: 'Bancos', codes: [['BBDC4', 15.84]] },
  { name: 'B3', sector: 'Serviços financeiros', codes: [['B3SA3', 13.27]] },
  { name: 'Ambev', sector: 'Bebidas', codes: [['ABEV3', 13.11]] },
  { name: 'Suzano', sector: 'Papel e celulose', codes: [['SUZB3', 54.6]] },
  { name: 'Localiza', sector: 'Locação', codes: [['RENT3', 41.35]] },
  { name: 'Raia Drogasil', sector: 'Varejo', codes: [['RADL3', 25.4]] },
  { name: 'Lojas Renner', sector: 'Varejo', codes: [['LREN3', 15.02]] },
  { name: 'Gerdau', sector: 'Siderurgia', codes: [['GGBR4', 18.66]] },
  { name: 'CPFL Energia', sector: 'Energia', codes: [['CPFE3', 39.48]] },
  { name: 'Eletrobras', sector: 'Energia', codes: [['ELET3', 41.9]] },
  { name: 'Sabesp', sector: 'Saneamento', codes: [['SBSP3', 108.4]] },
  { name: 'TIM', sector: 'Telecom', codes: [['TIMS3', 20.15]] },
  { name: 'TOTVS', sector: 'Tecnologia', codes: [['TOTS3', 42.3]] },
  { name: 'Hypera', sector: 'Saúde', codes: [['HYPE3', 23.8]] },
  { name: 'Rumo', sector: 'Logística', codes: [['RAIL3', 17.05]] },
  { name: 'Porto Seguro', sector: 'Seguros', codes: [['PSSA3', 46.2]] },
  { name: 'Cosan', sector: 'Holdings', codes: [['CSAN3', 7.12]] },
  { name: 'SLC Agrícola', sector: 'Agronegócio', codes: [['SLCE3', 17.9]] },
  { name: 'Alphabet', sector: 'Tecnologia', codes: [['GOGL34', 158.2]], abroad: true },
  { name: 'Amazon', sector: 'Varejo', codes: [['AMZO34', 61.9]], abroad: true },
  { name: 'Johnson & Johnson', sector: 'Saúde', codes: [['JNJB34', 63.3]], abroad: true },
  { name: 'Visa', sector: 'Serviços financeiros', codes: [['VISA34', 92.7]], abroad: true },
];

/** Codes traded in dollars. */
const abroad: readonly (readonly [stock: string, code: string, price: number])[] = [
  ['Petrobras', 'PBR', 15.32],
  ['Vale', 'VALE', 11.24],
  ['Apple', 'AAPL', 271.4],
  ['Microsoft', 'MSFT', 489.1],
  ['Coca-Cola', 'KO', 71.35],
];

export function stocksOf(now: Date) {
  const random = seeded(77_001);
  const at = later(now, -1100 * DAY_MS);
  const stocks: Written<'stock'>[] = listed.map(({ name, sector, abroad: foreign }, i) => ({
    id: i + 1,
    name,
    sector,
    description: `<p>${name} atua no setor de ${sector.toLowerCase()}. ${theses[i % theses.length]}</p>`,
    national: !foreign,
    created_at: at,
    updated_at: at,
  }));
  const codes: Written<'stock_code'>[] = listed
    // A BDR of a foreign stock is traded in Brazil, in BRL.
    .flatMap(({ codes: of }, i) => of.map(([code, price]) => ({ stock_id: i + 1, code, price, national: true })))
    .concat(
      abroad.map(([stock, code, price]) => ({
        stock_id: listed.findIndex(({ name }) => name === stock) + 1,
        code,
        price,
        national: false,
      })),
    )
    .map(({ stock_id, code, price, national }, i) => ({
      id: i + 1,
      stock_id,
      code,
      current_price: price,
      fair_price: random.chance(0.2) ? 0.01 : Math.round(price * random.between(95, 135)) / 100,
      fair_price_day: dayInSaoPaulo(now),
      national_code: national,
      active: true,
      price_updated_at: later(now, -random.between(1, 9) * 600_000),
    }));
  const products = stocks.flatMap(({ id }) => opening.map((product_id) => ({ stock_id: id, product_id })));
  return { stocks, codes, products };
}
const opening = grantersOf([p.invista_em_acoes]);

const theses = [
  'O caixa é previsível, e a alavancagem, baixa; o preço pago é que decide o retorno.',
  'O crescimento depende de execução, e a administração tem entregado o que promete.',
  'O ciclo pesa nos resultados: compramos quando o mercado acha que ele não volta.',
  'A posição na indústria sustenta margens acima das dos concorrentes.',
];
export type Codes = ReturnType<typeof stocksOf>['codes'];
