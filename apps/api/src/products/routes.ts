import { analysts } from '@mirante/contract/products/analysts.ts';
import { catalogue } from '@mirante/contract/products/catalogue.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { products } from '@mirante/contract/products/products.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { analystRoutes } from './analysts/analysts.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { couponRoutes } from './coupons/coupons.routes.ts';
import { offerQuestionRoutes } from './offer-questions/offer-questions.routes.ts';
import { productRoutes } from './products/products.routes.ts';

export const productsRoutes: readonly BoundContract[] = [
  bindHandlers(catalogue, catalogueRoutes),
  bindHandlers(coupons, couponRoutes),
  bindHandlers(products, productRoutes),
  bindHandlers(offerQuestions, offerQuestionRoutes),
  bindHandlers(analysts, analystRoutes),
];
