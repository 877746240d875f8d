import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';

/** Says that the form was restored from a draft, with a button to discard it. */
export const DraftNotice = ({ discard }: { discard: () => void }) => (
  <Notice
    tone="info"
    role="status"
    title="Rascunho recuperado"
    action={
      <Button variant="outlined" size="small" onClick={discard}>
        Descartar rascunho
      </Button>
    }
  >
    É o que você digitou aqui antes e não salvou.
  </Notice>
);
