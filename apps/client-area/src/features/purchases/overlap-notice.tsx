import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { overlapsOf } from '@mirante/domain/sales/purchase-choice.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';

/** A warning that two of the ordered products include the same one. */
export const OverlapNotice = ({ products }: { products: readonly Pick<CatalogueProduct, 'name' | 'includes'>[] }) =>
  overlapsOf(products).map(({ names, shared }) => (
    <Notice key={names.join()} tone="warning" role="status" title={`${names.join(' e ')} trazem o mesmo`}>
      Os dois incluem {shared.join(', ')}: você pagaria duas vezes por isso.
    </Notice>
  ));
