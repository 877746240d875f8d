import { dayFromMasked, dayToMasked } from '@mirante/ui-kit/fields/input-format.ts';
import { say } from '@mirante/validation/messages.ts';
import { useMask } from '@mirante/ui-kit/fields/use-mask.ts';
import { lazy, Suspense, useId, useState } from 'react';
import type { FilterBoxProps } from './filter-box-props.ts';
import { shownValue } from './filters.tsx';
import { useDraft } from '../form/use-draft.ts';
import css from './filter-box.module.css';

// Loaded by the few lists that filter by another record.
const RecordBox = lazy(() => import('./record-filter.tsx').then((m) => ({ default: m.RecordFilter })));

/** A filter, rendered by its kind. */
export function FilterBox(props: FilterBoxProps) {
  const { kind } = props.of.filter;
  if (kind === 'choice') return <ChoiceBox {...props} />;
  if (kind === 'record')
    return (
      <Suspense fallback={<LoadingBox {...props} />}>
        <RecordBox {...props} />
      </Suspense>
    );
  return kind === 'day' ? <DayBox {...props} /> : <TypedBox {...props} />;
}

/** A filter's value as displayed. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const nameOf = ({ of: { label }, id }: Pick<FilterBoxProps, 'of' | 'id'>) =>
  id ? { id } : { 'aria-label': `Filtrar por ${label}` };

/** Disabled: what was typed into it would be lost with it. */
const LoadingBox = ({ of, value, id }: FilterBoxProps) => (
  <input
    className={css.box}
    {...nameOf({ of, id })}
    type="text"
    size={14}
    placeholder={of.filter.hint || of.label}
    value={value === undefined || value === '' ? '' : shownValue(of.filter, value)}
    disabled
  />
);

/** Options that could not be read are read again when it is opened. */
function ChoiceBox({ of, value, apply, id }: FilterBoxProps) {
  const { options, hint, retry } = of.filter;
  return (
    <span className={css.choice}>
      <select
        className={css.box}
        {...nameOf({ of, id })}
        value={asText(value)}
        onFocus={() => retry?.()}
        onPointerDown={() => retry?.()}
        onChange={(e) => apply(e.target.value)}
      >
        {hint && <option value="">{hint}</option>}
        {retry && <option disabled>As opções não carregaram. Abra de novo para tentar.</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

function TypedBox(props: FilterBoxProps) {
  const { of, value, accepts, apply } = props;
  const isNumber = of.filter.kind === 'number';
  const { text, wrong, type, commit, leave } = useDraft({
    value: asText(value),
    accepts: (typed) => typed === '' || ((!isNumber || /^\d+$/.test(typed)) && accepts(typed)),
    apply,
  });
  const error = useId();
  return (
    <>
      <input
        className={css.box}
        {...nameOf(props)}
        type="text"
        size={isNumber ? 6 : 14}
        inputMode={isNumber ? 'numeric' : 'text'}
        placeholder={of.filter.hint || of.label}
        value={text}
        aria-invalid={wrong}
        aria-describedby={wrong ? error : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(e) => type(e.target.value)}
        onBlur={leave}
        onKeyDown={(e) => e.key === 'Enter' && commit()}
      />
      {wrong && <BoxError id={error} of={of} />}
    </>
  );
}

function DayBox(props: FilterBoxProps) {
  const { of, value, accepts, apply } = props;
  // The rows come first: most visits filter by no day.
  const [isUsed, setUsed] = useState(false);
  const ref = useMask(isUsed ? 'date' : undefined);
  const { text, wrong, type, commit, leave } = useDraft({
    value: dayToMasked(asText(value)),
    accepts: (typed) => typed === '' || (typed.length === 10 && accepts(dayFromMasked(typed))),
    apply: (typed) => apply(dayFromMasked(typed)),
  });
  const error = useId();
  const isInvalid = wrong && text.length === 10;
  return (
    <>
      <input
        className={css.box}
        {...nameOf(props)}
        ref={ref}
        type="text"
        size={Math.max(11, of.filter.hint.length)}
        inputMode="numeric"
        placeholder={of.filter.hint}
        value={text}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? error : undefined}
        autoComplete="off"
        onPointerEnter={() => setUsed(true)}
        onFocus={() => setUsed(true)}
        onInput={(e) => type(e.currentTarget.value)}
        onChange={() => {}}
        onBlur={leave}
        onKeyDown={(e) => e.key === 'Enter' && commit()}
      />
      {isInvalid && <BoxError id={error} of={of} />}
    </>
  );
}

const BoxError = ({ id, of: { filter } }: { id: string; of: FilterBoxProps['of'] }) => (
  <small className={css.error} id={id} role="alert">
    {filter.kind === 'text' ? say.textLong : say.invalid}
  </small>
);
