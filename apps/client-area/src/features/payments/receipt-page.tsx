import { useGetProfileQuery } from '@mirante/api-client/people/profile.ts';
import { useGetOwnPaymentQuery } from '@mirante/api-client/sales/client-account.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { brl, cpf, dayTime } from '@mirante/domain/format.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { hasReceipt, type OwnPayment } from '@mirante/domain/sales/payment.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { PaymentItems } from '@mirante/screens/payment/payment-items.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import css from './receipt-page.module.css';

/** A receipt of a confirmed payment, to print or to save as a PDF by the browser's own dialog. */
export function ReceiptPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnPaymentQuery({ id })} what="Pagamento" id={id}>
      {(payment) => (
        <>
          <PageHead
            title={`Recibo do pagamento ${id}`}
            actions={
              hasReceipt(payment) && (
                <Button
                  className={css.print}
                  variant="outlined"
                  startIcon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
                  onClick={() => print()}
                >
                  Imprimir
                </Button>
              )
            }
          />
          {hasReceipt(payment) ? (
            <Receipt payment={payment} />
          ) : (
            <Notice tone="info" title="Este pagamento não tem recibo.">
              Há recibo do que você mesmo pagou, depois de confirmado.
            </Notice>
          )}
        </>
      )}
    </Loaded>
  );
}

function Receipt({ payment }: { payment: OwnPayment }) {
  const { net, method, installments, confirmed_at: at, vindi_code: code, refunded } = payment;
  return (
    <Loaded shape="part" query={useGetProfileQuery()} what="Cadastro">
      {({ name, cpf: digits }) => (
        <article className={css.receipt}>
          <p>
            Recebemos de <b>{name}</b>, CPF {cpf(digits)}, a quantia de <b>{brl(net)}</b>, referente a:
          </p>
          <PaymentItems payment={payment} />
          <p>
            {paymentMethodLabels[method]}
            {installments > 1 && `, em ${installments} parcelas sem juros`}. Pagamento confirmado em {dayTime(at)}
            {code && `, código ${code}`}.
          </p>
          {refunded > 0 && <p>Deste valor, {brl(refunded)} foram devolvidos depois.</p>}
          <footer>
            <p>
              <b>{brand.legal_name}</b>
              <br />
              CNPJ {brand.cnpj}
              <br />
              {brand.legal_address}
            </p>
            <p>Emitido em {dayTime(serverNow().toISOString())}. Não substitui a nota fiscal.</p>
          </footer>
        </article>
      )}
    </Loaded>
  );
}
