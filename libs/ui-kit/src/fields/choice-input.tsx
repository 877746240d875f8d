import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { FieldText, Optional, type FieldProps } from './field-frame.tsx';
import { useFormField } from './form-field.ts';

interface ChoiceProps extends Pick<FieldProps, 'name' | 'label' | 'help' | 'optional' | 'disabled'> {
  /** Value to label, in display order. */
  options: Record<string, string>;
  /** `radio`: a card per option, for an important choice. `segment`: one short row. */
  look?: 'radio' | 'segment';
}

/**
 * A choice between a few visible options. Native radio buttons, for the standard keyboard and screen reader behaviour.
 */
export function ChoiceInput({ options, look = 'radio', ...of }: ChoiceProps) {
  const field = useFormField<string>(of.name);
  const Group = look === 'radio' ? Cards : Segment;
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      error={field.message !== undefined}
      disabled={of.disabled ?? false}
      aria-invalid={field.message !== undefined}
      aria-describedby={field.describedBy}
    >
      <FormLabel component="legend">
        {of.label}
        {of.optional && <Optional />}
      </FormLabel>
      <Group>
        {Object.entries(options).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={of.name}
              value={value}
              checked={field.value === value}
              disabled={of.disabled}
              onChange={() => field.change(value)}
              onBlur={field.onBlur}
            />
            <span>{label}</span>
          </label>
        ))}
      </Group>
      <FieldText id={field.id} message={field.message} help={of.help} />
    </FormControl>
  );
}

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 16,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '0 14px',
    border: '1px solid var(--field-line)',
    borderRadius: 'var(--r-md)',
    backgroundColor: 'var(--surface)',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: 'var(--brand)', boxShadow: 'inset 0 0 0 1px var(--brand)', fontWeight: 600 },
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& label:has(:disabled)': { backgroundColor: 'var(--surface-2)', color: 'var(--ink-3)', cursor: 'default' },
  '[aria-invalid="true"] > & label': { borderColor: 'var(--danger)' },
  '& input': {
    appearance: 'none',
    width: 18,
    height: 18,
    margin: 0,
    borderRadius: '50%',
    border: '1px solid var(--field-line)',
    backgroundColor: 'var(--surface)',
    outline: 'none',
    flex: 'none',
  },
  '& input:checked': { border: '6px solid var(--brand)' },
});

const Segment = styled('div')({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  gap: 2,
  padding: 3,
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--surface-3)',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 30,
    padding: '0 12px',
    borderRadius: 'var(--r-sm)',
    fontSize: 13,
    fontWeight: 600,
    color: 'var(--ink-2)',
    cursor: 'pointer',
    '@media (max-width:899px)': { minHeight: 44 },
  },
  '& label:has(:checked)': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'inset 0 0 0 1px var(--brand)',
  },
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1, margin: 0 },
});
