import { useChangeOwnPasswordMutation } from '@mirante/api-client/access/password.ts';
import { ChangePasswordPage } from '@mirante/screens/password/change-password-page.tsx';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSessionAfter } from '@mirante/session/refresh-after.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import Button from '@mui/material/Button';
import { StandalonePage } from './standalone-page.tsx';

/** Staff reset the password: no other page opens until it is changed. */
export function MustChangePasswordPage({ onLogout }: { onLogout: () => void }) {
  const [change] = useChangeOwnPasswordMutation();
  const dispatch = useSessionDispatch();
  const save = async (body: { current: string; new: string }) => {
    const end = await change({ body });
    if (!end.error) await dispatch(refreshSessionAfter({ must_change_password: false }));
    return end;
  };
  return (
    <StandalonePage>
      <Logo />
      <ChangePasswordPage
        role="client"
        change={save}
        purpose="Nossa equipe redefiniu sua senha. Para continuar, escolha uma que só você conheça."
        aside={<Button onClick={onLogout}>Sair</Button>}
      />
    </StandalonePage>
  );
}
