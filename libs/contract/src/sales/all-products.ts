import type { ProductChoice } from '@mirante/domain/sales/client-product.ts';
import { get, type } from '../http.ts';

/** The products offered by forms and filters. */
export const allProducts = {
  /** By name, including inactive ones. */
  listAllProducts: get('/api/v1/all-products', {
    what: 'Listar todos os produtos do catálogo',
    allow: ['atendimento', 'financeiro', 'conteudo'],
    returns: type<ProductChoice[]>(),
  }),
};
