import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { useGetClientQuery } from '@mirante/api-client/people/clients.ts';
import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { ActsMenu } from '@mirante/crud/record/acts-menu.tsx';
import type { RowActsProps } from '@mirante/crud/record/row-menu.tsx';
import type { ClientRow } from '@mirante/domain/people/client.ts';
import { useMay } from '@mirante/session/can.tsx';
import { useState } from 'react';
import { to } from '../../../app/to.ts';
import { copyWithToast } from '../../../shared/copy-with-toast.ts';

const AddProductDialog = lazyDialog(() => import('./add-product-dialog.tsx').then((m) => m.AddProductDialog));

/** The usual acts for a client of the list. */
export function ClientActs({ row: { id }, menu }: RowActsProps<ClientRow>) {
  // The row has no email, and not every product.
  const { currentData: client } = useGetClientQuery({ id });
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay(clientProducts.addClientProducts);
  const mayEdit = useMay(clientContact.editClientEmail);
  return (
    <>
      <ActsMenu
        {...menu}
        acts={[
          { label: 'Ver pagamentos', to: to.clientPayments(id) },
          {
            label: 'Copiar email',
            disabled: !client,
            act: () => void (client && copyWithToast(client.email, 'Email copiado.')),
          },
          mayAdd && { label: 'Adicionar produto', opens: 'dialog', disabled: !client, act: () => setAdding(true) },
          mayEdit && { label: 'Alterar email', to: to.clientEmail(id) },
          mayEdit && { label: 'Alterar CPF', to: to.clientCpf(id) },
          mayEdit && { label: 'Alterar telefones', to: to.clientPhones(id) },
        ]}
      />
      {isAdding && client && <AddProductDialog client={client} onClose={() => setAdding(false)} />}
    </>
  );
}
