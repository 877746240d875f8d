import { WITHOUT_NUMBER } from '@mirante/domain/address.ts';
import type { TypedAddress } from '@mirante/domain/sales/checkout.ts';
import { TextInput } from '@mirante/ui-kit/fields/fields.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import css from './number-field.module.css';

/** In a form: the number of an address, or that it has none. */
export function NumberField() {
  const { value, change } = useFormField<TypedAddress['number']>('number');
  const isWithout = value === null;
  return (
    <div className={css.field}>
      <TextInput
        name="number"
        label="Número"
        inputMode="numeric"
        autoComplete="off"
        disabled={isWithout}
        placeholder={isWithout ? WITHOUT_NUMBER : undefined}
      />
      <label className={css.without}>
        <input
          type="checkbox"
          name="without_number"
          checked={isWithout}
          onChange={(e) => change(e.target.checked ? null : '')}
        />
        Sem numeração
      </label>
    </div>
  );
}
