import { addressOf } from '@mirante/session/places.ts';
import { Logo } from '@mirante/ui-kit/logo.tsx';
import { PageHead } from '@mirante/ui-kit/page-head.tsx';
import Button from '@mui/material/Button';
import { Whole } from './whole.tsx';

/** The password was reset by the house's staff: nothing else opens before it is changed. */
export const MustChangePasswordPage = ({ onLogout }: { onLogout: () => void }) => (
  <Whole>
    <Logo />
    <PageHead title="Troque sua senha" purpose="Sua senha foi redefinida por nossa equipe e só vale para este acesso. Para continuar, peça um link em ‘Esqueceu a senha?’ e escolha uma nova." />
    <p>
      <Button variant="contained" href={addressOf('checkout', '/esqueci-a-senha')}>
        Esqueceu a senha?
      </Button>
      <Button variant="outlined" onClick={onLogout}>
        Sair
      </Button>
    </p>
  </Whole>
);
