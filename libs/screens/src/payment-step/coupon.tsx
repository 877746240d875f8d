import { brl } from '@mirante/domain/format.ts';
import type { Checkout } from '@mirante/domain/sales/checkout.ts';
import { TextInput } from '@mirante/ui-kit/fields/fields.tsx';
import { couponCodeRule } from '@mirante/validation/card-rules.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { couponWords } from './coupon-words.ts';
import type { useCoupon } from './use-coupon.ts';

/** The button is disabled below this length. */
const SHORTEST = 4;

interface Props {
  coupon: Checkout['coupon'];
  use: ReturnType<typeof useCoupon>;
  /** A coupon code offered to this buyer. */
  suggestion: string | null;
}

export const CouponField = ({ coupon, use, suggestion }: Props) =>
  coupon ? <Applied coupon={coupon} use={use} /> : <Typed use={use} suggestion={suggestion} />;

function Applied({ coupon: { code, check }, use }: { coupon: NonNullable<Checkout['coupon']>; use: Props['use'] }) {
  const off = check?.products.reduce((sum, { discount }) => sum + discount, 0) ?? 0;
  const words = check ? (check.valid ? `−${brl(off)}` : couponWords.invalid) : (use.failure ?? 'Verificando…');
  return (
    <div className="pay-coupon">
      <span className="pay-label">Cupom</span>
      <div className={check?.valid === false || use.failure ? 'pay-coupon-box wrong' : 'pay-coupon-box'} role="status">
        <TicketPercent size={18} strokeWidth={1.75} aria-hidden />
        <b>{code}</b>
        <span>{words}</span>
        <Button size="small" onClick={use.remove}>
          Remover
        </Button>
      </div>
    </div>
  );
}

function Typed({ use, suggestion }: Omit<Props, 'coupon'>) {
  const { values, setFieldError, setFieldTouched, setFieldValue } = useFormikContext<{ coupon_code: string }>();
  const typed = values.coupon_code.trim();
  // A code that is not typed may be shorter: staff create them from 4 characters on.
  const apply = async (code: string, mistake?: string) => {
    const wrong = mistake ?? (await use.apply(code));
    // Blur on the way to the button reported the code as unapplied: validate again.
    if (!wrong) return setFieldValue('coupon_code', '', true);
    await setFieldTouched('coupon_code', true, false);
    return setFieldError('coupon_code', wrong);
  };
  return (
    <div className="pay-coupon">
      <div className="pay-coupon-typed">
        <TextInput name="coupon_code" label="Cupom" optional autoComplete="off" maxLength={45} />
        <BusyButton
          variant="outlined"
          disabled={typed.length < SHORTEST}
          busy={use.checking}
          doing="Verificando"
          onClick={() => void apply(typed, couponCodeRule(typed))}
        >
          Aplicar
        </BusyButton>
      </div>
      {use.removed && (
        <p className="pay-suggestion" role="status">
          Cupom <b>{use.removed}</b> removido.{' '}
          <button type="button" className="pay-link" onClick={() => void apply(use.removed!)}>
            Desfazer
          </button>
        </p>
      )}
      {suggestion && !use.removed && (
        <p className="pay-suggestion">
          Há um cupom para você: <b>{suggestion}</b>{' '}
          <button type="button" className="pay-link" onClick={() => void apply(suggestion)}>
            Usar cupom
          </button>
        </p>
      )}
    </div>
  );
}
