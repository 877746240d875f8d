import { DraftNotice } from '@mirante/crud/form/draft-notice.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import type { useSheet } from './use-sheet.ts';

interface Props {
  of: Pick<ReturnType<typeof useSheet>, 'refused' | 'hasMistakes' | 'hasDuplicates' | 'isDraft' | 'discard'>;
  portfoliosFailed: boolean;
  retry: () => unknown;
}

/** The draft's origin, and what prevents saving. */
export const SheetNotices = ({
  of: { refused, hasMistakes, hasDuplicates, isDraft, discard },
  portfoliosFailed,
  retry,
}: Props) => (
  <>
    {isDraft && <DraftNotice discard={discard} />}
    {portfoliosFailed && (
      <Notice
        tone="danger"
        action={
          <Button variant="text" size="small" onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        Erro ao carregar carteiras
      </Notice>
    )}
    {refused !== undefined && (
      <Notice tone="danger" role="alert" title={refused.title}>
        {refused.detail}
      </Notice>
    )}
    {hasMistakes && (
      <Notice tone="danger" role="alert">
        Um ou mais dividendos possui erros.
      </Notice>
    )}
    {hasDuplicates && (
      <Notice tone="danger" role="alert">
        Existem dividendos duplicados.
      </Notice>
    )}
  </>
);
