import { useCreateTradeMutation } from '@mirante/api-client/trading/trades.ts';
import { newTradeForm } from '@mirante/contract/trading/trades.form.ts';
import { PartForm } from '@mirante/crud/form/part-form.tsx';
import type { Page } from '@mirante/domain/records/page.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { isStrategyId, strategies } from '@mirante/domain/trading/strategies.ts';
import { ENTRY_MARK, plannedValues, type TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import { tradeTypeNames, type TradeRow } from '@mirante/domain/trading/trade.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import { PanelData } from '../../../record/panel-data.tsx';
import { Field, OwnFields } from '../../../shared/trading/trade-fields.tsx';
import { CallPreview } from './call-preview.tsx';
import { filledBy, valuesOfTemplate, valuesOfTrade, type CallValues } from './new-call-values.ts';
import css from './desk-page.module.css';

interface Props {
  templates: ComponentProps<typeof PanelData<Page<TradeTemplateRow>>>['query'];
  chosen: TradeTemplateRow | undefined;
  choose: (template: TradeTemplateRow) => void;
  /** The trade to duplicate, if one is named and exists. */
  duplicate: ComponentProps<typeof PanelData<TradeRow>>['query'] | undefined;
  /** Called once a duplicate is saved: its form is complete, and another press would open the same trade again. */
  endDuplicating: () => void;
  /** The trade to duplicate, if there is none of this id. */
  missingId: number | undefined;
  box: RefObject<HTMLDivElement | null>;
  /** Called as something typed becomes unsaved, which another template would replace, and when nothing is. */
  onTyped: (isTyped: boolean) => void;
}

const statuses = { trigger: 'Gatilho', live: 'Andamento' };

/** A new trade with few keystrokes: a template, the asset, its price. */
export function NewCall({ templates, chosen, choose, duplicate, endDuplicating, missingId, box, onTyped }: Props) {
  const [create] = useCreateTradeMutation();
  const duplicated = duplicate?.data;
  const initial = duplicated ? valuesOfTrade(duplicated) : valuesOfTemplate(chosen);
  const template = duplicated ? undefined : chosen;
  const filled = (values: CallValues) => filledBy(template, values, serverNow());
  const checks = {
    validate: (values: unknown, o: { abortEarly: boolean }) => newTradeForm.validate(filled(values as CallValues), o),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter saves from any of its fields
    <div ref={box} className={css.call} onKeyDown={submitByKeys}>
      <Panel
        title={duplicated ? `Nova operação, como a ${duplicated.id}` : 'Nova operação'}
        aside={<Link to={to.tradeTemplates()}>Gerenciar modelos</Link>}
      >
        {missingId && (
          <p className={css.quiet} role="alert">
            Não há operação {missingId} para duplicar.
          </p>
        )}
        <PanelData query={templates} what="os modelos">
          {({ items }) => (
            <div className={css.templates} role="group" aria-label="Modelos">
              {items.map((each, n) => (
                <button
                  key={each.id}
                  type="button"
                  aria-pressed={each.id === template?.id}
                  aria-keyshortcuts={n < 9 ? String(n + 1) : undefined}
                  onClick={() => choose(each)}
                >
                  {n < 9 && <kbd aria-hidden>{n + 1}</kbd>} <strong>{strategies[each.strategy_id].short}</strong>{' '}
                  {each.name}
                </button>
              ))}
              {items.length === 0 && (
                <p className={css.quiet}>Nenhum modelo: crie o primeiro em “Gerenciar modelos”.</p>
              )}
            </div>
          )}
        </PanelData>
        {duplicate && (
          <PanelData query={duplicate} what="a operação a duplicar">
            {() => null}
          </PanelData>
        )}
        {/* Rendered once its initial values are loaded, since they would replace earlier input. */}
        {(!duplicate || duplicated) && (templates.data !== undefined || templates.error !== undefined) && (
          <PartForm<CallValues>
            key={duplicated ? `trade ${duplicated.id}` : (template?.id ?? 'none')}
            label="Nova operação"
            initial={initial}
            schema={async () => checks}
            save={async (values) => {
              const body = newTradeForm.cast(filled(values), { stripUnknown: true });
              await create({ body }).unwrap();
            }}
            after="initial"
            onSaved={duplicated && endDuplicating}
            submit="Salvar operação"
            aside={
              <span className={css.hint}>
                <kbd>Ctrl</kbd> <kbd>Enter</kbd> salva
              </span>
            }
          >
            <CallFields template={template} />
            <Preview filled={filled} />
            <Typed on={onTyped} />
          </PartForm>
        )}
      </Panel>
    </div>
  );
}

/** Ctrl+Enter submits from any of its fields. */
function submitByKeys(e: KeyboardEvent<HTMLElement>): void {
  if (e.key !== 'Enter' || !(e.ctrlKey || e.metaKey)) return;
  e.preventDefault();
  e.currentTarget.querySelector('form')?.requestSubmit();
}

function Preview({ filled }: { filled: (values: CallValues) => CallValues }) {
  const { values } = useFormikContext<CallValues>();
  return <CallPreview of={filled(values)} />;
}

function Typed({ on }: { on: (isTyped: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    on(dirty);
    return () => on(false);
  }, [on, dirty]);
  return null;
}

function CallFields({ template }: { template: TradeTemplateRow | undefined }) {
  const { values } = useFormikContext<CallValues>();
  const strategy = Number(values.strategy_id);
  const entry = values.strategy_in_value;
  const planned =
    template && typeof entry === 'number' ? plannedValues(template, values.type || 'C', entry) : undefined;
  const hint = (value: number | null | undefined) =>
    value === null || value === undefined ? {} : { placeholder: price(value), help: 'Vazio, fica o do modelo.' };
  return (
    <>
      <div className={css.fields}>
        <Field.Choice name="type" options={tradeTypeNames} look="segment" />
        <Field.Choice name="status" options={statuses} look="segment" />
        <Field.Text name="asset" maxLength={20} autoComplete="off" />
        <Field.Decimal name="strategy_in_value" optional={!values.valid_input_today.includes(ENTRY_MARK)} />
        <Field.Decimal name="stop_value" optional {...hint(planned?.stop_value)} />
        <Field.Decimal name="target_value" optional {...hint(planned?.target_value)} />
        <Field.Decimal name="strategy_rp_value" optional {...hint(planned?.strategy_rp_value)} />
        <Field.Decimal name="weight" optional />
        <Field.Decimal name="current_value" optional />
        <Field.Text name="valid_input_today" maxLength={50} autoComplete="off" />
        <Field.Text name="event" optional maxLength={255} autoComplete="off" />
      </div>
      {isStrategyId(strategy) && <OwnFields of={strategy} kind={Number(values.asset_type_id)} />}
      <div className={css.checks}>
        <Field.Check name="app_alert" />
        <Field.Check name="create_message" />
        <Button component={Link} to={to.newTrade()} variant="text" size="small">
          Formulário completo
        </Button>
      </div>
    </>
  );
}
