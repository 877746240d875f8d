import { useDeleteAccountMutation } from '@mirante/api-client/people/account-removal.ts';
import { useGetProfileQuery } from '@mirante/api-client/people/profile.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { useLogOut } from '@mirante/session/log-in.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import css from './remove-account-page.module.css';

/** The account may be removed, and the session with it: a second attempt then reads of an expired session only. */
const UNANSWERED = 'O servidor não respondeu. Se a conta foi removida, você recebe um email; se não, tente novamente.';
const isUnanswered = (error: unknown): boolean => {
  const status = statusOf(error);
  return typeof status !== 'number' || status >= 500;
};

const empty = { password: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/people/account-removal.form.ts').then((m) => m.accountRemovalForm);

/** Removes an account whose subscription has ended. */
export const RemoveAccountPage = () => (
  <>
    <PageHead
      title="Remover conta"
      purpose="Seus dados pessoais deixam de existir aqui, e você não entra mais com este email."
    />
    <div className={css.narrow}>
      {/* Products end and payments fall due while a page is in the background. */}
      <Loaded shape="part" query={useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true })} what="Cadastro">
        {({ removable, refund_owed }) => (removable ? <Removal /> : refund_owed ? <RefundOwed /> : <NotYet />)}
      </Loaded>
    </div>
  </>
);

const RefundOwed = () => (
  <Notice tone="info" title="Ainda há um reembolso a devolver a você.">
    Sua conta pode ser removida depois que ele for devolvido.
  </Notice>
);

const NotYet = () => (
  <Notice
    tone="info"
    title="Só é possível remover uma conta cuja assinatura esteja cancelada."
    action={
      <Button variant="outlined" size="small" component={Link} to={to.ownProducts()}>
        Ver meus produtos
      </Button>
    }
  >
    Enquanto houver um produto ativo ou um pagamento em aberto, sua conta continua. Para cancelar, fale com o suporte.
  </Notice>
);

function Removal() {
  const [remove] = useDeleteAccountMutation();
  const leave = useLogOut();
  const save = async (body: typeof empty) => {
    const { error } = await remove({ body });
    if (!error) leave();
    return { error: error && isUnanswered(error) ? { ...error, detail: UNANSWERED } : error };
  };
  return (
    <>
      <Notice tone="danger" title="A remoção será irreversível.">
        Nome, CPF, endereço e contatos são apagados. Pedidos que ainda esperam pagamento são cancelados: não os pague.
        Os registros de pagamento, que a lei nos manda guardar, ficam sem o seu nome.
      </Notice>
      <PartForm
        label="Remover conta"
        initial={empty}
        schema={schema}
        save={save}
        submit="Remover minha conta"
        tone="danger"
        aside={
          <Button component={Link} to={to.account()}>
            Cancelar
          </Button>
        }
      >
        <Field.Password name="password" label="Sua senha" help="Para sabermos que é você." />
      </PartForm>
    </>
  );
}
