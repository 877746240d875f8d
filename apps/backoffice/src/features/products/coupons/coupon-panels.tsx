import {
  couponContextLabels,
  couponValue,
  isTypeable,
  paymentTypeLabel,
  type Coupon,
  couponWords,
} from '@mirante/domain/products/coupon-record.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { Fact, Facts } from '@mirante/screens/records/facts.tsx';
import { CopyButton } from '@mirante/ui-kit/states/copy-button.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import record from '../../../record/record.module.css';
import css from './coupon-panels.module.css';

const { labels } = couponWords;

export const TermsPanel = ({ coupon }: { coupon: Coupon }) => (
  <Panel title="Condições">
    <Facts>
      <Fact label={couponWords.list.discount_type}>{couponValue(coupon)}</Fact>
      <Fact label={labels.starts_at}>{day(coupon.starts_at)}</Fact>
      <Fact label={labels.expires_at}>{coupon.expires_at ? day(coupon.expires_at) : 'Sem fim'}</Fact>
      <Fact label={couponWords.form.payment_type}>{paymentTypeLabel(coupon.payment_type)}</Fact>
      <Fact label={labels.applies_to}>{couponContextLabels[coupon.applies_to]}</Fact>
      <Fact label="No checkout">
        {coupon.staff_only
          ? 'Não pode ser usado'
          : isTypeable(coupon.code)
            ? 'Pode ser digitado'
            : 'Só por link: o código não pode ser digitado'}
      </Fact>
    </Facts>
  </Panel>
);

/** Used and remaining uses. */
export function UsesPanel({ coupon: { code, qt, usage_count, staff_only } }: { coupon: Coupon }) {
  const all = qt + usage_count;
  return (
    <Panel
      title="Usos"
      aside={!staff_only && <CopyButton text={code} label="Copiar código" size="small" variant="text" />}
    >
      <p className={css.left}>
        <strong>{integer(qt)}</strong> {qt === 1 ? 'disponível' : 'disponíveis'}
      </p>
      <meter className={css.meter} min={0} max={Math.max(all, 1)} value={usage_count} aria-label="Usados" />
      <p className={record.quiet}>
        {integer(usage_count)} de {integer(all)} {usage_count === 1 ? 'usado' : 'usados'}
      </p>
    </Panel>
  );
}

export const NotesPanel = ({ coupon: { obs } }: { coupon: Coupon }) =>
  obs ? (
    <Panel title="Observação">
      <p className={record.text}>{obs}</p>
    </Panel>
  ) : null;
