import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { EndUnit } from './end-unit.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { inputProps, type Bound } from './input-props.ts';
import { useMask, type MaskName } from './use-mask.ts';

/** Browsers autofill `MM/YYYY` if it fits, else `MM/YY`. */
const EXPIRY_LENGTH = 7;

interface MaskedProps {
  of: FieldProps;
  field: Pick<Bound, 'id' | 'onBlur' | 'describedBy' | 'message'>;
  mask: MaskName;
  shown: string;
  typed: (text: string) => void;
  start?: string | undefined;
  end?: string | undefined;
}

/** The numeric keyboard of some phones has no comma. */
const keyboards: Partial<Record<MaskName, 'tel' | 'decimal'>> = { phone: 'tel', money: 'decimal', decimal: 'decimal' };

/** A masked input, for fields whose value differs from the typed text. */
export function Masked({ of, field, mask, shown, typed, start, end }: MaskedProps) {
  const inputRef = useMask(mask);
  const inputMode = of.inputMode ?? keyboards[mask] ?? 'numeric';
  // A mask sets the value itself, which React's `onChange` does not notice; `onInput` always fires.
  const take = (e: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => typed(e.currentTarget.value);
  return (
    <FieldFrame field={field} of={of}>
      <OutlinedInput
        {...inputProps(of, field)}
        type={mask === 'phone' ? 'tel' : 'text'}
        inputRef={inputRef}
        value={shown}
        slotProps={{ input: { inputMode, onInput: take, maxLength: mask === 'expiry' ? EXPIRY_LENGTH : undefined } }}
        startAdornment={
          start && (
            <InputAdornment position="start" disableTypography>
              {start}
            </InputAdornment>
          )
        }
        endAdornment={end && <EndUnit>{end}</EndUnit>}
      />
    </FieldFrame>
  );
}
