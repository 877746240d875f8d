import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { systemScheme, type Mode } from './scheme.ts';

const looks = {
  system: { name: 'tema do sistema', Icon: Monitor },
  light: { name: 'tema claro', Icon: Sun },
  dark: { name: 'tema escuro', Icon: Moon },
};

/**
 * Cycles from the system's scheme to the opposite one, and then to the system's current scheme as a fixed choice. The
 * first press always changes the colours.
 */
function after(mode: Mode): Mode {
  const system = systemScheme();
  const other = system === 'dark' ? 'light' : 'dark';
  if (mode === 'system') return other;
  return mode === other ? system : 'system';
}

export function SchemeToggle() {
  const { mode = 'system', setMode } = useColorScheme();
  const next = after(mode);
  const { name, Icon } = looks[mode];
  const label = `${name.replace('t', 'T')}. Mudar para ${looks[next].name}`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(next)}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
