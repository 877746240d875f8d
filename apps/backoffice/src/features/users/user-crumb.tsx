import { useGetUserQuery } from '@mirante/api-client/users.ts';
import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export function UserCrumb({ id }: { id: number }) {
  const { data } = useGetUserQuery({ id });
  return <Crumb of="Usuários" to={to.users()} here={data?.name ?? `Usuário ${id}`} />;
}
