import { useRemoveProductChildMutation } from '@mirante/api-client/products/products.ts';
import { products } from '@mirante/contract/products/products.ts';
import type { Product, RelatedProduct } from '@mirante/domain/products/product-record.ts';
import { Can } from '@mirante/session/can.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProductRows } from '../../../shared/product-rows.tsx';
import record from '../../../record/record.module.css';
import { to } from '../../../app/to.ts';
import { AccessDialog } from './access-dialog.tsx';

interface Props {
  product: Product;
  side: 'children' | 'parents';
}

const words = {
  children: {
    title: 'Produtos filhos',
    none: 'Este produto não inclui outros.',
    direct: 'filho direto',
    indirect: 'filho indireto',
  },
  parents: {
    title: 'Produtos pais',
    none: 'Nenhum produto inclui este.',
    direct: 'pai direto',
    indirect: 'pai indireto',
  },
};

/** The products that a product includes, or that include it, directly or indirectly. */
export function HierarchyPanel({ product, side }: Props) {
  const { title, none, direct, indirect } = words[side];
  const related = product.related_products
    .filter(({ is_child, is_parent }) => (side === 'children' ? is_child : is_parent))
    .toSorted((a, b) => Number(b.direct) - Number(a.direct));
  const add = side === 'children' && (
    <Can call={products.addProductChild}>
      <Button component={Link} to={to.addProductChild(product.id)} variant="text" size="small">
        Adicionar filho
      </Button>
    </Can>
  );
  return (
    <Panel title={title} aside={add}>
      {related.length === 0 ? (
        <p className={record.quiet}>{none}</p>
      ) : (
        <ProductRows
          label={title}
          products={related}
          about={(other) => (other.direct ? direct : indirect)}
          end={(other) => other.direct && <RemoveLink product={product} other={other} />}
        />
      )}
    </Panel>
  );
}

function RemoveLink({ product, other }: { product: Product; other: RelatedProduct }) {
  const [asking, ask] = useState(false);
  const [remove] = useRemoveProductChildMutation();
  const [parent, child] = other.is_child ? [product, other] : [other, product];
  return (
    <Can call={products.removeProductChild}>
      <Button
        variant="text"
        color="error"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Desvincular ${other.name}`}
        onClick={() => ask(true)}
      >
        Desvincular
      </Button>
      {asking && (
        <AccessDialog
          title={`Desvincular ${child.name} de ${parent.name}?`}
          question={{ id: parent.id, remove_child: child.id }}
          yes="Desvincular"
          doing="Desvinculando"
          act={() => remove({ id: parent.id, child_id: child.id }).unwrap()}
          onClose={() => ask(false)}
        />
      )}
    </Can>
  );
}
