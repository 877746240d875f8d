import { clientProductCan, type ClientProduct } from './client-product.ts';
import { productKind, type CatalogueProduct } from './product.ts';

/** What a renewal is of, and until when it would last if it were paid now. */
export interface Renewal {
  product: Pick<CatalogueProduct, 'id' | 'code' | 'name' | 'description' | 'price' | 'installments' | 'image'>;
  current_expires_at: string;
  new_expires_at: string;
}

type Own = Pick<ClientProduct, 'status' | 'renewing_id' | 'expires_at'>;
type Sold = { code: string; price: number; active: boolean };

/** Why a product cannot be renewed, in words for its owner. */
export function renewalProblem(own: Own, product: Sold): string | undefined {
  if (own.renewing_id !== null) return 'Já existe uma renovação deste produto aguardando confirmação do pagamento.';
  if (!clientProductCan.renew(own)) return 'Só é possível renovar um produto ativo.';
  if (own.expires_at === null) return 'Este produto tem acesso vitalício e não precisa de renovação.';
  return product.active && productKind(product) === 'standard' ? undefined : 'Este produto não pode ser renovado por aqui. Fale com o suporte.';
}
