import { decline, enter } from '@mirante/session/arrival.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

/** Someone comes from the checkout while someone else is logged in here: who is it to be? */
export function ArrivalQuestion() {
  const { arrival, details } = useSessionState();
  const dispatch = useSessionDispatch();
  if (typeof arrival === 'string' || !details) return null;
  const { of: newcomer } = arrival;
  const stay = () => void dispatch(decline(newcomer));
  return (
    <Dialog open onClose={stay} aria-labelledby="arrival-title">
      <DialogTitle id="arrival-title">Entrar como {newcomer.user.name}?</DialogTitle>
      <DialogContent>
        Você está conectado como {details.user.name} ({details.user.email}). Se continuar, essa sessão será encerrada e você entrará como {newcomer.user.name} ({newcomer.user.email}).
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={stay}>
          Continuar como {firstName(details.user.name)}
        </Button>
        <Button variant="contained" onClick={() => void dispatch(enter(newcomer))}>
          Entrar como {firstName(newcomer.user.name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const firstName = (name: string) => name.split(' ')[0];
