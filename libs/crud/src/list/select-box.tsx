import css from './select-box.module.css';

export interface SelectBoxProps {
  /** "Selecionar …" */
  name: string;
  isSelected: boolean;
  /** Some, but not all, of what it stands for are selected. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: (isRange: boolean) => void;
}

export const SelectBox = ({ name, isSelected, isMixed = false, disabled = false, onChange }: SelectBoxProps) => (
  <label className={css.box}>
    <input
      type="checkbox"
      data-selects
      aria-label={`Selecionar ${name}`}
      checked={isSelected}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
);
