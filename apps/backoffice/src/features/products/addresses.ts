import type { analysts } from '@mirante/contract/products/analysts.ts';
import type { coupons } from '@mirante/contract/products/coupons.ts';
import type { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import type { products } from '@mirante/contract/products/products.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  products: (query: QueryOf<typeof products.listProducts> = {}) => address('/produtos', query),
  product: (id: Id) => `/produtos/${id}`,
  editProduct: (id: Id) => `/produtos/${id}/editar`,
  addProductChild: (id: Id) => `/produtos/${id}/adicionar-filho`,
  newProduct: () => '/criar-produto',
  coupons: (query: QueryOf<typeof coupons.listCoupons> = {}) => address('/cupons', query),
  coupon: (id: Id) => `/cupons/${id}`,
  editCoupon: (id: Id) => `/cupons/${id}/editar`,
  newCoupon: () => '/criar-cupom',
  offerQuestions: (query: QueryOf<typeof offerQuestions.listOfferQuestions> = {}) =>
    address('/perguntas-da-oferta', query),
  editOfferQuestion: (id: Id) => `/perguntas-da-oferta/${id}/editar`,
  newOfferQuestion: () => '/criar-pergunta-da-oferta',
  analysts: (query: QueryOf<typeof analysts.listAnalysts> = {}) => address('/analistas', query),
  editAnalyst: (id: Id) => `/analistas/${id}/editar`,
  newAnalyst: () => '/criar-analista',
  /** `currentIDs`: the products that it is linked to already. */
  linkCoupon: (id: Id, currentIDs: readonly number[] = []) =>
    address(`/associar-cupom/produto/${id}`, { currentIDs: currentIDs.join(',') }),
};
export const recordAddresses: RecordAddresses = {
  product: to.product,
  coupon: to.coupon,
  offer_question: to.editOfferQuestion,
  analyst: to.editAnalyst,
};
