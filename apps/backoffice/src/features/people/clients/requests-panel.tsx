import {
  useConfirmPendingChangeMutation,
  useDiscardPendingChangeMutation,
} from '@mirante/api-client/people/client-requests.ts';
import { clientRequests } from '@mirante/contract/people/client-requests.ts';
import { erasureDueDay } from '@mirante/domain/people/account.ts';
import type { PendingChange, StaffClient } from '@mirante/domain/people/client.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { Can } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import css from './requests-panel.module.css';
import { typedFacts } from './typed-facts.ts';

// The form is rarely needed, so it is loaded lazily.
const ErasureAnswer = lazy(() => import('./erasure-answer.tsx').then((m) => ({ default: m.ErasureAnswer })));

/** The client's pending requests, and contact data from purchases to be reviewed. */
export const Requests = ({ client }: { client: StaffClient }) => (
  <>
    {client.erasure_request && <Erasure client={client} request={client.erasure_request} />}
    {client.pending_changes.map((change) => (
      <Typed key={change.id} client={client} change={change} />
    ))}
  </>
);

function Erasure({
  client,
  request: { id, reason, created_at },
}: {
  client: StaffClient;
  request: NonNullable<StaffClient['erasure_request']>;
}) {
  const [answering, answer] = useState(false);
  return (
    <Notice tone="warning" title="O cliente pediu a exclusão dos seus dados (LGPD)">
      <p className={css.line}>
        Protocolo {id}, em {dayTime(created_at)}, com resposta prometida até {day(erasureDueDay(created_at))}. Remova o
        cliente para atender, ou encerre o pedido com uma resposta.
      </p>
      {reason && <blockquote className={css.reason}>{reason}</blockquote>}
      <Can call={clientRequests.closeErasureRequest}>
        {answering ? (
          <Suspense fallback={null}>
            <ErasureAnswer clientId={client.id} onCancel={() => answer(false)} />
          </Suspense>
        ) : (
          <Button variant="outlined" size="small" onClick={() => answer(true)}>
            Encerrar pedido
          </Button>
        )}
      </Can>
    </Notice>
  );
}

function Typed({ client, change }: { client: StaffClient; change: PendingChange }) {
  const [confirm, confirming] = useConfirmPendingChangeMutation();
  const [discard, discarding] = useDiscardPendingChangeMutation();
  const ids = { client_id: client.id, id: change.id };
  return (
    <Notice tone="info" title="Dados diferentes informados numa compra">
      <p className={css.line}>
        Digitados em {dayTime(change.created_at)} com o CPF deste cliente, que foi avisado por email. Confirme apenas se
        reconhecer o cliente; sem resposta, o pedido vence em {day(change.expires_at)}.
      </p>
      <dl className={css.facts}>
        {typedFacts(change).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Can call={clientRequests.confirmPendingChange}>
        <div className={css.buttons}>
          <BusyButton
            variant="outlined"
            size="small"
            busy={confirming.isLoading}
            doing="Confirmando"
            onClick={() => void confirm(ids)}
          >
            Confirmar alteração
          </BusyButton>
          <BusyButton
            variant="text"
            size="small"
            busy={discarding.isLoading}
            doing="Descartando"
            onClick={() => void discard(ids)}
          >
            Descartar
          </BusyButton>
        </div>
      </Can>
    </Notice>
  );
}
