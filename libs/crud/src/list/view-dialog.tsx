import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { fieldsOf } from '../form/fields.tsx';
import { PartForm } from '../form/part-form.tsx';
import { useFormValues } from '../form/use-form-values.ts';
import type { NamedFilter } from './filters.tsx';
import { MAX_VIEW_NAME, MAX_VIEWS, withView, type SavedView } from './saved-views.ts';
import css from './view-dialog.module.css';

interface ViewDialogProps {
  views: readonly SavedView[];
  /** The one with this state. */
  saved: SavedView | undefined;
  /** The state to save. */
  query: string;
  /** The active filters that are not saved. */
  omitted: readonly NamedFilter[];
  change: (next: (now: SavedView[]) => SavedView[]) => void;
  onClose: () => void;
}
interface Named {
  name: string;
}
const Field = fieldsOf<Named>();
const schema = () =>
  import('@mirante/validation/fields.ts').then(({ form, text }) => form({ name: text(1, MAX_VIEW_NAME).required() }));

/** Names the list's current state, or renames or removes its view. */
export function ViewDialog({ views, saved, query, omitted, change, onClose }: ViewDialogProps) {
  const title = useId();
  const isFull = !saved && views.length >= MAX_VIEWS;
  const save = async ({ name }: Named) => {
    change((now) => withView(now, { name: name.trim(), query }).slice(0, MAX_VIEWS));
    onClose();
  };
  const remove = () => {
    change((now) => now.filter(({ name }) => name !== saved?.name));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{saved ? 'Renomear ou remover a visão' : 'Salvar esta visão'}</DialogTitle>
      {isFull ? (
        <>
          <DialogContent>
            Esta lista já tem {MAX_VIEWS} visões, o máximo. Abra uma que não usa mais e remova-a para salvar outra.
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              Fechar
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogContent>
          <PartForm
            label="Visão"
            initial={{ name: saved?.name ?? '' }}
            schema={schema}
            save={save}
            aside={
              <>
                <Button variant="text" onClick={onClose}>
                  Cancelar
                </Button>
                {saved && (
                  <Button variant="outlined" color="error" onClick={remove}>
                    Remover visão
                  </Button>
                )}
              </>
            }
          >
            <Field.Text name="name" label="Nome" maxLength={MAX_VIEW_NAME} autoFocus />
            <Replaced views={views} saved={saved} />
            <p className={css.note}>
              Guarda os filtros, a ordem e as linhas por página, para você, neste navegador.
              {omitted.length > 0 &&
                ` Sem ${omitted.map(({ label }) => `“${label}”`).join(' e ')}: dados pessoais não são guardados.`}
            </p>
          </PartForm>
        </DialogContent>
      )}
    </Dialog>
  );
}

function Replaced({ views, saved }: Pick<ViewDialogProps, 'views' | 'saved'>) {
  const name = useFormValues<Named>().name.trim();
  const isTaken = views.some((view) => view !== saved && view.name === name);
  return (
    <p className={css.note} role="status">
      {isTaken && 'Já existe uma visão com este nome: ela é substituída.'}
    </p>
  );
}
