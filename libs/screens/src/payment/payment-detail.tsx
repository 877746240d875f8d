import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { cardBrandRules, type CardBrand } from '@mirante/domain/sales/card.ts';
import { ABSENT, brl, day, dayTime, discountText } from '@mirante/domain/format.ts';
import { paymentStatusStyle, paymentTypeStyle, type Payment } from '@mirante/domain/sales/payment.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { PriceText } from '@mirante/ui-kit/states/price-text.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import type { ReactNode } from 'react';
import { BoletoSlip } from './boleto-slip.tsx';
import { TextLink } from '../house-texts/text-link.tsx';
import { CopyableFact } from '../records/copyable-fact.tsx';
import { Fact, Facts, Panels } from '../records/facts.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { payableWords } from './payable-words.ts';
import { PaymentItems } from './payment-items.tsx';
import { PixCharge } from './pix-charge.tsx';
import css from './payment-detail.module.css';

interface PaymentDetailProps {
  payment: Payment;
  /** Whose texts to use. */
  reader?: 'client' | 'staff';
  /** Actions in the page's head. */
  actions?: ReactNode;
  /** Shown above everything else. */
  notice?: ReactNode;
  /** Facts that only one of the apps shows, as `Fact`s. */
  facts?: ReactNode;
  /** The coupon's code, as a link if it has a page. */
  coupon?: ReactNode;
  /** The button that asks about a pending Pix, if it is not that of its public page. */
  checkPix?: ReactNode;
  /** The button that renews an expired Pix, if it is not the payer's. */
  renewPix?: ReactNode;
  /** Further panels beside those of the payment. */
  panels?: ReactNode;
  /** Panels below the items. */
  children?: ReactNode;
}

/** A payment: its data, its items, and how to pay it while possible. */
export function PaymentDetail({
  payment,
  reader = 'client',
  actions,
  notice,
  facts,
  coupon = payment.coupon_code,
  checkPix,
  renewPix,
  panels,
  children,
}: PaymentDetailProps) {
  const { id, vindi_code: code, net, amount, discount, method, installments, terms_version: terms } = payment;
  return (
    <div className={css.detail}>
      <PageHead
        title={`Pagamento ${id}`}
        badge={<Badges payment={payment} />}
        purpose={<Charged payment={payment} />}
        actions={actions}
      />
      {notice}
      <PaymentInstructions payment={payment} reader={reader} checkPix={checkPix} renewPix={renewPix} />
      <Panels>
        <Panel title="Dados">
          <Facts>
            {reader === 'staff' ? (
              <CopyableFact label="Código" text={code} what="código do pagamento" />
            ) : (
              <Fact label="Código">{code ?? ABSENT}</Fact>
            )}
            <Fact label="Método">{methodOf(payment)}</Fact>
            {method === 'credit_card' && (
              <Fact label="Parcelas">{installments === 1 ? 'À vista' : `${installments}x sem juros`}</Fact>
            )}
            <Fact label="Valor">{brl(net)}</Fact>
            <Fact label="Preço de tabela">{brl(amount)}</Fact>
            <Fact label="Desconto">{discountText(discount)}</Fact>
            {terms && (
              <Fact label="Termos aceitos">
                <TextLink name="terms" version={terms}>
                  Versão de {day(terms)}
                </TextLink>
              </Fact>
            )}
            {facts}
          </Facts>
        </Panel>
        <Panel title="Cupom">
          <Facts>
            <Fact label="Código">{coupon ?? ABSENT}</Fact>
          </Facts>
        </Panel>
        <Panel title="Datas">
          <Facts>
            <Fact label="Criado em">{dayTime(payment.created_at)}</Fact>
            <Fact label="Vencimento">{method === 'pix' ? dayTime(payment.due_at) : day(payment.due_at)}</Fact>
            <Fact label="Confirmado em">{dayTime(payment.confirmed_at)}</Fact>
            <Fact label="Verificado em">{dayTime(payment.verified_at)}</Fact>
          </Facts>
        </Panel>
        {panels}
      </Panels>
      <Panel title="Itens">
        <PaymentItems payment={payment} />
      </Panel>
      {children}
    </div>
  );
}

const Charged = ({ payment: { net, product_names: names, vindi_code: code } }: { payment: Payment }) => (
  <span className={css.amount}>
    <PriceText amount={net} size="total" />
    <span>{names.join(', ')}</span>
    {code && <small>Código {code}</small>}
  </span>
);

const Badges = ({ payment }: { payment: Payment }) => (
  <>
    <StatusChip look={paymentStatusStyle(payment)} />
    <StatusChip look={paymentTypeStyle(payment)} />
  </>
);

function PaymentInstructions({
  payment,
  reader,
  checkPix,
  renewPix,
}: Pick<PaymentDetailProps, 'payment' | 'checkPix' | 'renewPix'> & { reader: 'client' | 'staff' }) {
  const words = payableWords[reader];
  if (payment.status !== 'pending') return null;
  if (payment.method === 'pix')
    return (
      <Panel title={words.pix}>
        <PixCharge payment={payment} words={words} check={checkPix} renew={renewPix} />
      </Panel>
    );
  if (payment.method !== 'bank_slip' || payment.expired) return null;
  return (
    <Panel title={words.boleto}>
      <BoletoSlip payment={payment} words={words} />
    </Panel>
  );
}

function methodOf({ method, card_brand: brand, card_last_four: lastFour }: Payment): string {
  const label = paymentMethodLabels[method];
  return method === 'credit_card' && lastFour
    ? `${label}${brand ? ` ${cardBrandRules[brand as CardBrand]?.label ?? brand}` : ''} final ${lastFour}`
    : label;
}
