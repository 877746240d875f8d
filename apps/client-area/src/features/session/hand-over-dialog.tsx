import type { SessionUser } from '@mirante/domain/access/session.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface HandOverDialogProps {
  current: SessionUser;
  newcomer: SessionUser;
  onStay: () => void;
  onEnter: () => void;
}

export const HandOverDialog = ({ current, newcomer, onStay, onEnter }: HandOverDialogProps) => (
  <Dialog open onClose={onStay} aria-labelledby="hand-over-title">
    <DialogTitle id="hand-over-title">Entrar como {newcomer.name}?</DialogTitle>
    <DialogContent>
      Você está conectado como {current.name} ({current.email}). Se continuar, essa sessão será encerrada e você entrará
      como {newcomer.name} ({newcomer.email}).
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" autoFocus onClick={onStay}>
        Continuar como {firstName(current)}
      </Button>
      <Button variant="contained" onClick={onEnter}>
        Entrar como {firstName(newcomer)}
      </Button>
    </DialogActions>
  </Dialog>
);

const firstName = ({ name }: SessionUser) => name.split(' ')[0];
