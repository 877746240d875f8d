import { clientContact } from '@mirante/contract/people/client-contact.ts';
import { genderLabels, type Client, clientWords } from '@mirante/domain/people/client.ts';
import { ABSENT, cpf, day, phone } from '@mirante/domain/format.ts';
import { useMay } from '@mirante/session/can.tsx';
import { CopyIconButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import IconButton from '@mui/material/IconButton';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './client-page.module.css';

const { labels } = clientWords;

interface Fact {
  label: string;
  value: string;
  copies?: boolean;
  /** The address of the edit form. */
  edit?: string;
}

export function ContactPanel({ client }: { client: Client }) {
  const mayEdit = useMay(clientContact.editClientEmail);
  const facts: Fact[] = [
    { label: labels.email, value: client.email, copies: true, edit: to.clientEmail(client.id) },
    { label: labels.cpf, value: cpf(client.cpf), copies: true, edit: to.clientCpf(client.id) },
    { label: labels.phone, value: phone(client.phone), copies: true, edit: to.clientPhones(client.id) },
    {
      label: labels.cell_phone,
      value: phone(client.cell_phone),
      copies: client.cell_phone !== null,
      edit: to.clientPhones(client.id),
    },
    { label: labels.birth_date, value: day(client.birth_date) },
    { label: labels.gender, value: genderLabels[client.gender] ?? ABSENT },
    { label: 'Vindi', value: client.vindi_id ?? ABSENT },
  ];
  return (
    <Panel title="Dados e contato">
      <dl className={css.facts}>
        {facts.map(({ label, value, copies, edit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className={css.actions}>
              {copies && <CopyIconButton text={value} label={`Copiar ${label}`} />}
              {edit && mayEdit && (
                <IconButton component={Link} to={edit} size="small" aria-label={`Alterar ${label}`}>
                  <Pencil size={16} strokeWidth={1.75} aria-hidden />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
