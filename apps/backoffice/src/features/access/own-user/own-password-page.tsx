import { ownUser } from '@mirante/contract/access/own-user.ts';
import { useChangeUserPasswordMutation } from '@mirante/api-client/access/own-user.ts';
import { ChangePasswordPage } from '@mirante/screens/password/change-password-page.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';

export function OwnPasswordPage() {
  const [change] = useChangeUserPasswordMutation();
  const go = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const save = async (body: { current: string; new: string }) => {
    const end = await change({ body });
    if (!end.error && isCurrentPage()) void go(to.ownData());
    return end;
  };
  return <ChangePasswordPage role="user" change={save} />;
}
OwnPasswordPage.needs = ownUser.changeUserPassword;
