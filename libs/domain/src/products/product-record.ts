import { brl } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf } from '../records/words.ts';
import { productKind } from './product.ts';

/** A catalogue product as staff see it. */
export interface ProductRow {
  id: number;
  code: string;
  name: string;
  /** List price in BRL. */
  price: number;
  installments: number;
  /** The URL of the logo. */
  image: string | null;
  active: boolean;
  position: number;
  vindi_code: string | null;
  /** The ids of the products that it includes directly. */
  children: number[];
  created_at: string;
  updated_at: string;
}

/** A product that includes it or is included in it: `direct` by its own link, else through others. */
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
  /** One per line. */
  benefits: string | null;
  vindi_id: number | null;
  related_products: RelatedProduct[];
  /** Of the editable fields. */
  version: string;
}

export interface ChildCandidate {
  id: number;
  code: string;
  name: string;
  image: string | null;
  active: boolean;
  /** Already granted through another child. */
  indirect: boolean;
}

/** How many clients gain or lose access to a product. */
export interface AccessChange {
  product_id: number;
  product_name: string;
  clients: number;
}
/** A preview of what a catalogue change would do to clients' access. */
export interface AccessPreview {
  /** Clients who own the product itself now. */
  holders: number;
  gains: AccessChange[];
  losses: AccessChange[];
}

export const productActiveStyle = (active: boolean): StatusStyle =>
  active ? { label: 'Ativo', tone: 'success', mark: 'dot' } : { label: 'Inativo', tone: 'neutral', mark: 'dot' };

/** The price as shown: the consultancy's is agreed in person. */
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
    benefits: 'O que o assinante recebe',
    price: 'Preço',
    installments: 'Parcelas',
    vindi_id: 'ID Vindi',
    vindi_code: 'Código Vindi',
    children: 'Produtos filhos',
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
