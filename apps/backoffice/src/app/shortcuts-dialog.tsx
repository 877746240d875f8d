import { useViewerDetails } from '@mirante/session/use-session.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment, useId, useState } from 'react';
import { hasCharacterKeys, setCharacterKeys } from '../shared/use-keys.ts';
import css from './shortcuts-dialog.module.css';
import { shortcuts, type Shortcut } from './shortcuts.ts';

interface ShortcutsDialogProps {
  places: readonly Shortcut[];
  onClose: () => void;
}

/** Every page's keys, and the switch that turns those of one character off. */
export function ShortcutsDialog({ places, onClose }: ShortcutsDialogProps) {
  const { id: user } = useViewerDetails().user;
  const [isOn, setOn] = useState(() => hasCharacterKeys(user));
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Atalhos do teclado</DialogTitle>
      <DialogContent>
        <label className={css.switch}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target: { checked } }) => {
              setCharacterKeys(user, checked);
              setOn(checked);
            }}
          />
          Usar atalhos de uma tecla neste navegador
        </label>
        <p className={css.note}>Não valem enquanto se digita num campo. A busca abre sempre com Ctrl K.</p>
        <h3 className={css.title}>Em qualquer página</h3>
        <KeyList of={shortcuts} />
        <h3 className={css.title}>Ir para</h3>
        <KeyList of={places} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const KeyList = ({ of }: { of: readonly Shortcut[] }) => (
  <dl className={css.keys}>
    {of.map(({ keys, what }) => (
      <div key={keys}>
        <dt>
          {keys.split(' ').map((key, n) => (
            <Fragment key={key}>
              {n > 0 && ' '}
              <kbd>{shownKey(key)}</kbd>
            </Fragment>
          ))}
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);

/** As the key's cap has it. */
const shownKey = (key: string) => (key.length === 1 ? key.toUpperCase() : key.replace('Escape', 'Esc'));
