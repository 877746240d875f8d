/** The line below a page's title, which the boot script shows too (preloads.ts), before the page's code is there. */
export const purposes = {
  ownProducts: 'O que você assina hoje, até quando e o que pode acrescentar.',
  payments: 'Suas compras e renovações, com a situação de cada cobrança.',
  contents: 'Relatórios, vídeos e notícias dos seus produtos.',
  reports: 'Os estudos dos seus produtos.',
  videos: 'Reuniões, aulas e análises dos seus produtos.',
  news: 'O que aconteceu, e o que muda para os seus produtos.',
  notices: 'Avisos da casa para quem assina.',
  stockPortfolios: 'O que ter, por que e até que preço, em cada carteira dos seus produtos.',
  stocks: 'Ações e BDRs que acompanhamos, com o preço que pagaríamos.',
  funds: 'Os fundos que passam no nosso filtro.',
  trades: 'As recomendações do Full Trader, da abertura ao resultado.',
} as const;
