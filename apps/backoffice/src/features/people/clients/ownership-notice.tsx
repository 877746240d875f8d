import type { StaffClient } from '@mirante/domain/people/client.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './requests-panel.module.css';

/** Reasons to doubt who owns this account. */
export function OwnershipNotice({ client: { ownership } }: { client: StaffClient }) {
  const { proven, same_cpf: others, guest_orders: orders } = ownership;
  if (proven && others.length === 0 && orders === 0) return null;
  return (
    <Notice
      tone="warning"
      title={proven && others.length === 0 ? 'Pedidos feitos sem login' : 'Titular não comprovado'}
    >
      {!proven && (
        <p className={css.line}>
          O email nunca foi confirmado e nada foi pago com login: quem se cadastrou pode não ser o titular do CPF.
        </p>
      )}
      {others.length > 0 && (
        <p className={css.line}>
          {others.length === 1 ? 'Outra conta tem' : 'Outras contas têm'} o mesmo CPF:{' '}
          {others.map(({ id, name }, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <Link component={RouterLink} to={to.client(id)}>
                {name} ({id})
              </Link>
            </span>
          ))}
          . Confira um documento antes de alterar ou juntar dados.
        </p>
      )}
      {orders > 0 && (
        <p className={css.line}>
          {orders === 1 ? '1 pedido foi feito' : `${orders} pedidos foram feitos`} com este CPF sem login: quem pagou
          pode ser outra pessoa.
        </p>
      )}
    </Notice>
  );
}
