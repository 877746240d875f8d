/** What the house says of itself where people arrive, apart from `brand.ts`, which every first page loads. */

/** On the picture beside a login; a line break is kept. */
export const loginSlogan = 'De um ponto mais alto,\no mercado faz mais sentido.';

/** At the head of the offer; a line break of the title is kept. */
export const offerPitch = {
  title: 'Pesquisa independente,\ndo relatório à ordem.',
  text: 'Analistas certificados, carteiras com preço teto e operações ao vivo. Acesso por 1 ano, em até 12x sem juros.',
};

/** The offer in search results and shared links. */
export const offerDescription =
  'Pesquisa independente de investimentos: carteiras recomendadas, relatórios e operações ao vivo.';
