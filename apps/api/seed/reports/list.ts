/* oxlint-disable max-lines -- one table */
import { productIds as p } from '@mirante/domain/products/product.ts';
import type { Kind } from './texts.ts';

export interface DemoReport {
  name: string;
  description: string;
  products: readonly number[];
  tags: readonly string[];
  /** The subject, as its text names it. */
  about: string;
  kind: Kind;
  pages: number;
  /** Days before today; negative for a future publication. */
  ago: number;
  draft?: true;
  /** Visitors may read it. */
  sample?: true;
}

const {
  invista_em_acoes: acoes,
  top_fundos: fundos,
  top_renda_fixa: renda,
  carteiras,
  full_trader: trader,
  completo,
} = p;
const report = (
  [ago, pages]: readonly [number, number],
  kind: Kind,
  about: string,
  name: string,
  description: string,
  products: readonly number[],
  tags: readonly string[],
): DemoReport => ({ name, description, products, tags, about, kind, pages, ago });

/** Newest first. */
export const demoReports: readonly DemoReport[] = [
  report(
    [-3, 6],
    'macro',
    'o Copom',
    'Copom de dezembro: o que esperar da ata',
    'Três cenários para a Selic e o que muda em cada carteira.',
    [carteiras, renda],
    ['Juros', 'Macro'],
  ),
  {
    ...report(
      [0, 8],
      'company',
      'VALE3',
      'Vale: minério, câmbio e dividendos em 2027',
      'Rascunho da revisão anual, à espera dos números da produção.',
      [acoes],
      ['Mineração', 'Dividendos'],
    ),
    draft: true,
  },
  report(
    [0, 12],
    'company',
    'PETR4',
    'Petrobras: o que muda no caixa com o novo plano de investimentos',
    'O plano corta 6% do investimento e adia dois projetos. Sobra mais caixa, e a regra de dividendos permanece.',
    [acoes],
    ['Petróleo', 'Dividendos'],
  ),
  report(
    [1, 6],
    'funds',
    'Os fundos de crédito',
    'Fundos de crédito: quem atravessou bem o trimestre',
    'Prazo, qualidade dos emissores e liquidez dos doze fundos que acompanhamos.',
    [fundos],
    ['Crédito', 'Fundos'],
  ),
  report(
    [2, 5],
    'macro',
    'A bolsa',
    'Panorama de novembro',
    'O que esperar dos juros e da bolsa até o fim do ano.',
    [carteiras, acoes],
    ['Macro'],
  ),
  report(
    [4, 7],
    'company',
    'ITUB4',
    'Itaú: margem firme, inadimplência estável',
    'O resultado do terceiro trimestre linha por linha, e por que o preço teto sobe.',
    [acoes],
    ['Bancos', 'Resultados'],
  ),
  report(
    [5, 4],
    'bonds',
    'O IPCA+ 2035',
    'Tesouro IPCA+ 2035: ainda há prêmio?',
    'Quanto o título já paga, e o que teria de acontecer para a compra ser ruim.',
    [renda],
    ['Tesouro', 'Inflação'],
  ),
  report(
    [7, 9],
    'company',
    'WEGE3',
    'WEG: crescimento que já está no preço',
    'A companhia segue exemplar. O preço também.',
    [acoes],
    ['Indústria', 'Resultados'],
  ),
  {
    ...report(
      [9, 6],
      'company',
      'TAEE11',
      'Taesa: o dividendo depois da revisão tarifária',
      'A receita permitida muda em julho. Refizemos o fluxo até 2030.',
      [acoes, carteiras],
      ['Energia', 'Dividendos'],
    ),
    sample: true,
  },
  report(
    [11, 5],
    'funds',
    'Os fundos multimercado',
    'Multimercados: o que sobrou depois da taxa',
    'Dez anos de retorno líquido contra o CDI, sem esquecer os fundos que fecharam.',
    [fundos],
    ['Fundos', 'Multimercado'],
  ),
  report(
    [13, 8],
    'company',
    'SAPR11',
    'Sanepar: o precatório e o preço',
    'Quanto vale o precatório em cada desfecho, e quanto disso a cotação já conta.',
    [acoes],
    ['Saneamento', 'Dividendos'],
  ),
  report(
    [15, 4],
    'bonds',
    'As LCIs e LCAs',
    'LCI e LCA: como comparar prazos e isenção',
    'A conta da taxa equivalente, com a tabela de emissores que aceitamos.',
    [renda],
    ['Crédito', 'Isentos'],
  ),
  report(
    [18, 10],
    'macro',
    'O cenário',
    'Cenário 2027: o orçamento, o câmbio e a bolsa',
    'Nossas estimativas para o ano que vem, e o que faria com que mudassem.',
    [completo, carteiras],
    ['Macro', 'Juros'],
  ),
  report(
    [21, 6],
    'company',
    'BBAS3',
    'Banco do Brasil: a safra e a inadimplência do campo',
    'Provisões altas, preço baixo e um dividendo menor por dois trimestres.',
    [acoes],
    ['Bancos', 'Agro'],
  ),
  report(
    [24, 5],
    'trading',
    'O mini-índice',
    'Full Trader: balanço de outubro',
    'Todas as operações do mês, uma a uma, com as perdas ao lado dos ganhos.',
    [trader],
    ['Operações', 'Balanço'],
  ),
  report(
    [28, 7],
    'company',
    'EGIE3',
    'Engie: menos energia à venda, mais previsibilidade',
    'O novo mix de contratos e o que muda na geração de caixa.',
    [acoes],
    ['Energia', 'Resultados'],
  ),
  report(
    [33, 6],
    'funds',
    'Os fundos imobiliários',
    'Fundos imobiliários de papel: o risco por trás do rendimento',
    'Abrimos as carteiras dos oito maiores e olhamos devedor por devedor.',
    [fundos, renda],
    ['Fundos', 'Imobiliário'],
  ),
  report(
    [38, 4],
    'bonds',
    'As debêntures incentivadas',
    'Debêntures incentivadas: três emissões que ficaram de fora',
    'Por que recusamos ofertas que pagam mais.',
    [renda],
    ['Crédito', 'Isentos'],
  ),
  report(
    [45, 9],
    'company',
    'KLBN11',
    'Klabin: o ciclo da celulose e a dívida',
    'Com o investimento no fim, a alavancagem volta a cair. Em quanto tempo?',
    [acoes],
    ['Papel e celulose', 'Resultados'],
  ),
  report(
    [52, 5],
    'trading',
    'O dólar',
    'Full Trader: como dimensionar uma operação',
    'Risco por operação, stop e alvo, com exemplos de setembro.',
    [trader],
    ['Operações', 'Risco'],
  ),
  report(
    [60, 8],
    'company',
    'FLRY3',
    'Fleury: sinergias em dia, crescimento orgânico à prova',
    'Um ano depois da integração, o que foi entregue.',
    [acoes],
    ['Saúde', 'Resultados'],
  ),
  report(
    [75, 6],
    'company',
    'MSFT34',
    'Microsoft em reais: o BDR e o investimento em nuvem',
    'Quanto do lucro vem de cada negócio, e o efeito do câmbio sobre o BDR.',
    [completo],
    ['Internacional', 'Tecnologia'],
  ),
  report(
    [90, 7],
    'macro',
    'A carteira',
    'Revisão trimestral das Carteiras Mirante',
    'O que entrou, o que saiu e o que erramos.',
    [carteiras],
    ['Carteiras', 'Balanço'],
  ),
  report(
    [120, 5],
    'funds',
    'Os ETFs',
    'ETFs de renda fixa: custo, prazo e imposto',
    'Quando o ETF ganha do título e quando perde.',
    [fundos, renda],
    ['Fundos', 'Tesouro'],
  ),
];
