import type { TradeChange } from '@mirante/contract/trading/trades.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { assetKindIds, assetKinds, isAssetKindId, unitOf } from '@mirante/domain/trading/asset-kinds.ts';
import { isStrategyId, strategyIds, strategyNames, type StrategyId } from '@mirante/domain/trading/strategies.ts';
import { ownFieldsOf } from '@mirante/domain/trading/strategy-fields.ts';
import { ownLabelsOf, tradeStatusNames, tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { optionTypeNames, tradeTypeNames, type TradeField } from '@mirante/domain/trading/trade.ts';
import { ValidatedOnSubmit } from '@mirante/ui-kit/fields/form-field.ts';
import { useFormikContext } from 'formik';
import { TradePreview } from './trade-preview.tsx';
import css from './trade-form.module.css';

/** A trade's fields with their labels. */
export const Field = fieldsOf<TradeChange>(tradeWords.form);
const ContractField = fieldsOf<TradeChange>(ownLabelsOf(8));
const strategyOptions = strategyIds.map((id) => [String(id), strategyNames[id]] as const);
const assetOptions = assetKindIds.map((id) => [String(id), assetKinds[id].name] as const);

interface Props {
  /** An existing trade's current value, which has a page of its own. A new trade's is typed. */
  current?: number | null;
}

/** The fields shared by creating and editing a trade: the common ones, then its strategy's. */
export function TradeFields({ current }: Props) {
  const isNew = current === undefined;
  const { values } = useFormikContext<TradeChange>();
  const strategy = Number(values.strategy_id);
  return (
    <>
      <TradePreview current={current} />
      <div className={css.pair}>
        <Field.Select name="strategy_id" options={strategyOptions} />
        <Field.Choice name="type" options={tradeTypeNames} look="segment" />
      </div>
      <div className={css.pair}>
        <Field.Select name="status" options={tradeStatusNames} />
        <Field.Text name="asset" maxLength={20} autoComplete="off" />
      </div>
      <div className={css.pair}>
        <Field.Select name="asset_type_id" options={assetOptions} />
        <Field.Decimal name="weight" optional />
      </div>
      {isStrategyId(strategy) && <OwnFields of={strategy} kind={Number(values.asset_type_id)} />}
      <ValidatedOnSubmit value>
        <fieldset className={css.section}>
          <legend>Entrada e saída</legend>
          <div className={css.pair}>
            <Field.Moment name="trade_date" optional />
            <Field.Moment name="date_in" optional />
          </div>
          <div className={css.row}>
            <Field.Decimal name="strategy_in_value" optional />
            <Field.Decimal name="in_value" optional />
            <Field.Decimal name="stop_value" optional />
            <Field.Decimal name="target_value" optional />
            <Field.Decimal name="strategy_rp_value" optional />
            <Field.Decimal name="rp_value" optional />
            <Field.Decimal name="out_value" optional />
            {isNew && <Field.Decimal name="current_value" optional />}
          </div>
        </fieldset>
      </ValidatedOnSubmit>
      <fieldset className={css.section}>
        <legend>Validade e aviso</legend>
        <div className={css.pair}>
          <Field.Text
            name="valid_input_today"
            maxLength={50}
            autoComplete="off"
            help="Como se entra hoje: “Até 38,95”."
          />
          <Field.Moment name="valid_date" optional />
        </div>
        {!isNew && (
          <Field.Text
            name="event"
            optional
            maxLength={255}
            autoComplete="off"
            help="Como a alteração fica no histórico; vazio, ela é dita pelos valores que mudaram."
          />
        )}
        <Field.Text name="errata" optional lines={2} maxLength={2048} />
        <Field.Check name="app_alert" help="Avisa quem assina ao salvar e a cada mudança de situação." />
        <Field.Check name="create_message" help="Escreve no mural o que mudou, com entrada, stop e alvo." />
      </fieldset>
    </>
  );
}

const groupNames: Partial<Record<StrategyId, string>> = { 6: 'Opção', 7: 'Financiamento com opções', 8: 'Contrato' };

/** The fields specific to a strategy. */
export function OwnFields({ of, kind }: { of: StrategyId; kind: number }) {
  const own = ownFieldsOf(of);
  if (own.length === 0) return null;
  const unit = of === 8 && isAssetKindId(kind) ? unitOf(kind) : undefined;
  return (
    <fieldset className={`${css.section} ${css.own}`}>
      <legend>{groupNames[of] ?? 'Preço'}</legend>
      <div className={css.row}>
        {own.map((field) => (
          <OwnField key={field} name={field} of={of} />
        ))}
      </div>
      {unit && <small>Valores em {unit}.</small>}
    </fieldset>
  );
}

function OwnField({ name, of }: { name: TradeField; of: StrategyId }) {
  if (name === 'type_option') return <Field.Choice name={name} options={optionTypeNames} look="segment" optional />;
  if (name === 'option_code') return <Field.Text name={name} optional maxLength={30} autoComplete="off" />;
  const { Day } = of === 8 ? ContractField : Field;
  if (name === 'expires_on') return <Day name={name} optional />;
  if (name === 'launch_date') return <Field.Moment name={name} optional />;
  return <Field.Decimal name={name} optional />;
}
