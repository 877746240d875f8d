import type { ProductChoice } from '@mirante/domain/sales/client-product.ts';
import { get, type } from '../http.ts';

/** What forms and filters choose products from. */
export const allProducts = {
  /** In the catalogue's order, inactive ones too. */
  listAllProducts: get('/api/v1/all-products', {
    what: 'Listar todos os produtos do catálogo',
    allow: ['atendimento', 'financeiro', 'conteudo'],
    returns: type<ProductChoice[]>(),
  }),
};
