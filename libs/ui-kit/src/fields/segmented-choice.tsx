import { useId } from 'react';
import css from './segmented-choice.module.css';

interface Props<Value extends string | number> {
  /** What is chosen, for readers of the screen. */
  legend: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. Radio buttons underneath, so arrows and readers work as they do everywhere. */
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
