import { REPLY_DAYS } from '@mirante/domain/messaging/reply-days.ts';

/**
 * The line below a page's title. The boot script shows some before the page's code is there (preloads.ts), and the home
 * shows others.
 */
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
  messages: `Nossa equipe responde em até ${REPLY_DAYS} dias.`,
  help: 'Guias e perguntas frequentes.',
  trades: 'As recomendações do Full Trader, da abertura ao resultado.',
} as const;
