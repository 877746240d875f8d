import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { HTMLAttributes, ReactNode } from 'react';

/** The props of every field. `name` is the API's own name, so that the form's values are the request body. */
export interface FieldProps<Name extends string = string> {
  name: Name;
  label: string;
  help?: ReactNode;
  /** Labelled "(opcional)"; required fields have no mark. */
  optional?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
}

/** A field's id and error, for its frame. */
interface FramedField {
  id: string;
  message: string | undefined;
}

interface FrameProps {
  field: FramedField;
  of: Pick<FieldProps, 'label' | 'help' | 'optional' | 'disabled'>;
  children: ReactNode;
}

/** A field's label above it, and its help or error below: not the error of a disabled one, which nobody can mend. */
export function FieldFrame({
  field: { id, message: error },
  of: { label, help, optional = false, disabled = false },
  children,
}: FrameProps) {
  const message = disabled ? undefined : error;
  return (
    <FormControl error={message !== undefined} disabled={disabled}>
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {label}
        {optional && <Optional />}
      </FormLabel>
      {children}
      <FieldText id={id} message={message} help={help} />
    </FormControl>
  );
}

const quiet = { fontWeight: 400, color: 'var(--ink-3)' };
export const Optional = () => <span style={quiet}> (opcional)</span>;

/** The error replaces the help. */
export function FieldText({ id, message, help }: { id: string; message: string | undefined; help: ReactNode }) {
  if (message === undefined && !help) return null;
  return (
    <FormHelperText id={`${id}-text`} error={message !== undefined}>
      {message !== undefined && <CircleAlert size={14} strokeWidth={1.75} aria-hidden />}
      <span>{message ?? help}</span>
    </FormHelperText>
  );
}
