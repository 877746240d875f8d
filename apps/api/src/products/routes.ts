import { catalogue } from '@mirante/contract/products/catalogue.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { products } from '@mirante/contract/products/products.ts';
import { on, type Served } from '../http/served.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { couponRoutes } from './coupons/coupons.routes.ts';
import { productRoutes } from './products/products.routes.ts';

export const productsRoutes: readonly Served[] = [
  on(catalogue, catalogueRoutes),
  on(coupons, couponRoutes),
  on(products, productRoutes),
];
