import type { LinkChange, MailedLink } from '@mirante/domain/access/mailed-link.ts';
import { ABSENT, day } from '@mirante/domain/format.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { fieldLabels, linkWords } from './link-words.ts';

interface Props {
  link: MailedLink;
  isBusy: boolean;
  onConfirm: () => void;
  onDeny: () => void;
}

/** The account, the change, and both answers. */
export function LinkQuestion({ link: { purpose, account, changes }, isBusy, onConfirm, onDeny }: Props) {
  const words = linkWords[purpose];
  return (
    <PlainPage title={words.title}>
      <p className="soft">{words.about}</p>
      <dl className="link-account">
        <Fact label="Conta de" value={account.name} />
        {account.cpf && <Fact label="CPF" value={account.cpf} />}
        <Fact label="Aberta em" value={day(account.created_at)} />
      </dl>
      {changes.length > 0 && (
        <dl className="link-changes">
          {changes.map((change) => (
            <Changed key={change.field} change={change} />
          ))}
        </dl>
      )}
      <button type="button" className="button large whole" disabled={isBusy} onClick={onConfirm}>
        {isBusy && <span className="ring" aria-hidden />}
        {isBusy ? 'Enviando' : words.confirm}
      </button>
      <button type="button" className="button quiet large whole" disabled={isBusy} onClick={onDeny}>
        {words.deny}
      </button>
    </PlainPage>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Changed = ({ change: { field, before, after } }: { change: LinkChange }) => (
  <div>
    <dt>{fieldLabels[field]}</dt>
    <dd>
      <span>Hoje: {before ?? ABSENT}</span>
      <b>Passa a ser: {after ?? ABSENT}</b>
    </dd>
  </div>
);
