import { useGetUserQuery } from '@mirante/api-client/access/users.ts';
import { Crumb } from '../../../app/crumb.tsx';
import { to } from '../../../app/to.ts';

export function UserCrumb({ id }: { id: number }) {
  const { data } = useGetUserQuery({ id });
  return <Crumb of="Usuários" to={to.users()} here={data?.name ?? `Usuário ${id}`} />;
}
