import {
  useActivateProductMutation,
  useInactivateProductMutation,
  useRemoveProductMutation,
} from '@mirante/api-client/products/products.ts';
import { products } from '@mirante/contract/products/products.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { integer } from '@mirante/domain/format.ts';
import type { AccessPreview, Product } from '@mirante/domain/products/product-record.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';
import { AccessDialog } from './access-dialog.tsx';
import css from './product-page.module.css';

export function ProductActions({ product: { id, name, active } }: { product: Product }) {
  const [remove] = useRemoveProductMutation();
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      <Can call={products.editProduct}>
        <Button component={Link} to={to.editProduct(id)} variant="contained" size="small">
          Editar
        </Button>
      </Can>
      <ActiveButton id={id} name={name} active={active} />
      <Can call={products.removeProduct}>
        <RemoveButton
          what={`o produto ${name}`}
          remove={() => remove({ id }).unwrap()}
          onRemoved={() => void go(back(to.products()))}
        />
      </Can>
    </>
  );
}

function ActiveButton({ id, name, active }: Pick<Product, 'id' | 'name' | 'active'>) {
  const [asking, ask] = useState(false);
  const [activate] = useActivateProductMutation();
  const [inactivate] = useInactivateProductMutation();
  const yes = active ? 'Inativar' : 'Ativar';
  return (
    <Can call={active ? products.inactivateProduct : products.activateProduct}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        {yes}
      </Button>
      {asking && (
        <AccessDialog
          title={`${yes} ${name}?`}
          question={{ id, active: active ? 'false' : 'true' }}
          yes={yes}
          doing={active ? 'Inativando' : 'Ativando'}
          about={(preview) => (
            <p className={css.effect}>
              {active ? outOfSale(preview) : 'Volta à página de oferta e pode ser comprado e renovado.'}
            </p>
          )}
          act={() => (active ? inactivate : activate)({ id }).unwrap()}
          onClose={() => ask(false)}
        />
      )}
    </Can>
  );
}

function outOfSale({ holders }: AccessPreview): string {
  const gone = 'Sai da página de oferta e não pode mais ser comprado nem renovado.';
  if (holders === 0) return gone;
  return `${gone} ${holders === 1 ? 'O cliente que o tem continua' : `Os ${integer(holders)} clientes que o têm continuam`} com acesso até o vencimento.`;
}
