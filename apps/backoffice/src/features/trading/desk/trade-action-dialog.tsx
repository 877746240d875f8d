import Button from '@mui/material/Button';
import { tradeEditForm } from '@mirante/contract/trading/trades.form.ts';
import { FormDialog } from '@mirante/crud/form/form-dialog.tsx';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import { serverNow } from '@mirante/domain/server-time.ts';
import { resultOf, valueOf } from '@mirante/domain/trading/trade-result.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { ResultText, TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import { useFormikContext } from 'formik';
import { Field } from '../../../shared/trading/trade-fields.tsx';
import type { TradeAction } from './trade-actions.ts';
import { useEditAsSeen, type TradeDialogProps } from './use-edit-as-seen.ts';

interface Props extends TradeDialogProps {
  act: TradeAction;
}
type Typed = Partial<Record<TradeAction['field'], number | ''>>;

/** Asks for the one value that a trade's next status needs, prefilled as planned. */
export function TradeActionDialog({ act, ...props }: Props) {
  const { asked, live: of = asked, onClose } = props;
  const edit = useEditAsSeen(props, act.from);
  const changeOf = (typed: Typed) => ({
    status: act.status,
    // A trade entered now gets the current time; later statuses keep its entry time.
    ...(of.date_in === null && { date_in: serverNow().toISOString() }),
    ...typed,
  });
  const save = async (typed: Typed) => {
    await edit(tradeEditForm.cast(changeOf(typed), { stripUnknown: true }));
    onClose();
  };
  return (
    <FormDialog title={`${act.label}: ${of.quoted_as}`} onClose={onClose}>
      <PartForm<Typed>
        label={act.label}
        initial={{ [act.field]: act.likely(of) ?? '' }}
        schema={async () => ({
          validate: (typed, options) =>
            tradeEditForm.validate(
              { date_in: of.date_in, in_value: of.in_value, ...changeOf(typed as Typed) },
              options,
            ),
        })}
        save={save}
        submit={act.label}
        aside={<Button onClick={onClose}>Cancelar</Button>}
      >
        <TradeName of={of} />
        <Field.Decimal name={act.field} autoFocus />
        <Outcome of={of} act={act} />
      </PartForm>
    </FormDialog>
  );
}

/** The trade's result at this value. */
function Outcome({ of, act }: { of: OwnTradeRow; act: TradeAction }) {
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
