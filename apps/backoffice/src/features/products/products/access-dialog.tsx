import { usePreviewAccessQuery } from '@mirante/api-client/products/products.ts';
import { ConfirmDialog } from '@mirante/crud/record/confirm-dialog.tsx';
import { integer } from '@mirante/domain/format.ts';
import type { AccessChange, AccessPreview } from '@mirante/domain/products/product-record.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { AfterDelay } from '@mirante/ui-kit/states/skeletons.tsx';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import css from './product-page.module.css';

interface Props {
  title: string;
  /** The change to preview. */
  question: { id: number; add_child?: number; remove_child?: number; active?: 'true' | 'false' };
  yes: string;
  doing: string;
  /** Other consequences. */
  about?: (preview: AccessPreview) => ReactNode;
  act: () => Promise<unknown>;
  onClose: () => void;
  /** After success. */
  onDone?: () => void;
}

/** Shows who gains and who loses access before a catalogue change is confirmed. */
export function AccessDialog({ title, question, yes, doing, about, act, onClose, onDone }: Props) {
  const { currentData, error, isFetching, refetch } = usePreviewAccessQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  // A previous count must not be shown for this change, nor confirmed.
  const preview = isFetching || error ? undefined : currentData;
  const takes = (preview?.losses.length ?? 0) > 0 || question.active === 'false';
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      doing={doing}
      tone={takes ? 'danger' : undefined}
      ready={preview !== undefined}
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      {preview ? (
        <>
          {about?.(preview)}
          <Effect preview={preview} />
        </>
      ) : error ? (
        <p role="alert" className={css.effect}>
          Não foi possível contar quem ganha ou perde acesso.{' '}
          <BusyButton variant="text" size="small" busy={isFetching} doing="Tentando" onClick={() => void refetch()}>
            Tentar novamente
          </BusyButton>
        </p>
      ) : (
        <AfterDelay>
          <Skeleton variant="rounded" height={14} width="70%" className={css.grey} />
          <Skeleton variant="rounded" height={14} width="50%" />
        </AfterDelay>
      )}
    </ConfirmDialog>
  );
}

const Effect = ({ preview: { gains, losses } }: { preview: AccessPreview }) => (
  <>
    {gains.length === 0 && losses.length === 0 && <p className={css.effect}>Nenhum cliente ganha ou perde acesso.</p>}
    <Changes label="Ganham acesso" look={css.gain} changes={gains} />
    <Changes label="Perdem acesso" look={css.loss} changes={losses} />
  </>
);

function Changes({
  label,
  look,
  changes,
}: {
  label: string;
  look: string | undefined;
  changes: readonly AccessChange[];
}) {
  if (changes.length === 0) return null;
  return (
    <>
      <p className={`${css.head} ${look}`}>{label}</p>
      <ul className={css.changes} aria-label={label}>
        {changes.map(({ product_id, product_name, clients }) => (
          <li key={product_id}>
            <span>{product_name}</span>
            <span>{clients === 1 ? '1 cliente' : `${integer(clients)} clientes`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
