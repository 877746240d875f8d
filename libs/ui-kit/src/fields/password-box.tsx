import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';

/** A password input, in a field's frame, with a button that reveals the text. */
export function PasswordBox(props: OutlinedInputProps & { id: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <OutlinedInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            // Several passwords of a form have the same button.
            aria-describedby={`${props.id}-label`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {/* Not as `aria-label`: who looks for "Senha" by its label would find the button too. */}
            <span className="m-hidden">Mostrar senha</span>
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
