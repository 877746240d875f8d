import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import {
  useConfirmClientEmailMutation,
  useResetClientPasswordMutation,
} from '@mirante/api-client/people/client-access.ts';
import { useRemoveClientMutation } from '@mirante/api-client/people/clients.ts';
import { clientViews } from '@mirante/contract/access/client-views.ts';
import { clientAccess } from '@mirante/contract/people/client-access.ts';
import { clientProducts } from '@mirante/contract/sales/client-products.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { ConfirmButton } from '@mirante/crud/record/confirm-button.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { isReleased } from '@mirante/domain/access/mailed-link.ts';
import { TEMPORARY_PASSWORD_HOURS } from '@mirante/domain/access/lifetimes.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { Can } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';

// The forms and their validation are loaded when they are opened.
const AddProductDialog = lazyDialog(() => import('./add-product-dialog.tsx').then((m) => m.AddProductDialog));
const ViewAsClientDialog = lazyDialog(() => import('./view-as-client-dialog.tsx').then((m) => m.ViewAsClientDialog));

/** The actions for a client, by permission. */
export const ClientActions = ({ client }: { client: StaffClient }) => (
  <>
    <Can call={clientProducts.addClientProducts}>
      <AddProduct client={client} />
    </Can>
    <Can call={clientViews.viewAsClient}>
      <ViewAsClient client={client} />
    </Can>
    {!client.email_confirmed_at && !isReleased(client.email) && (
      <Can call={clientAccess.confirmClientEmail}>
        <ConfirmEmail id={client.id} />
      </Can>
    )}
    <Can call={clientAccess.resetClientPassword}>
      <ResetPassword client={client} />
    </Can>
    <Can call={clients.removeClient}>
      <Remove client={client} />
    </Can>
  </>
);

function AddProduct({ client }: { client: StaffClient }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        startIcon={<Plus size={16} strokeWidth={2} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Adicionar produto
      </Button>
      {open && <AddProductDialog client={client} onClose={() => setOpen(false)} />}
    </>
  );
}

function ViewAsClient({ client }: { client: StaffClient }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ver como o cliente
      </Button>
      {open && <ViewAsClientDialog client={client} onClose={() => setOpen(false)} />}
    </>
  );
}

function ConfirmEmail({ id }: { id: number }) {
  const [confirm, { isLoading }] = useConfirmClientEmailMutation();
  return (
    <BusyButton variant="outlined" busy={isLoading} doing="Confirmando" onClick={() => void confirm({ id })}>
      Confirmar email
    </BusyButton>
  );
}

function ResetPassword({ client: { id, name } }: { client: StaffClient }) {
  const [reset] = useResetClientPasswordMutation();
  return (
    <ConfirmButton
      label="Redefinir senha"
      title={`Redefinir a senha de ${name}?`}
      doing="Redefinindo"
      act={() => reset({ id }).unwrap()}
    >
      A senha provisória aparece uma única vez, para você informar ao cliente. Ela vale por {TEMPORARY_PASSWORD_HOURS}{' '}
      horas e precisa ser trocada no próximo acesso. As sessões abertas são encerradas, e o cliente é avisado por email.
    </ConfirmButton>
  );
}

function Remove({ client: { id, name } }: { client: StaffClient }) {
  const [remove] = useRemoveClientMutation();
  const go = useNavigate();
  const back = useBackTo();
  const consequence =
    'Os dados pessoais são apagados, os acessos terminam e os pagamentos em aberto são cancelados, com aviso por email. Os registros de pagamentos permanecem, sem o nome.';
  return (
    <RemoveButton
      what={`o cliente ${name}`}
      consequence={consequence}
      remove={() => remove({ id }).unwrap()}
      onRemoved={() => void go(back(to.clients()), { replace: true })}
    />
  );
}
