import { compactCnpj, isCnpj, maskedCnpj } from '@mirante/domain/cnpj.ts';
import type { FieldProps } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { Masked } from '@mirante/ui-kit/fields/masked.tsx';

/** A CNPJ with its mask on screen, and without it in the form once it is whole. */
export function CnpjInput(of: FieldProps) {
  const field = useFormField<string | null>(of.name);
  const type = (text: string) => field.change(isCnpj(compactCnpj(text)) ? compactCnpj(text) : text);
  return (
    <Masked
      of={{ inputMode: 'text', ...of }}
      field={field}
      mask="cnpj"
      shown={maskedCnpj(field.value ?? '')}
      typed={type}
    />
  );
}
