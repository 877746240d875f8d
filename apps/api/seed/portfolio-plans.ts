import { productIds as p } from '@mirante/domain/products/product.ts';
import type { PlannedPortfolio } from './planned-portfolio.ts';

export const portfolioPlans: readonly PlannedPortfolio[] = [
  {
    name: 'Mirante Conservadora',
    product_id: p.top_renda_fixa,
    category: 'Carteira Renda Fixa',
    description:
      '<p>Para quem não quer ver o saldo cair. <strong>Resgate em até 30 dias</strong> e nenhum fundo de ações.</p><p>Revisão a cada trimestre.</p>',
    changes: [730, 520, 310, 96],
    items: [
      {
        name: 'Caixa e liquidez',
        description: 'A reserva, que se resgata no mesmo dia.',
        categories: ['Renda fixa pós-fixada'],
        shares: [55, 50, 42.5, 40],
      },
      {
        name: 'Crédito privado',
        description: 'Emissores com nota AA ou melhor e prazo médio de até 2,5 anos.',
        funds: ['Enseada Crédito Privado', 'Serra High Grade'],
        shares: [25, 25, 30, 32.5],
      },
      {
        name: 'Inflação curta',
        description: 'Títulos que vencem em até cinco anos.',
        funds: ['Serra Inflação Curta'],
        shares: [20, 25, 20, 17.5],
      },
      {
        name: 'Incentivadas',
        description: 'Isentas de imposto para pessoas físicas.',
        funds: ['Farol Incentivadas'],
        shares: [0, 0, 7.5, 10],
      },
    ],
  },
  {
    name: 'Mirante Moderada',
    product_id: p.top_fundos,
    category: 'Carteira de Fundos',
    description:
      '<p>Para quem aceita <strong>oscilação moderada</strong> e resgata a maior parte em até 30 dias.</p><p>Nenhum item passa de 20%. Revisão mensal.</p>',
    changes: [730, 640, 505, 400, 275, 160, 62, 5],
    items: [
      {
        name: 'Crédito privado',
        description: 'Papéis de emissores com nota AA ou melhor. O fundo fechado permanece para quem já tem cotas.',
        funds: ['Enseada Crédito Privado', 'Aroeira Debêntures', 'Jequitibá Crédito Estruturado', 'Serra High Grade'],
        shares: [24, 24, 22, 22, 22, 22, 22, 20],
      },
      {
        name: 'Caixa e liquidez',
        description: 'Para as próximas trocas.',
        funds: ['Serra Simples', 'Enseada DI'],
        shares: [20, 18, 20, 18, 18, 16, 18, 18],
      },
      {
        name: 'Inflação curta',
        description: 'IMA-B 5 e vencimentos até 2030.',
        funds: ['Serra Inflação Curta', 'Caravela IMA-B'],
        shares: [14, 14, 12, 12, 12, 12, 12, 12],
      },
      {
        name: 'Multimercado macro',
        description: 'Três gestoras, de estilos diferentes.',
        funds: ['Quilombo Macro', 'Atalaia Global Macro', 'Enseada Macro'],
        shares: [14, 14, 14, 12, 12, 12, 10, 10],
      },
      {
        name: 'Ações Brasil, valor',
        description: 'Valor e dividendos.',
        funds: ['Aroeira Valor', 'Atalaia Dividendos', 'Jequitibá Long Only'],
        shares: [12, 12, 10, 10, 9, 9, 9, 9],
      },
      {
        name: 'Ações globais',
        description: 'Sem proteção cambial.',
        funds: ['Caravela Ações Globais', 'Farol Tecnologia Mundo'],
        shares: [6, 6, 8, 8, 8, 8, 7, 7],
      },
      {
        name: 'Inflação longa',
        description: 'Para juros reais que voltem a cair.',
        funds: ['Aroeira Juro Real'],
        shares: [0, 4, 5, 6, 6, 6, 6, 6],
      },
      {
        name: 'Multiestratégia',
        description: 'Pouco ligada às outras partes.',
        funds: ['Vertente Multiestratégia'],
        shares: [4, 4, 5, 5, 5, 5, 5, 5],
      },
      {
        name: 'Ações, small caps',
        description: 'Empresas menores, com mais a crescer.',
        funds: ['Quilombo Small Caps'],
        shares: [0, 0, 0, 0, 0, 0, 0, 4],
      },
      {
        name: 'Títulos americanos',
        description: 'Treasuries, em dólar.',
        funds: ['Vertente Treasuries'],
        shares: [6, 4, 4, 5, 5, 5, 5, 3],
      },
      {
        name: 'Incentivadas',
        description: 'Isentas, prazo médio de 6 anos.',
        funds: ['Farol Incentivadas'],
        shares: [0, 0, 0, 2, 2, 3, 3, 3],
      },
      {
        name: 'Bolsa ampla',
        description: 'O índice, com taxa baixa.',
        funds: ['Índice Bolsa Ampla ETF'],
        shares: [0, 0, 0, 0, 1, 2, 3, 3],
      },
    ],
  },
  {
    name: 'Mirante Arrojada',
    product_id: p.carteiras,
    category: null,
    description:
      '<p>Para dinheiro que pode esperar <strong>cinco anos ou mais</strong>. Quase dois terços em bolsa.</p>',
    changes: [730, 560, 365, 205, 41],
    items: [
      {
        name: 'Ações Brasil',
        description: 'Gestores que escolhem empresa a empresa.',
        funds: ['Aroeira Valor', 'Jequitibá Long Only', 'Atalaia Dividendos'],
        shares: [35, 35, 30, 30, 27.5],
      },
      {
        name: 'Ações globais',
        description: 'O que a bolsa brasileira não tem.',
        funds: ['Caravela Ações Globais', 'Farol Tecnologia Mundo'],
        shares: [20, 20, 25, 25, 25],
      },
      {
        name: 'Small caps',
        description: 'Mais risco e mais a crescer.',
        funds: ['Quilombo Small Caps'],
        shares: [15, 10, 10, 7.5, 10],
      },
      {
        name: 'Multimercado macro',
        description: 'Todos os da lista, em partes iguais.',
        categories: ['Multimercado macro'],
        shares: [20, 20, 20, 20, 20],
      },
      {
        name: 'Juro real',
        description: 'Títulos longos atrelados ao IPCA.',
        funds: ['Aroeira Juro Real', 'Índice Juro Real ETF'],
        shares: [10, 15, 15, 17.5, 17.5],
      },
    ],
  },
  {
    name: 'Mirante Previdência',
    product_id: p.carteiras,
    category: 'Carteira Previdência',
    description:
      '<p>Planos com gestão ativa para a aposentadoria. Quem fica mais de <strong>dez anos</strong> paga a menor alíquota.</p>',
    changes: [730, 450, 190],
    items: [
      {
        name: 'Prev moderado',
        description: 'O núcleo da carteira.',
        funds: ['Serra Prev Moderado'],
        shares: [60, 55, 50],
      },
      {
        name: 'Prev ações',
        description: 'A parte que espera mais.',
        funds: ['Atalaia Prev Ações'],
        shares: [30, 35, 35],
      },
      {
        name: 'Inflação',
        description: 'Fora do plano, para os primeiros anos de saques.',
        categories: ['Inflação'],
        shares: [10, 10, 15],
      },
    ],
  },
];
