import { later, DAY } from './book.ts';
import type { Written } from './copy.ts';
import { seeded } from './random.ts';

interface Listed {
  name: string;
  sector: string;
  /** Each with its price. */
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
];

export function stocksOf(now: Date) {
  const random = seeded(77_001);
  const at = later(now, -1100 * DAY);
  const stocks: Written<'stock'>[] = listed.map(({ name, sector, abroad }, i) => ({
    id: i + 1,
    name,
    sector,
    description: `<p>${name} atua no setor de ${sector.toLowerCase()}.</p>`,
    national: !abroad,
    created_at: at,
    updated_at: at,
  }));
  const codes: Written<'stock_code'>[] = listed
    .flatMap(({ codes: of, abroad }, i) =>
      of.map(([code, price]) => ({ stock_id: i + 1, code, price, national: !abroad })),
    )
    .map(({ stock_id, code, price, national }, i) => ({
      id: i + 1,
      stock_id,
      code,
      current_price: price,
      fair_price: random.chance(0.2) ? 0.01 : Math.round(price * random.between(95, 135)) / 100,
      national_code: national,
      active: true,
      price_updated_at: later(now, -random.between(1, 9) * 600_000),
    }));
  return { stocks, codes };
}
export type Codes = ReturnType<typeof stocksOf>['codes'];
