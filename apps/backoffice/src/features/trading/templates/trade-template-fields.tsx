import type { TradeTemplateForm } from '@mirante/contract/trading/trade-templates.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { assetKindIds, assetKinds } from '@mirante/domain/trading/asset-kinds.ts';
import { strategyIds, strategyNames } from '@mirante/domain/trading/strategies.ts';
import { distanceUnitNames, tradeTemplateWords } from '@mirante/domain/trading/trade-template.ts';
import css from '../../../shared/trading/trade-form.module.css';

const Field = fieldsOf<TradeTemplateForm>(tradeTemplateWords.form);
const strategyOptions = strategyIds.map((id) => [String(id), strategyNames[id]] as const);
const assetOptions = assetKindIds.map((id) => [String(id), assetKinds[id].name] as const);

/** The fields shared by creating and editing a template. */
export const TradeTemplateFields = () => (
  <>
    <Field.Text name="name" maxLength={40} autoComplete="off" help="Fica no botão do modelo, na mesa." />
    <div className={css.pair}>
      <Field.Select name="strategy_id" options={strategyOptions} />
      <Field.Select name="asset_type_id" options={assetOptions} />
    </div>
    <Field.Choice name="distance_unit" options={distanceUnitNames} look="segment" />
    <div className={css.pair}>
      <Field.Decimal name="stop_distance" optional />
      <Field.Decimal name="target_distance" optional />
      <Field.Decimal name="rp_distance" optional />
      <Field.Decimal name="weight" optional />
    </div>
    <Field.Text
      name="valid_input_today"
      maxLength={50}
      autoComplete="off"
      help="{entrada} é trocado pelo valor do gatilho: “Até {entrada}”."
    />
    <Field.Text
      name="event"
      optional
      maxLength={255}
      autoComplete="off"
      help="Como a abertura fica no histórico e no mural."
    />
    <Field.Check name="app_alert" help="Avisa quem assina ao salvar e a cada mudança de situação." />
    <Field.Check name="create_message" help="Escreve no mural o que mudou, com entrada, stop e alvo." />
  </>
);
