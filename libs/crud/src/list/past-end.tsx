import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';

/** For a page beyond the last one, such as that of an old link. */
export const PastEnd = ({ go }: { go: () => void }) => (
  <EmptyState
    title="Esta página não existe mais"
    text="A lista ficou menor que isto."
    action={
      <Button variant="outlined" size="small" onClick={go}>
        Ir para a última página
      </Button>
    }
  />
);
