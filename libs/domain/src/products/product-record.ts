import { brl } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf } from '../records/words.ts';
import { productKind } from './product.ts';

/** A product of the catalogue as staff see it. */
export interface ProductRow {
  id: number;
  code: string;
  name: string;
  /** List price in BRL. */
  price: number;
  installments: number;
  /** The logo's address. */
  image: string | null;
  active: boolean;
  position: number;
  created_at: string;
  updated_at: string;
}

/** Another product above or below it: `direct` by a link of its own, else through others. */
export interface RelatedProduct {
  id: number;
  code: string;
  name: string;
  image: string | null;
  active: boolean;
  is_child: boolean;
  is_parent: boolean;
  direct: boolean;
}

export interface Product extends ProductRow {
  description: string;
  vindi_id: number | null;
  vindi_code: string | null;
  related_products: RelatedProduct[];
  /** Of what staff edit. */
  version: string;
}

export interface ChildCandidate {
  id: number;
  code: string;
  name: string;
  image: string | null;
  active: boolean;
  /** Granted already, through another child. */
  indirect: boolean;
}

/** How many clients begin, or cease, to have access to one product. */
export interface AccessChange {
  product_id: number;
  product_name: string;
  clients: number;
}
/** What a change of the catalogue would do to clients' access, before it is made. */
export interface AccessPreview {
  /** Clients who have the product itself now. */
  holders: number;
  gains: AccessChange[];
  losses: AccessChange[];
}

export const productActiveStyle = (active: boolean): StatusStyle =>
  active ? { label: 'Ativo', tone: 'success', mark: 'dot' } : { label: 'Inativo', tone: 'neutral', mark: 'dot' };

/** The price in words: the consultancy's is agreed in person. */
export const priceWords = (product: { code: string; price: number }): string =>
  productKind(product) === 'consultancy' ? 'Consulte Valores' : brl(product.price);

export const productWords = wordsOf<Omit<Product, 'related_products' | 'version'>>({
  name: 'Produto',
  plural: 'Produtos',
  title: 'name',
  labels: {
    id: 'ID',
    code: 'Código',
    name: 'Nome',
    description: 'Descrição',
    price: 'Preço',
    installments: 'Parcelas',
    vindi_id: 'ID Vindi',
    vindi_code: 'Código Vindi',
    image: 'Imagem',
    active: 'Ativo',
    position: 'Posição',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  list: { active: 'Situação' },
  form: { position: 'Posição na oferta' },
  log: { child_id: 'Produto filho' },
  values: { price: brl, 'product.active': { true: 'Ativo', false: 'Inativo' } },
});
