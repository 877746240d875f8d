import { useId } from 'react';
import css from './segmented-choice.module.css';

interface Props<Value extends string | number> {
  /** The group's accessible name. */
  legend: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A choice between a few options in a row. Native radio buttons, for the standard keyboard and screen reader behaviour.
 */
export function SegmentedChoice<Value extends string | number>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className="m-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
