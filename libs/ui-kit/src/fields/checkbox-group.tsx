import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { FieldText, type FieldProps } from './field-frame.tsx';
import { useFormField } from './form-field.ts';

interface ChecksProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'disabled'> {
  /** In display order. */
  options: readonly { value: number; label: string; help?: string }[];
  /** Short labels in two columns, where there is room. */
  columns?: 1 | 2;
}

/** A checkbox group; the form's value is the list of checked values. */
export function CheckboxGroup({ options, columns = 1, ...of }: ChecksProps) {
  const field = useFormField<readonly number[]>(of.name);
  const chosen = new Set(field.value);
  const { setFieldTouched } = useFormikContext();
  const toggle = (value: number) => {
    // A press is a complete change: its error does not wait for the blur.
    void setFieldTouched(of.name, true, false);
    field.change(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? !chosen.has(other) : chosen.has(other))),
    );
  };
  return (
    <FormControl
      component="fieldset"
      error={field.message !== undefined}
      disabled={of.disabled ?? false}
      aria-describedby={field.describedBy}
    >
      <FormLabel component="legend">{of.label}</FormLabel>
      <Cards className={columns === 2 ? 'm-abreast' : undefined}>
        {options.map(({ value, label, help }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={of.name}
              value={value}
              checked={chosen.has(value)}
              disabled={of.disabled}
              onChange={() => toggle(value)}
              onBlur={field.onBlur}
              aria-invalid={field.message !== undefined}
              aria-describedby={field.describedBy}
            />
            <span>
              <strong>{label}</strong>
              {help && <small>{help}</small>}
            </span>
          </label>
        ))}
      </Cards>
      <FieldText id={field.id} message={field.message} help={of.help} />
    </FormControl>
  );
}

export const Cards = styled('div')({
  display: 'grid',
  gap: 8,
  '&.m-abreast': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' },
  '& label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '11px 14px',
    border: '1px solid var(--field-line)',
    borderRadius: 'var(--r-md)',
    backgroundColor: 'var(--surface)',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& label:has(:checked)': { borderColor: 'var(--brand)', boxShadow: 'inset 0 0 0 1px var(--brand)' },
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& label:has(:disabled)': { backgroundColor: 'var(--surface-2)', color: 'var(--ink-3)', cursor: 'default' },
  '& label:has([aria-invalid="true"])': { borderColor: 'var(--danger)' },
  '& input': { flex: 'none', width: 18, height: 18, margin: '1px 0 0', accentColor: 'var(--brand)', outline: 'none' },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
});
