import { useGetOwnProductQuery, useWithdrawPurchaseMutation } from '@mirante/api-client/sales/own-products.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { brl, day } from '@mirante/domain/format.ts';
import { isRefundedByGateway } from '@mirante/domain/products/payment-method.ts';
import { grantedCode } from '@mirante/domain/products/product.ts';
import type { OwnProductDetail } from '@mirante/domain/sales/client-product.ts';
import { refundMethodWords, WITHDRAWAL_DAYS, type Withdrawal } from '@mirante/domain/sales/withdrawal.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { to } from '../../app/to.ts';
import css from './withdraw-page.module.css';

const empty = { password: '', refund_account: '' };
const Field = fieldsOf<typeof empty>();
const schema = () => import('@mirante/contract/sales/withdrawal.form.ts').then((m) => m.withdrawalForm);

/** Undoes a purchase within seven days, with a full refund. */
export function WithdrawPage() {
  const id = Number(useParams().product_id);
  const query = useGetOwnProductQuery({ product_id: id });
  return (
    <Loaded query={query} what="Produto" id={id}>
      {(product) => (
        <>
          <PageHead title="Desistir da compra" purpose={product.product_name} />
          <div className={css.narrow}>
            {product.withdrawal ? (
              <Form product={product} right={product.withdrawal} showCurrent={query.refetch} />
            ) : (
              <Over product={product} />
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}

const Over = ({ product: { product_id: id, status } }: { product: OwnProductDetail }) => (
  <Notice
    tone="info"
    title={
      status === 'cancelled' ? 'Este produto já está cancelado.' : 'Esta compra não pode mais ser desfeita por aqui.'
    }
    action={
      <Button variant="outlined" size="small" component={Link} to={to.ownProduct(id)}>
        Ver o produto
      </Button>
    }
  >
    {status === 'cancelled'
      ? 'Uma devolução aparece no pagamento.'
      : `O prazo é de ${WITHDRAWAL_DAYS} dias a contar do início do acesso, para o que você mesmo pagou. Para cancelar, fale com o suporte.`}
  </Notice>
);

interface FormProps {
  product: OwnProductDetail;
  right: Withdrawal;
  showCurrent: () => unknown;
}

function Form({ product, right, showCurrent }: FormProps) {
  const { id: shown, product_id: id, product_code: code } = product;
  const { restores } = right;
  const [withdraw] = useWithdrawPurchaseMutation();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const save = async (body: typeof empty) => {
    const end = await withdraw({ product_id: id, body: { ...body, client_product_id: shown } });
    if (!end.error) {
      void dispatch(refreshSession());
      if (isCurrentPage()) void navigate(to.ownProduct(id), { replace: true });
    }
    // It may have been undone by a call whose answer was lost, or in another tab.
    if (statusOf(end.error) === 409) showCurrent();
    return end;
  };
  return (
    <>
      <Notice
        tone="warning"
        title={`Você recebe ${brl(right.amount)} de volta, e ${right.restores_term ? 'a validade volta a ser a de antes da renovação' : 'o acesso termina agora'}.`}
      >
        {refundMethodWords(right.method)} {grantedCode(code) && 'O produto vitalício que veio com ela também termina. '}
        {restores.length > 0 && `O que restava de ${restores.join(' e de ')} volta a valer. `}
        Você pode desistir até {day(right.until)}, sem dizer por quê. O protocolo chega por email.
      </Notice>
      <PartForm
        label="Desistir da compra"
        initial={empty}
        schema={schema}
        save={save}
        submit="Desistir da compra"
        tone="danger"
        aside={
          <Button component={Link} to={to.ownProduct(id)}>
            Cancelar
          </Button>
        }
      >
        {!isRefundedByGateway(right.method) && (
          <Field.Text
            name="refund_account"
            label="Conta para a devolução"
            help="Chave Pix, ou banco, agência e conta em seu nome."
          />
        )}
        <Field.Password name="password" label="Sua senha" help="Para sabermos que é você." />
      </PartForm>
    </>
  );
}
