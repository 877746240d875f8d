import { useViewAsClientMutation } from '@mirante/api-client/access/client-views.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormDialog } from '@mirante/crud/form/form-dialog.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { VIEW_MINUTES } from '@mirante/domain/access/lifetimes.ts';
import type { StaffClient } from '@mirante/domain/people/client.ts';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { takeFocus } from '@mirante/ui-kit/states/take-focus.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';

const Field = fieldsOf<{ reason: string }>();
const schema = () => import('@mirante/contract/access/client-views.form.ts').then((m) => m.clientViewForm);

interface ViewAsClientDialogProps {
  client: Pick<StaffClient, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for the reason, then links to the client's area: browsers open a new tab only for a press of its own. */
export function ViewAsClientDialog({ client: { id, name }, onClose }: ViewAsClientDialogProps) {
  const [view] = useViewAsClientMutation();
  const [code, setCode] = useState<string>();
  const save = async (body: { reason: string }) => {
    const end = await view({ id, body });
    if (end.data) setCode(end.data.code);
    return end;
  };
  const about =
    code === undefined ? (
      `Você vê a área do cliente como ele a vê, somente para leitura, por até ${VIEW_MINUTES} minutos. Nada é marcado como lido, e arquivos não são baixados.`
    ) : (
      <span role="status">Tudo pronto. O link abre uma só vez, no próximo minuto.</span>
    );
  return (
    <FormDialog title={`Ver como ${name}`} about={about} onClose={onClose}>
      {code === undefined ? (
        <PartForm
          label="Ver como o cliente"
          initial={{ reason: '' }}
          schema={schema}
          save={save}
          submit="Continuar"
          aside={<Button onClick={onClose}>Cancelar</Button>}
        >
          <Field.Text
            name="reason"
            label="Motivo"
            help="Fica no registro de alterações do cliente, com seu nome e a hora."
            lines={2}
            maxLength={200}
            autoFocus
          />
        </PartForm>
      ) : (
        <Button
          variant="contained"
          fullWidth
          href={appAddressOf('client', `/?appToken=${code}`)}
          target="_blank"
          rel="noopener noreferrer"
          ref={takeFocus}
          onClick={onClose}
        >
          Abrir a área do cliente em nova aba
        </Button>
      )}
    </FormDialog>
  );
}
