import { useChangeOwnPasswordMutation } from '@mirante/api-client/access/password.ts';
import { ChangePasswordPage } from '@mirante/screens/password/change-password-page.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { useNavigate } from 'react-router';
import { to } from '../../app/to.ts';

export function PasswordPage() {
  const [change] = useChangeOwnPasswordMutation();
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const save = async (body: { current: string; new: string }) => {
    const end = await change({ body });
    if (!end.error && isCurrentPage()) void navigate(to.account());
    return end;
  };
  return <ChangePasswordPage role="client" change={save} />;
}
