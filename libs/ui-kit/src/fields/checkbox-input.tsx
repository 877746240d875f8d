import FormControl from '@mui/material/FormControl';
import { Cards } from './checkbox-group.tsx';
import { FieldText, type FieldProps } from './field-frame.tsx';
import { useFormField } from './form-field.ts';

/** Yes or no; the form's value is a boolean. Its name is the label alone: the help may have another field's words. */
export function CheckboxInput({ help, ...of }: Pick<FieldProps, 'name' | 'label' | 'help' | 'disabled'>) {
  const field = useFormField<boolean>(of.name);
  return (
    <FormControl error={field.message !== undefined} disabled={of.disabled ?? false}>
      <Cards>
        <label>
          <input
            type="checkbox"
            name={of.name}
            checked={field.value === true}
            disabled={of.disabled}
            onChange={(e) => field.change(e.target.checked)}
            onBlur={field.onBlur}
            aria-invalid={field.message !== undefined}
            aria-labelledby={`${field.id}-label`}
            aria-describedby={`${field.id}-help ${field.id}-text`}
          />
          <span>
            <strong id={`${field.id}-label`}>{of.label}</strong>
            {help && <small id={`${field.id}-help`}>{help}</small>}
          </span>
        </label>
      </Cards>
      <FieldText id={field.id} message={field.message} help={undefined} />
    </FormControl>
  );
}
