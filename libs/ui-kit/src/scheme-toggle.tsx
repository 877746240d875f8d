import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

/** Light or dark; until it is pressed the machine's own choice is followed. */
export function SchemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <IconButton aria-label="Tema escuro" aria-pressed={dark} onClick={() => setMode(dark ? 'light' : 'dark')}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
