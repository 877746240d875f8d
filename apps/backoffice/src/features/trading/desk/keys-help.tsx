import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import css from './desk-page.module.css';

const keys: readonly (readonly [keys: string, what: string])[] = [
  ['N', 'Nova operação: vai para o ativo'],
  ['1 a 9', 'Escolhe o modelo da nova operação'],
  ['Ctrl Enter', 'Na nova operação: salva'],
  ['/', 'Busca um ativo; Enter leva ao valor dele'],
  ['↑ ↓', 'Operação de cima, de baixo'],
  ['V', 'Valor da operação selecionada; Enter envia e desce'],
  ['Ctrl Enter', 'Num valor: envia todos os guardados'],
  ['P', 'Cola valores de uma planilha'],
  ['G', 'Acionar: de gatilho para andamento'],
  ['R', 'RP'],
  ['F', 'Finalizar'],
  ['C', 'Cancelar operação'],
  ['D', 'Duplicar'],
  ['Z', 'Desfazer o último evento da operação'],
  ['Esc', 'Sai do campo'],
  ['?', 'Esta ajuda'],
];

/** The desk's keyboard shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Teclas da mesa</DialogTitle>
      <DialogContent>
        <p className={css.quiet}>Valem fora dos campos. Dentro de um, Esc sai dele.</p>
        <dl className={css.keys}>
          {keys.map(([key, what]) => (
            <div key={what}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
