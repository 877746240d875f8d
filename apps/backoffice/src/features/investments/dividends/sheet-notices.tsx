import { DraftNotice } from '@mirante/crud/form/draft-notice.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import type { usePortfolios } from './use-portfolios.ts';
import type { useSheet } from './use-sheet.ts';

interface Props {
  of: Pick<ReturnType<typeof useSheet>, 'refused' | 'hasMistakes' | 'hasDuplicates' | 'isDraft' | 'discard'>;
  choices: ReturnType<typeof usePortfolios>;
}

/** Says that the portfolios could not be loaded, if so. */
export const PortfoliosNotice = ({ failed, refetch }: Pick<Props['choices'], 'failed' | 'refetch'>) =>
  failed && (
    <Notice
      tone="danger"
      action={
        <Button variant="text" size="small" onClick={refetch}>
          Tentar novamente
        </Button>
      }
    >
      Erro ao carregar carteiras
    </Notice>
  );

/** The draft's origin, and what prevents saving. */
export const SheetNotices = ({ of: { refused, hasMistakes, hasDuplicates, isDraft, discard }, choices }: Props) => (
  <>
    {isDraft && <DraftNotice discard={discard} />}
    <PortfoliosNotice {...choices} />
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
