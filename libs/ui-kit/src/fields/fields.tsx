import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { EndUnit } from './end-unit.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { useFormField } from './form-field.ts';
import { PasswordBox } from './password-box.tsx';
import { amountToTyped, dayFromMasked, dayToMasked, moneyFromTyped, phoneToTyped } from './input-format.ts';
import { inputProps } from './input-props.ts';
import { Masked } from './masked.tsx';
import { pasteWhole } from './paste-whole.ts';
import { usePhoneParser, type MaskName } from './use-mask.ts';

export { ChoiceInput } from './choice-input.tsx';
export type { FieldProps };

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** More than one makes a textarea that grows from this many lines. */
  lines?: number;
  maxLength?: number;
  end?: ReactNode;
}

export function TextInput({ type = 'text', lines = 1, maxLength, end, ...of }: TextProps) {
  const field = useFormField<string>(of.name);
  return (
    <FieldFrame field={field} of={of}>
      <OutlinedInput
        {...inputProps(of, field)}
        type={type}
        value={field.value ?? ''}
        // Spaces are pasted around numbers.
        onChange={({ target: { value } }) => field.change(of.inputMode === 'numeric' ? value.trim() : value)}
        multiline={lines > 1}
        minRows={lines}
        maxRows={16}
        endAdornment={end && <EndUnit>{end}</EndUnit>}
        onPaste={pasteWhole}
        slotProps={{ input: { maxLength, inputMode: of.inputMode } }}
      />
    </FieldFrame>
  );
}

export function PasswordInput({ autoComplete = 'current-password', ...of }: FieldProps) {
  const field = useFormField<string>(of.name);
  return (
    <FieldFrame field={field} of={of}>
      <PasswordBox
        {...inputProps({ ...of, autoComplete }, field)}
        value={field.value ?? ''}
        onChange={(e) => field.change(e.target.value)}
      />
    </FieldFrame>
  );
}

/** The form's value includes the mask; `card` and `expiry` support the browser's card autofill. */
export function MaskedInput({ mask, ...of }: FieldProps & { mask: Exclude<MaskName, 'money' | 'decimal' | 'phone'> }) {
  const field = useFormField<string>(of.name);
  return <Masked of={of} field={field} mask={mask} shown={field.value ?? ''} typed={field.change} />;
}

/** `DD/MM/YYYY` on screen, `YYYY-MM-DD` in the form; an incomplete day is kept as typed. */
export function DayInput(of: FieldProps) {
  const field = useFormField<string>(of.name);
  return (
    <Masked
      of={{ placeholder: 'DD/MM/AAAA', ...of }}
      field={field}
      mask="date"
      shown={dayToMasked(field.value ?? '')}
      typed={(text) => field.change(dayFromMasked(text))}
    />
  );
}

/** BRL in Brazilian format on screen, a number in the form. */
export const MoneyInput = (of: FieldProps) => <NumberTyped of={of} mask="money" start="R$" />;

/** A number of up to 8 decimals, in Brazilian format on screen. A currency precedes it, a percent sign follows. */
export const DecimalInput = ({ unit, ...of }: FieldProps & { unit?: string }) => (
  <NumberTyped of={of} mask="decimal" {...(unit === '%' ? { end: unit } : { start: unit })} />
);

interface NumberTypedProps {
  of: FieldProps;
  mask: 'money' | 'decimal';
  start?: string | undefined;
  end?: string;
}

function NumberTyped({ of, mask, start, end }: NumberTypedProps) {
  const field = useFormField<number | ''>(of.name);
  const [draft, setDraft] = useState('');
  const shown = moneyFromTyped(draft) === (field.value ?? '') ? draft : amountToTyped(field.value ?? '');
  const typed = (text: string) => {
    setDraft(text);
    field.change(moneyFromTyped(text));
  };
  return <Masked of={of} field={field} mask={mask} shown={shown} typed={typed} start={start} end={end} />;
}

/** Brazilian unless it starts with `+`; E.164 in the form once the number is complete. */
export function PhoneInput({ autoComplete = 'tel', ...of }: FieldProps) {
  const field = useFormField<string>(of.name);
  const parse = usePhoneParser();
  const [draft, setDraft] = useState('');
  const shown = parse(draft) === (field.value ?? '') ? draft : phoneToTyped(parse(field.value ?? ''));
  const typed = (text: string) => {
    setDraft(text);
    field.change(parse(text));
  };
  return (
    <Masked
      of={{ placeholder: '(11) 90000-0000', ...of, autoComplete }}
      field={field}
      mask="phone"
      shown={shown}
      typed={typed}
      start={shown.startsWith('+') ? undefined : '+55'}
    />
  );
}

interface SelectProps extends FieldProps {
  /** Value to label, in display order. */
  options: Record<string, string> | readonly (readonly [value: string, label: string])[];
  /** What choosing nothing means, where that is a choice of its own. */
  none?: string;
}

/**
 * A native select, which works best on phones and with screen readers. A required choice can be changed, but not
 * unmade: forms would read that as left alone.
 */
export function SelectInput({ options, none, placeholder = 'Selecione', ...of }: SelectProps) {
  const field = useFormField<string | number>(of.name);
  const pairs = Array.isArray(options)
    ? (options as readonly (readonly [string, string])[])
    : Object.entries(options as Record<string, string>);
  const hasNone = of.optional || none || !pairs.some(([value]) => value === String(field.value));
  return (
    <FieldFrame field={field} of={of}>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={ChevronDown}
        value={field.value ?? ''}
        onChange={(e) => field.change(e.target.value)}
        onBlur={field.onBlur}
        inputProps={{
          id: field.id,
          name: of.name,
          autoComplete: of.autoComplete,
          'aria-describedby': field.describedBy,
        }}
      >
        {hasNone && <option value="">{none ?? placeholder}</option>}
        {pairs.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
