import { useEditTradeMutation } from '@mirante/api-client/trading/trades.ts';
import { tradeEditForm } from '@mirante/contract/trading/trades.form.ts';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { serverNow } from '@mirante/domain/server-time.ts';
import { resultOf, valueOf } from '@mirante/domain/trading/trade-result.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { ResultText, TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Field } from '../../../shared/trading/trade-fields.tsx';
import type { TradeAction } from './trade-actions.ts';

interface Props {
  of: OwnTradeRow;
  act: TradeAction;
  onClose: () => void;
}
type Typed = Partial<Record<TradeAction['field'], number | ''>>;

/** Asks for the one value that a trade's next status needs, prefilled as planned. */
export function TradeActionDialog({ of, act, onClose }: Props) {
  const [edit] = useEditTradeMutation();
  const id = useId();
  const bodyOf = (typed: Typed) => ({
    status: act.status,
    // A trade entered now gets the current time; later statuses keep its entry time.
    date_in: of.date_in ?? serverNow().toISOString(),
    in_value: of.in_value,
    ...typed,
  });
  const save = async (typed: Typed) => {
    const { in_value, ...body } = tradeEditForm.cast(bodyOf(typed), { stripUnknown: true });
    await edit({ id: of.id, body: act.field === 'in_value' ? { ...body, in_value } : body }).unwrap();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {act.label}: {of.quoted_as}
      </DialogTitle>
      <DialogContent>
        <PartForm<Typed>
          label={act.label}
          initial={{ [act.field]: act.likely(of) ?? '' }}
          schema={async () => ({ validate: (typed, o) => tradeEditForm.validate(bodyOf(typed as Typed), o) })}
          save={save}
          submit={act.label}
          aside={
            <Button variant="text" onClick={onClose}>
              Cancelar
            </Button>
          }
        >
          <TradeName of={of} />
          <Field.Decimal name={act.field} autoFocus />
          <Outcome of={of} act={act} />
        </PartForm>
      </DialogContent>
    </Dialog>
  );
}

/** The trade's result at this value. */
function Outcome({ of, act }: Pick<Props, 'of' | 'act'>) {
  const { values } = useFormikContext<Typed>();
  const typed = values[act.field];
  if (typeof typed !== 'number') return null;
  const result = valueOf(resultOf({ ...of, status: act.status, [act.field]: typed }));
  return (
    <p>
      Resultado: <ResultText value={result} />
    </p>
  );
}
