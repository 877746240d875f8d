import { useMask, type MaskName } from '@mirante/ui-kit/fields/use-mask.ts';
import { useRef, type FocusEvent } from 'react';
import css from './sheet.module.css';

interface CellProps {
  /** The column and the dividend's number. */
  label: string;
  /** The error message, linked to the input. */
  mistake: string | undefined;
  id: string;
  value: string;
  write: (text: string) => void;
}

const said = ({ label, mistake, id }: Pick<CellProps, 'label' | 'mistake' | 'id'>) => ({
  'aria-label': label,
  'aria-invalid': mistake !== undefined,
  'aria-describedby': mistake === undefined ? undefined : id,
});

export const CodeCell = ({ write, value, ...props }: CellProps) => (
  <input
    {...said(props)}
    className={css.input}
    value={value}
    autoCapitalize="characters"
    autoComplete="off"
    spellCheck={false}
    onChange={(e) => write(e.target.value)}
  />
);

interface MaskedCellProps extends CellProps {
  mask: Extract<MaskName, 'decimal' | 'date'>;
}

/** Masked only while focused: a thousand masks at once would be slow. */
export function MaskedCell({ mask, write, value, ...props }: MaskedCellProps) {
  const attach = useMask(mask);
  const detach = useRef<() => void>(undefined);
  const begin = (e: FocusEvent<HTMLInputElement>) => {
    detach.current = attach(e.currentTarget);
  };
  return (
    <input
      {...said(props)}
      className={`${css.input} ${mask === 'decimal' ? css.number : ''}`}
      value={value}
      inputMode={mask === 'decimal' ? 'decimal' : 'numeric'}
      placeholder={mask === 'date' ? 'DD/MM/AAAA' : undefined}
      autoComplete="off"
      onFocus={begin}
      onBlur={() => detach.current?.()}
      onInput={(e) => write(e.currentTarget.value)}
      onChange={() => {}}
    />
  );
}

interface ChoiceCellProps extends CellProps {
  options: readonly (readonly [value: string, label: string])[];
}

export const ChoiceCell = ({ options, write, value, ...props }: ChoiceCellProps) => (
  <select {...said(props)} className={css.input} value={value} onChange={(e) => write(e.target.value)}>
    <option value="">Selecione</option>
    {options.map(([option, label]) => (
      <option key={option} value={option}>
        {label}
      </option>
    ))}
  </select>
);
